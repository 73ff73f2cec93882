import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import { SERVER_SETTINGS, SITE, type ServerSettings } from './after-build';
import {
  AFTER_ASKING,
  cacheControlOf,
  contentTypeOf,
  partsOf,
  wholeOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
} from './hosting';
import { addressBelow } from './base-path';
import type { MailServer } from './mail-server/mail-server';

export type Address = { port: number; host: string };

/** `PORT` and `HOST`, else http://localhost:4173. @throws with a sentence when the port is no port */
export function addressFrom(environment: NodeJS.ProcessEnv): Address {
  const port = Number(environment['PORT'] ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT: expected a number between 0 and 65535, got "${environment['PORT']}".`);
  }
  return { port, host: environment['HOST'] ?? 'localhost' };
}

const siteUrl = ({ port, host }: Address): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** What the build wrote for the server. */
export const settingsIn = (file: string): ServerSettings =>
  JSON.parse(readFileSync(file, 'utf8')) as ServerSettings;

/** Serves a finished site as a good host would: its headers, compressed, 404s that are 404s. */
export function siteServer({
  site = SITE,
  settings = SERVER_SETTINGS,
  mail,
}: {
  site?: string;
  settings?: string;
  /** Answers what is posted to a mail service; false when it was something else. */
  mail?: MailServer;
} = {}): Server {
  const hosting = settingsIn(settings);
  const { basePath, headers, policies, ofFiles } = hosting;
  const files = sirv(site, {
    brotli: true,
    etag: true,
    gzip: true,
    setHeaders(response, pathname) {
      const type = contentTypeOf(pathname);
      if (type) response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', cacheControlOf(pathname.slice(1)));
      // A policy on a script or a picture protects nothing and costs a kilobyte each time.
      const policy = policies[pathname.replace(/(?:\/index\.html|\/)$/, '')];
      if (policy) response.setHeader(POLICY_HEADER, policy);
      for (const [name, value] of Object.entries(ofFiles[pathname] ?? {})) response.setHeader(name, value);
    },
  });
  const [parts, whole] = [partsOf(hosting), wholeOf(hosting)];
  const missing = (path: string, request: IncomingMessage, response: ServerResponse) => {
    const { missingFile, missingPolicy } = parts.find(({ base }) => path.startsWith(base)) ?? whole;
    const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const page = readFileSync(join(site, brotli ? `${missingFile}.br` : missingFile));
    if (brotli) response.setHeader('Content-Encoding', 'br');
    response.writeHead(404, {
      Vary: 'Accept-Encoding',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': page.length,
      'Cache-Control': AFTER_ASKING,
      [POLICY_HEADER]: missingPolicy,
    });
    response.end(request.method === 'HEAD' ? undefined : page);
  };
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (mail?.(request, response)) return;
    const { url = '/' } = request;
    const path = url.replace(/[?#].*$/, '');
    const address = addressBelow(basePath, url);
    const home = path === '/' ? whole.home : parts.find(({ roots }) => roots.includes(path))?.home;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (home) {
      response.writeHead(REDIRECT_STATUS, { Location: home, 'Cache-Control': AFTER_ASKING }).end();
    } else if (address === null) {
      missing(path, request, response);
    } else {
      request.url = address;
      files(request, response, () => missing(path, request, response));
    }
  });
}

/** Starts the server. @returns the site's address. @throws with a sentence when the address is taken or forbidden */
export function listen(server: Server, address: Address, basePath = '/'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { port, host } = address;
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
        EACCES: `Port ${port} may not be opened by this user. Choose one above 1023: PORT=4173 npm start`,
        ENOTFOUND: `HOST: "${host}" is not an address of this machine.`,
        EADDRNOTAVAIL: `HOST: "${host}" is not an address of this machine.`,
      };
      reject(new Error(reasons[error.code ?? ''] ?? `The server could not start: ${error.message}`));
    });
    server.listen(address.port, address.host, () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : address.port;
      resolve(siteUrl({ ...address, port }) + basePath.slice(0, -1));
    });
  });
}
