import type { Portfolio } from '~/resume/model/portfolio';

import { hasUsage } from '~/portal/evidence/usage';
import { languageAt, type Language } from '~/portal/addresses/languages';
import type { Slug } from '~/portal/addresses/screens';

/** The data of the shell around every screen. */
export type ShellSlice = {
  language: string;
  dir: 'ltr' | 'rtl';
  portalTitle: string;
  name: string;
  initials: string;
  headline: string | null;
  /** The numbers for the tour. */
  companies: number;
  roles: number;
  /** The footer's copyright notice; null for the default text. */
  rights: { text: string; language: string } | null;
  /** Screens without content. Navigation lists omit them. */
  empty: readonly Slug[];
  /** The year of the build. The footer replaces it with the current year after hydration. */
  year: number;
  /** Whether pages are cached for offline use. */
  offline: boolean;
  /** The privacy notice: a summary and its sentences. */
  privacy: { summary: string; sentences: readonly string[] };
};

/** Screens without content for this owner. Their addresses stay valid. */
export const emptyScreens = (
  portfolio: Pick<Portfolio, 'places' | 'portal' | 'projects' | 'owner' | 'evidence'>,
): readonly Slug[] => [
  ...(portfolio.places.length + portfolio.portal.presence.length === 0 ? (['global-presence'] as const) : []),
  ...(portfolio.projects.length === 0 ? (['projects'] as const) : []),
  ...(hasUsage(portfolio) ? [] : (['usage'] as const)),
  // Without a mail service and an address, there is no form.
  ...(portfolio.portal.mail || portfolio.owner.email ? [] : (['contact'] as const)),
];

export function shellSlice(
  portfolio: Portfolio,
  address: string,
  today: Date,
  privacy: ShellSlice['privacy'],
): ShellSlice {
  const { portal, owner, companies } = portfolio;
  const { code, dir }: Language = languageAt(address);
  return {
    language: code,
    dir: dir ?? 'ltr',
    portalTitle: portal.title,
    name: owner.name,
    initials: owner.initials,
    headline: owner.headline,
    companies: companies.length,
    roles: companies.flatMap(({ positions }) => positions).length,
    rights: portal.rights,
    empty: emptyScreens(portfolio),
    year: today.getFullYear(),
    offline: portal.offline,
    privacy,
  };
}
