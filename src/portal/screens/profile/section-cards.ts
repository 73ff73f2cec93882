import type { Portfolio } from '~/resume/read/portfolio';
import type { Format } from '~/portal/lib/format';
import type { profileSlice } from '~/portal/lib/profile';
import { otherSections, sections } from '~/portal/lib/sections';
import type { T } from '~/portal/i18n/t';

// Used while building only, so that these words stay there.

/** The résumé's further sections under their titles. */
export const sectionCards = (portfolio: Portfolio, format: Format, t: T, tagged: (tag: string) => string) => [
  ...sections(portfolio, format, tagged).map(({ section, drawing }) => ({
    section: section as string,
    title: t(`profile.${section}`),
    drawing,
  })),
  ...otherSections(portfolio, format),
];

type Way = ReturnType<typeof profileSlice>['further'][number];

/** What a further way to reach the owner is called: a network's own name, or the portal's word. */
export const wayName = (kind: Way['kind'], t: T): string =>
  kind === 'phone' || kind === 'website' || kind === 'location' ? t(`profile.${kind}`) : kind;
