import type { Portfolio } from '~/resume/read/portfolio';

import { languageAt, type Language } from './languages';
import type { Slug } from './screens';

/** What stands around every screen. */
export type ShellSlice = {
  language: string;
  dir: 'ltr' | 'rtl';
  portalTitle: string;
  name: string;
  initials: string;
  headline: string | null;
  /** How many there are, for the tour. */
  companies: number;
  roles: number;
  /** The footer's line of rights; null for the interface's own words. */
  rights: { text: string; language: string } | null;
  /** Screens that have nothing to show: no list of screens names them. */
  empty: readonly Slug[];
  /** The build's year: the footer shows the visitor's as soon as it can. */
  year: number;
  /** Whether the device keeps copies of pages. */
  offline: boolean;
  /** What a visit means for privacy: in a few words, and in sentences. */
  privacy: { summary: string; sentences: readonly string[] };
};

/** Screens that have nothing to show for this owner. They keep their addresses. */
export const emptyScreens = ({
  places,
  portal,
  projects,
}: Pick<Portfolio, 'places' | 'portal' | 'projects'>): readonly Slug[] => [
  ...(places.length + portal.presence.length === 0 ? (['global-presence'] as const) : []),
  ...(projects.length === 0 ? (['projects'] as const) : []),
];

/** The shell's slice for an address. */
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
