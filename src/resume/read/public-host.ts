/** Letters, digits, dots and hyphens: nothing that a security policy or a server's settings read in a way of their own. */
const PLAIN_HOST = /^[a-z0-9.-]{1,253}$/;

/** What Leaflet fills into the address of a tile, by itself. */
const TILE_FIELDS = /\{(?:[sxyzr]|-y)\}/g;
/** The subdomains that Leaflet puts in the place of `{s}`. */
const TILE_SUBDOMAINS = ['a', 'b', 'c'];

/**
 * The origin of an address (`https://tiles.example:8443`), as a security policy and the files of hosts may name it; null
 * where it is no such address. There is no other way for a host of the content to reach either of them.
 * @param loopback also takes this machine, without encryption
 */
export function publicOrigin(address: string, { loopback = false } = {}): string | null {
  if (/[\p{Cc}\\]/u.test(address) || !URL.canParse(address)) return null;
  const { origin, protocol, hostname, username, password } = new URL(address);
  const here = loopback && protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  if (protocol !== 'https:' && !here) return null;
  return username === '' && password === '' && PLAIN_HOST.test(hostname) ? origin : null;
}

/** Every origin that the tiles of a map come from; null where the template of their address is none. */
export function tileOrigins(template: string): string[] | null {
  if (/[{}]/.test(template.replaceAll(TILE_FIELDS, ''))) return null;
  const subdomains = template.includes('{s}') ? TILE_SUBDOMAINS : [''];
  // A field other than `{s}` in the host leaves its braces there, and makes it none.
  const origins = subdomains.map((name) => publicOrigin(template.replaceAll('{s}', name)));
  return origins.every((origin) => origin !== null) ? origins : null;
}
