import type { Portfolio } from '~/content/portfolio';
import type { Drawing } from '~/domain/drawing';
import type { Format } from '~/domain/format';
import type { profileSlice } from '~/domain/profile';
import { link, sections } from '~/domain/sections';
import type { T } from '~/i18n/t';

// Used while building only, so that these words stay there.

/** The résumé's further sections under their titles. */
export const sectionCards = (portfolio: Portfolio, format: Format, t: T) =>
  sections(portfolio, format).map(({ section, drawing }) => ({ title: t(`profile.${section}`), drawing }));

/** Further ways to reach the owner, a line each. */
export const furtherLinks = (further: ReturnType<typeof profileSlice>['further'], t: T): readonly Drawing[] =>
  further.map(({ kind, label, url }): Drawing => {
    const what = kind === 'phone' || kind === 'website' || kind === 'location' ? t(`profile.${kind}`) : kind;
    return ['p', null, ['span', null, `${what}: `], url ? link(url, label) : label];
  });
