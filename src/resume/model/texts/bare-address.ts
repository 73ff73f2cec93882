/** Whether a text is a valid web address. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text);

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

/** Parameters that networks and letters add to an address to see from where a visitor comes. */
const TRACKING =
  /(?<=[?&])(?:(?:utm_\w+|igsh(?:id)?|fbclid|gclid|mibextid|usp|trk|lipi|ref_src|si)=[^&#]*|s=\d\d)(?:&|(?=#|$))/g;

/** An address as it is shown, without the parameters that only state where a visitor comes from. */
export const untrackedAddress = (url: string): string =>
  bareAddress(url.replaceAll(TRACKING, '').replace(/[?&](?=#|$)/, ''));

/** The same without `www.`, for a line with little room. */
export const shortAddress = (url: string): string => untrackedAddress(url).replace(/^www\./, '');

/** The length of an address that still fits into a line. */
const LONGEST_ADDRESS = 40;

/** Whether an address is too long for a line, so that its name or its site stands for it. */
export const isLongAddress = (url: string): boolean => shortAddress(url).length > LONGEST_ADDRESS;

/** An address in a line of its own: the site alone of a long one. */
export const lineAddress = (url: string): string =>
  isLongAddress(url) ? (/^[^/?#]+/.exec(shortAddress(url))?.[0] ?? '') : untrackedAddress(url);
