import { hrefOf } from '~/portal/lib/base-path';
import { namedInCareer } from '~/portal/lib/evidence/skill-use';
import { profileSlice } from '~/portal/lib/profile';
import { addressOf, tagAddress } from '~/portal/lib/screens';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { profileAbout } from '~/portal/i18n/profile-about';
import { sectionCards } from '~/portal/i18n/section-cards';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-context';

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
    links: contactRows({ ...slice, further }, t),
    cards: sectionCards(portfolio, format, t, tagHref),
    about: profileAbout(portfolio, t, language.code),
    head: pageHead(portfolio, 'profile', language),
  };
}
