import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import { languageAt, languages } from '../app/domain/languages';
import { addressOf } from '../app/domain/screens';
import { SERVER_SETTINGS, SITE, type ServerSettings } from './after-build';
import { CACHE_A_MINUTE, CACHE_AFTER_ASKING, CACHE_FOR_EVER, isHashed } from './host-files';
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

function notFound(request: IncomingMessage, response: ServerResponse, site: string): void {
  const { segment } = languageAt(request.url ?? '/');
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const page = readFileSync(join(site, segment, brotli ? '404.html.br' : '404.html'));
  if (brotli) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Vary', 'Accept-Encoding');
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': CACHE_AFTER_ASKING,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** Where a language begins, and the screen that one finds there. */
const homes = new Map(
  languages.flatMap((language) => {
    const dashboard = addressOf('dashboard', language);
    return [`/${language.segment}`, `/${language.segment}/`].map((home) => [home, dashboard] as const);
  }),
);

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
  const { headers, ofFiles } = JSON.parse(readFileSync(settings, 'utf8')) as ServerSettings;
  const isPage = (pathname: string) => !/\.(?!html$)\w+$/.test(pathname);
  const files = sirv(site, {
    brotli: true,
    etag: true,
    gzip: true,
    setHeaders(response, pathname) {
      const data = pathname.endsWith('.data');
      const otherwise = data ? CACHE_A_MINUTE : CACHE_AFTER_ASKING;
      response.setHeader('Cache-Control', isHashed(pathname) ? CACHE_FOR_EVER : otherwise);
      if (data) response.setHeader('Content-Type', 'text/x-script');
      const own = Object.entries(ofFiles[pathname] ?? {});
      for (const [name, value] of own) response.setHeader(name, value);
    },
  });
  return createServer((request, response) => {
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    for (const [name, value] of Object.entries(headers)) {
      // A policy on a script or a picture protects nothing and costs two kilobytes each time.
      if (name !== 'Content-Security-Policy' || isPage(pathname)) response.setHeader(name, value);
    }
    if (mail?.(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (homes.has(pathname)) {
      response.writeHead(302, { Location: homes.get(pathname), 'Cache-Control': CACHE_AFTER_ASKING }).end();
    } else {
      files(request, response, () => notFound(request, response, site));
    }
  });
}

/** Starts the server. @returns where it listens. @throws with a sentence when the address is taken or forbidden */
export function listen(server: Server, address: Address): Promise<string> {
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
      resolve(siteUrl({ ...address, port: typeof bound === 'object' && bound ? bound.port : address.port }));
    });
  });
}
