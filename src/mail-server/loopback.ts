import type { IncomingMessage, RequestListener } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Returns whether an address or host name is a loopback address. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const version = isIP(name);
  if (version !== 0) return loopback.check(name, version === 6 ? 'ipv6' : 'ipv4');
  return name === 'localhost' || name.endsWith('.localhost');
}

/** `localhost:4173` → `localhost`; an empty text for an invalid host. */
const hostnameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/** The headers that proxies add to forwarded requests. */
const ADDED_BY_PROXIES = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/**
 * Returns whether a request comes from this machine and is addressed to it. Requests through a proxy do not
 * count, nor those of a site whose name resolves to this machine (DNS rebinding), which could read the inbox
 * otherwise.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  if (ADDED_BY_PROXIES.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(hostnameOf(headers.host ?? ''));
}

/** Returns whether a request comes from the own origin, according to the headers that browsers set. */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === headers.host);
}

/**
 * Refuses requests for other names where a server listens on a loopback address only. A page whose name is made
 * to resolve to this machine could read an unpublished portal otherwise.
 * @param address the address that the server listens on
 */
export const onlyLocal =
  ({ host }: { host: string }, listener: RequestListener): RequestListener =>
  (request, response) => {
    const { host: named } = request.headers;
    if (named === undefined || !isLoopback(host) || isLoopback(hostnameOf(named)))
      return listener(request, response);
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end(`421 This server answers at localhost only, not at ${hostnameOf(named) || 'this name'}.\n`);
  };
