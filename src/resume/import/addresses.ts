/** Hosts whose addresses may omit `https://`. */
const BARE =
  /^(?:registry\.jsonresume\.org|gist\.github(?:usercontent)?\.com|(?:raw\.githubusercontent|github)\.com)\//i;
/** Loopback hosts, the only ones that may be requested without encryption. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the argument is an address rather than a file. */
export const isAddress = (named: string): boolean =>
  /^[a-z][a-z0-9+.-]+:\/\//i.test(named) || BARE.test(named);

/** @throws an error whose message is a sentence, for an address that must not be requested */
export function checkAddress(url: URL): URL {
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
    throw new Error(`${url.href}: expected an address that begins with "https://".`);
  return url;
}

/**
 * The addresses that may contain the résumé, the most likely first. The pages of a gist, of a file and of the
 * registry show a résumé, but are not the file itself.
 * @throws an error whose message is a sentence, for an invalid address
 */
export function placesOf(named: string): URL[] {
  const address = /^[a-z][a-z0-9+.-]+:\/\//i.test(named) ? named : `https://${named}`;
  if (!URL.canParse(address))
    throw new Error(`${named}: expected an address such as "https://example.com/resume.json".`);
  const url = checkAddress(new URL(address));
  const parts = url.pathname.split('/').filter(Boolean);
  const at = (host: string, path: string) => new URL(`https://${host}/${path}`);
  if (url.hostname === 'gist.github.com' && parts.length > 0 && parts.length <= 2)
    return [
      at(url.hostname, `${parts.join('/')}/raw/resume.json`),
      at(url.hostname, `${parts.join('/')}/raw`),
    ];
  if (url.hostname === 'github.com' && parts[2] === 'blob')
    return [at('raw.githubusercontent.com', [...parts.slice(0, 2), ...parts.slice(3)].join('/'))];
  if (url.hostname === 'registry.jsonresume.org' && parts.length === 1)
    return [at(url.hostname, `${(parts[0] ?? '').replace(/\.json$/, '')}.json`)];
  return [url];
}
