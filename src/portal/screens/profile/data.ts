import { hrefOf } from '~/portal/addresses/base-path';
import { namedInCareer } from '~/portal/evidence/skill-use';
import { profileSlice } from '~/portal/career/profile';
import { addressOf, tagAddress } from '~/portal/addresses/screens';
import { availabilityIn, sectionCards } from '~/portal/i18n/section-cards';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import { contactRows } from './contact-rows';

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
    head: pageHead(portfolio, 'profile', language),
  };
}
