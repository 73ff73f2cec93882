import { site } from '~/portal/site-data';

/**
 * Addresses in the application begin at the site's root, which may be below a path of its host
 * (docs/decisions/015). The router adds the base path to its links. Other code uses these functions.
 */

/** An address of the site with the base path: `/dashboard` → `/portfolio/dashboard`. */
export const hrefOf = (address: string): string => site().basePath + address.slice(1);

/** The address of a URL without the base path: `…/portfolio/es/dashboard` → `/es/dashboard`. */
export const addressIn = ({ pathname }: Pick<URL, 'pathname'>): string =>
  pathname.slice(site().basePath.length - 1) || '/';

/** The decoded fragment of an address; the raw text if its escapes are invalid. */
export function fragmentOf({ hash }: Pick<URL, 'hash'>): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
