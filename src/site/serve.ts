import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { PACKED } from '../resume/read/packed';
import type { ServerSettings } from './write-site';
import { FINISHED } from './build-folders';
import {
  REVALIDATE,
  cacheControlOf,
  contentTypeOf,
  SVG_FILES,
  isForHosts,
  isOfView,
  partsOf,
  siteWidePart,
  POLICY_HEADER,
  REDIRECT_STATUS,
  UNSEARCHED,
  type Hosting,
  type Part,
  addressBelow,
} from './hosts/hosting';
import { INBOX } from '../mail-server/inbox';
import { isLoopback, onlyLocal } from '../mail-server/loopback';
import { mailServer, type MailServer } from '../mail-server/mail-server';
import { fileNameOf, findFile, sendFile } from './serve-file';

/** The time to wait while a build replaces the last one, ms. */
const SWAP_MS = 20;

export type Address = { port: number; host: string };

const siteUrl = ({ port, host }: Address): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The settings that the build wrote for the server. */
export const settingsIn = (file: string): ServerSettings =>
  JSON.parse(readFileSync(file, 'utf8')) as ServerSettings;

/** The serving rules of the site, read for each request, since another build may replace the last one. */
function currentHosting(settings: string): () => { hosting: Hosting; parts: Part[]; siteWide: Part } {
  let hosting: Hosting = settingsIn(settings);
  return () => {
    try {
      hosting = settingsIn(settings);
    } catch {
      // While a build is being replaced, the known settings stay valid.
    }
    return { hosting, parts: partsOf(hosting), siteWide: siteWidePart(hosting) };
  };
}

/** Responds with a text and removes the headers of a file that was about to be sent. */
function answerPlainly(
  response: ServerResponse,
  status: number,
  common: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const text = `${status} ${STATUS_CODES[status]}\n`;
  response
    .writeHead(status, {
      ...common,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': text.length,
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(text);
}

/**
 * Serves a finished site with headers, compression and correct 404 responses. An error of a request does not
 * end it.
 */
export function siteServer({
  site = FINISHED.site,
  settings = FINISHED.serverSettings,
  mail,
}: {
  site?: string;
  settings?: string;
  /** Handles requests to the mail service; returns false for any other request. */
  mail?: MailServer;
} = {}): Server {
  const current = currentHosting(settings);
  const answerUnavailable = (response: ServerResponse) =>
    answerPlainly(response, 503, current().hosting.headers, { 'Retry-After': '1' });

  const answerMissing = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const { hosting, parts, siteWide } = current();
    const { missingFile } = parts.find(({ base }) => path.startsWith(base)) ?? siteWide;
    const page = await findFile(site, `/${missingFile}`, request);
    // If even the page for missing addresses is absent, the build is being replaced.
    if (!page) return answerUnavailable(response);
    const bytes = await readFile(join(site, fileNameOf(page)));
    if (page.encoding !== null) response.setHeader('Content-Encoding', page.encoding);
    response.writeHead(404, {
      Vary: 'Accept-Encoding',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': bytes.length,
      'Cache-Control': REVALIDATE,
      [POLICY_HEADER]: hosting.policy,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { hosting, parts, siteWide } = current();
    const { basePath, headers, ofFiles } = hosting;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (mail?.(request, response)) return;
    const { url = '/' } = request;
    const path = url.replace(/[?#].*$/, '');
    const home = path === '/' ? siteWide.home : parts.find(({ roots }) => roots.includes(path))?.home;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (home)
      return void response.writeHead(REDIRECT_STATUS, { Location: home, 'Cache-Control': REVALIDATE }).end();

    const address = addressBelow(basePath, path);
    const find = async () => {
      const found = address === null ? null : await findFile(site, address, request);
      return found && isForHosts(found.address) ? null : found;
    };
    // While a build is being replaced, a file can be missing for a moment.
    const file = (await find()) ?? (await setTimeout(SWAP_MS).then(find));
    if (!file) return answerMissing(request, response, path);
    const type = contentTypeOf(file.address);
    if (type) response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', cacheControlOf(file.address.slice(1)));
    // Scripts and pictures do not need a policy, which would add a kilobyte to each response.
    if (file.address.endsWith('.html')) response.setHeader(POLICY_HEADER, hosting.policy);
    else if (file.address.endsWith(SVG_FILES.ending)) response.setHeader(POLICY_HEADER, SVG_FILES.policy);
    const own = { ...ofFiles[file.address], ...(isOfView(file.address) && UNSEARCHED) };
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    const left = await sendFile(site, file, request, response);
    // The file was found, but its build has been replaced meanwhile.
    if (left?.status === 404) answerUnavailable(response);
    else if (left) answerPlainly(response, left.status, headers, left.headers);
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      console.error(`${request.method} ${request.url} failed: ${error.message}`);
      answerUnavailable(response);
    });
  });
}

/** The command to use another port. */
const withPort = (port: number): string => (PACKED ? `--port ${port}` : `PORT=${port} npm start`);

/**
 * Starts the server.
 * @throws an error with a sentence when the address is in use or forbidden
 */
export function listen(server: Server, address: Address, basePath = '/'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { port, host } = address;
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Stop what runs there, or choose another: ${withPort(port + 1)}`,
        EACCES: `Port ${port} may not be opened by this user. Choose one above 1023: ${withPort(4173)}`,
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

/** Serves the last build. `inbox` is the address of its messages; null if a mail service receives them. */
export async function serveSite(address: Address): Promise<{ url: string; inbox: string | null }> {
  const { basePath, forThisMachine } = settingsIn(FINISHED.serverSettings);
  const server = siteServer(forThisMachine ? { mail: mailServer({ basePath }) } : {});
  const local = createServer(onlyLocal(address, (...request) => void server.emit('request', ...request)));
  const url = await listen(local, address, basePath);
  return { url, inbox: forThisMachine ? url + INBOX : null };
}

/** The message about the inbox when a site that was built for this machine is served. */
export function mailSentence(inbox: string, { host }: Address): string {
  if (isLoopback(host)) return `inbox: ${inbox} (no mail service is configured: messages stay here)`;
  const anyAddress = host === '0.0.0.0' || host === '::';
  return anyAddress
    ? `inbox: http://localhost:${new URL(inbox).port}${new URL(inbox).pathname} (on this machine only; on others, the form opens the visitor’s mail program)`
    : `no inbox: HOST=${host} is not an address of this machine, and the local mail server answers only there`;
}
