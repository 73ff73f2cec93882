/** An address as it is shown: without its scheme and last slash, and with the letters of its escapes. */
export function bareAddress(url: string): string {
  const bare = url.replaceAll(/^https?:\/\/|\/$/g, '');
  try {
    return decodeURI(bare);
  } catch {
    // A wrong escape: the address stays as it is.
    return bare;
  }
}

/** What networks and letters add to an address to see from where a visitor comes. */
const TRACKING =
  /(?<=[?&])(?:(?:utm_\w+|igsh(?:id)?|fbclid|gclid|mibextid|usp|trk|lipi|ref_src|si)=[^&#]*|s=\d\d)(?:&|(?=#|$))/g;

/** An address as it is shown, without the parameters that only tell where a visitor comes from. */
export const untrackedAddress = (url: string): string =>
  bareAddress(url.replaceAll(TRACKING, '').replace(/[?&](?=#|$)/, ''));

/** The same without `www.`, for a line with little room. */
export const shortAddress = (url: string): string => untrackedAddress(url).replace(/^www\./, '');
