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

/** The same without `www.`, for a line with little room. */
export const shortAddress = (url: string): string => bareAddress(url).replace(/^www\./, '');
