/**
 * Letters, digits, dots and hyphens, which have no special meaning in a security policy or in a server's
 * settings.
 */
const PLAIN_HOST = /^[a-z0-9.-]{1,253}$/;

/** The fields in the address of a tile that Leaflet replaces itself. */
const TILE_FIELDS = /\{(?:[sxyzr]|-y)\}/g;
/** The subdomains that Leaflet inserts for `{s}`. */
const TILE_SUBDOMAINS = ['a', 'b', 'c'];

/**
 * The origin of an address (`https://tiles.example:8443`) for a security policy and the files of hosts; null
 * for an invalid address. All hosts in the content pass through this function.
 * @param loopback also allows this machine, without encryption
 */
export function publicOrigin(address: string, { loopback = false } = {}): string | null {
  if (/[\p{Cc}\\]/u.test(address) || !URL.canParse(address)) return null;
  const { origin, protocol, hostname, username, password } = new URL(address);
  const isLocal = loopback && protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  if (protocol !== 'https:' && !isLocal) return null;
  return username === '' && password === '' && PLAIN_HOST.test(hostname) ? origin : null;
}

/** The origins of a map's tiles; null for an invalid template. */
export function tileOrigins(template: string): string[] | null {
  if (/[{}]/.test(template.replaceAll(TILE_FIELDS, ''))) return null;
  const subdomains = template.includes('{s}') ? TILE_SUBDOMAINS : [''];
  // Any other field in the host leaves its braces there, which makes the origin invalid.
  const origins = subdomains.map((name) => publicOrigin(template.replaceAll('{s}', name)));
  return origins.every((origin) => origin !== null) ? origins : null;
}
