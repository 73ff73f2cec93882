/**
 * Where the site's root is on its host: `/`, or `/portfolio/` (docs/decisions/015). Addresses in this house begin at
 * the site's root; the router adds the base to its links, and whatever else names an address asks here.
 */
const BASE = import.meta.env.BASE_URL;

/** An address of the site as its host knows it: `/dashboard` → `/portfolio/dashboard`. */
export const hrefOf = (address: string): string => BASE + address.slice(1);

/** The address that a URL means in the site: `…/portfolio/es/dashboard` → `/es/dashboard`. */
export const addressIn = ({ pathname }: Pick<URL, 'pathname'>): string =>
  pathname.slice(BASE.length - 1) || '/';
