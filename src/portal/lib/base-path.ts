import { site } from '../site-data';

/**
 * Addresses in the application begin at the site's root, which may be below a path of its host
 * (docs/decisions/015). The router adds the base path to its links; other code that names an address asks here.
 */

/** An address of the site as its host knows it: `/dashboard` → `/portfolio/dashboard`. */
export const hrefOf = (address: string): string => site().basePath + address.slice(1);

/** The address that a URL means in the site: `…/portfolio/es/dashboard` → `/es/dashboard`. */
export const addressIn = ({ pathname }: Pick<URL, 'pathname'>): string =>
  pathname.slice(site().basePath.length - 1) || '/';
