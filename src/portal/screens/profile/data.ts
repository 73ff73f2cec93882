import { hrefOf } from '~/portal/addresses/base-path';
import { namedInCareer } from '~/portal/evidence/skill-use';
import { profileSlice } from '~/portal/career/profile';
import { addressOf, tagAddress } from '~/portal/addresses/screens';
import { availabilityIn, sectionCards } from '~/portal/i18n/section-cards';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf, type T } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import type { Portfolio } from '~/resume/model/portfolio';
import { contactRows } from './contact-rows';

/** The sections that the line below the title of IAM may name, the most important first. */
const SECTIONS = [
  'skills',
  'education',
  'certificates',
  'awards',
  'publications',
  'volunteering',
  'interests',
] as const;

/** The number of sections that are named if one of the three of the usual line is missing. */
const MOST_NAMED = 2;

/** The line below the title of IAM, which names only what the page has. */
export function profileAbout(
  portfolio: Pick<Portfolio, 'owner' | (typeof SECTIONS)[number]>,
  t: T,
  language: string,
): string {
  const isWritten = portfolio.owner.biography.length > 0;
  const sections = SECTIONS.filter((section) => portfolio[section].length > 0);
  if (isWritten && sections[0] === 'skills' && sections[1] === 'education') return t('profile.about');
  const titles = [...(isWritten ? (['biography'] as const) : []), ...sections]
    .slice(0, MOST_NAMED)
    .map((section, at) => {
      const title = t(`profile.${section}`);
      // German nouns keep their capital.
      return at === 0 || language === 'de' ? title : title.toLocaleLowerCase(language);
    });
  if (titles.length === 0) return t('profile.basicInfo');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(titles);
}

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const [format, t] = [formatOf(language.code), tOf(language.code)];
  const { further, ...slice } = profileSlice(portfolio, format);
  const isNamed = namedInCareer(portfolio);
  const tagHref = (tag: string) =>
    isNamed(tag) ? hrefOf(tagAddress(addressOf('experience', language), tag)) : null;
  return {
    ...slice,
    links: contactRows({ ...slice, further }, t, availabilityIn(portfolio, language.code)),
    cards: sectionCards(portfolio, format, t, tagHref),
    about: profileAbout(portfolio, t, language.code),
    head: pageHead(portfolio, 'profile', language),
  };
}
