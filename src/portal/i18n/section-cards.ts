import type { Portfolio } from '~/resume/model/portfolio';
import type { Format } from '~/portal/text/format';
import type { profileSlice } from '~/portal/career/profile';
import { otherSections, sections } from '~/portal/career/sections';
import type { KindNames } from '~/portal/evidence/usage';
import type { T } from './t';

/** The names of the dictionary's kinds of skills in a language. */
export const domainNamesIn =
  (t: T): KindNames =>
  (kind) =>
    t(`domain.${kind}` as 'domain.other');

// Used by the build only, so that these texts are not in the bundle.

/** The other sections of the résumé with their titles. */
export const sectionCards = (
  portfolio: Portfolio,
  format: Format,
  t: T,
  tagged: (tag: string) => string | null,
) => [
  ...sections(portfolio, format, tagged, domainNamesIn(t)).map(({ section, tree }) => ({
    section: section as string,
    title: t(`profile.${section}`),
    tree,
  })),
  ...otherSections(portfolio, format),
];

type Contact = ReturnType<typeof profileSlice>['further'][number];

/** The label of a contact detail: a network's name, or the portal's term. */
export const contactName = (kind: Contact['kind'], t: T): string =>
  kind === 'phone' || kind === 'website' || kind === 'location' ? t(`profile.${kind}`) : kind;
