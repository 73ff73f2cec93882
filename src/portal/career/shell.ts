import type { Portfolio } from '~/resume/model/portfolio';

import { hasUsage } from '~/portal/evidence/usage';
import { languageAt, type Language } from '~/portal/addresses/languages';
import type { Slug } from '~/portal/addresses/screens';

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

/** The data of the shell around every screen. */
export function shellSlice(
  portfolio: Portfolio,
  address: string,
  today: Date,
  /** The privacy notice. */ privacy: { summary: string; sentences: readonly string[] },
) {
  const { portal, owner, companies } = portfolio;
  const { code, dir }: Language = languageAt(address);
  return {
    language: code,
    dir: dir ?? ('ltr' as const),
    portalTitle: portal.title,
    name: owner.name,
    initials: owner.initials,
    headline: owner.headline,
    /** The numbers for the tour. */
    companies: companies.length,
    roles: companies.flatMap(({ positions }) => positions).length,
    /** The footer's copyright notice; null for the default text. */
    rights: portal.rights,
    /** Screens without content. Navigation lists omit them. */
    empty: emptyScreens(portfolio),
    /** The year of the build. The footer replaces it with the current year after hydration. */
    year: today.getFullYear(),
    /** Whether pages are cached for offline use. */
    offline: portal.offline,
    privacy,
  };
}

export type ShellSlice = ReturnType<typeof shellSlice>;
