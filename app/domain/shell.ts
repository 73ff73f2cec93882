import type { Portfolio } from '~/content/portfolio';

import { languageAt, type Language } from './languages';

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
  /** The build's year: the footer shows the visitor's as soon as it can. */
  year: number;
};

/** The shell's slice for an address. */
export function shellSlice(
  { portal, owner, companies }: Portfolio,
  address: string,
  today: Date,
): ShellSlice {
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
    year: today.getFullYear(),
  };
}
