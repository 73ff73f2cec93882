import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { basename, dirname, join } from 'node:path';

import send, { type SendStream } from 'send';

import { PACKED_FOLDER } from '../resume/package-data';
import type { ServerSettings } from './site-writer';
import { FINISHED } from './build-folders';
import {
  addressBelow,
  cacheControlOf,
  contentTypeOf,
  MISSING_PAGE,
  siteParts,
  POLICY_HEADER,
  REDIRECT_STATUS,
  REVALIDATE,
  SVG_FILES,
  UNSEARCHED,
  viewFiles,
  type Hosting,
} from './hosts/hosting';
import { INBOX } from '../mail-server/inbox';
import { isLoopback, onlyLocal } from '../mail-server/loopback';
import { mailServer, type MailServer } from '../mail-server/mail-server';

const IS_OF_VIEW = new RegExp(viewFiles('/'));

/** An error of `send`: the status to answer with, and its headers. */
type SendError = { status: number; headers?: Record<string, string> };

export type Address = { port: number; host: string };

const siteUrl = ({ port, host }: Address): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The settings that the build wrote for the server. */
export const settingsIn = (file: string): ServerSettings =>
  JSON.parse(readFileSync(file, 'utf8')) as ServerSettings;

/** The encodings that the build has written, the smaller one first, with their file endings. */
const ENDINGS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** A file of the site, with its address and the encoding that the request accepts. */
type FoundFile = { address: string; encoding: string | null };

const fileNameOf = ({ address, encoding }: FoundFile): string =>
  address + (encoding === null ? '' : (ENDINGS[encoding] ?? ''));

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false;

/**
 * The files that an address may refer to: the file of that name, or the page. Empty for an invalid address.
 */
function candidates(address: string): string[] {
  let path: string;
  try {
    path = decodeURIComponent(address);
  } catch {
    return [];
  }
  const steps = path.split('/').slice(1);
  const isHidden = steps.some((step) => step.startsWith('.') && step !== '.well-known');
  const hasEmptyStep = steps.slice(0, -1).includes('');
  if (!path.startsWith('/') || isHidden || hasEmptyStep || /[\0\\]/.test(path)) return [];
  return path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`];
}

/** The encodings that a request accepts without a weight, as browsers do; the smallest one first. */
function acceptedEncodings({ headers }: IncomingMessage): readonly string[] {
  const named = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return Object.keys(ENDINGS).filter((encoding) => named.includes(encoding));
}

/**
 * The first file of a site that an address refers to, in the best encoding that the request accepts; null if
 * there is none.
 */
async function findFile(site: string, address: string, request: IncomingMessage): Promise<FoundFile | null> {
  for (const candidate of candidates(address)) {
    if (!(await isFile(join(site, candidate)))) continue;
    for (const encoding of acceptedEncodings(request))
      if (await isFile(join(site, candidate + ENDINGS[encoding]))) return { address: candidate, encoding };
    return { address: candidate, encoding: null };
  }
  return null;
}

/** Sends a file: complete, in part, or as unchanged. The response has the headers of the file already. */
function sendFile(
  site: string,
  file: FoundFile,
  request: IncomingMessage,
  response: ServerResponse,
): SendStream {
  response.setHeader('Vary', 'Accept-Encoding');
  if (file.encoding !== null) response.setHeader('Content-Encoding', file.encoding);
  const name = fileNameOf(file).split('/').map(encodeURIComponent).join('/');
  const stream = send(request, name, { root: site, cacheControl: false, dotfiles: 'allow', index: false });
  stream.pipe(response);
  return stream;
}

/** Responds with a text and removes the headers of a file that was about to be sent. */
function answerPlainly(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const text = `${status} ${STATUS_CODES[status]}\n`;
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': text.length };
  response.writeHead(status, { ...plain, 'Cache-Control': 'no-store', ...headers }).end(text);
}

/**
 * Serves a finished site with headers, compression and correct 404 responses. An error of a request does not
 * end it.
 */
export function siteServer({
  site = FINISHED.site,
  hosting: hostingNow = () => settingsIn(join(dirname(site), basename(FINISHED.serverSettings))),
  mail,
}: {
  site?: string;
  /** Asked for each request, since another build may replace the last one; by default, the file beside the site. */
  hosting?: () => Hosting;
  /** Handles requests to the mail service; returns false for any other request. */
  mail?: MailServer;
} = {}): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const hosting = hostingNow();
    const { basePath, headers, policy } = hosting;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (mail?.(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const parts = siteParts(hosting);
    const home = (path === '/' ? parts.at(-1) : parts.find(({ roots }) => roots.includes(path)))?.home;
    response.setHeader('Cache-Control', REVALIDATE);
    if (home) return void response.writeHead(REDIRECT_STATUS, { Location: home }).end();

    const address = addressBelow(basePath, path);
    const file = address === null ? null : await findFile(site, address, request);
    if (!file) {
      const { missingFile = MISSING_PAGE } = parts.find(({ base }) => path.startsWith(base)) ?? {};
      const page = await readFile(join(site, missingFile));
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': page.length,
        [POLICY_HEADER]: policy,
      });
      return void response.end(page);
    }
    const type = contentTypeOf(file.address);
    if (type) response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', cacheControlOf(file.address.slice(1)));
    // Scripts and pictures do not need a policy, which would add a kilobyte to each response.
    if (file.address.endsWith('.html')) response.setHeader(POLICY_HEADER, policy);
    else if (file.address.endsWith(SVG_FILES.ending)) response.setHeader(POLICY_HEADER, SVG_FILES.policy);
    if (IS_OF_VIEW.test(file.address))
      for (const [name, value] of Object.entries(UNSEARCHED)) response.setHeader(name, value);
    sendFile(site, file, request, response).on('error', (error: SendError) =>
      answerPlainly(response, error.status, { ...headers, ...error.headers }),
    );
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: NodeJS.ErrnoException) => {
      // A build is being replaced.
      if (error.code === 'ENOENT') return answerPlainly(response, 503, { 'Retry-After': '1' });
      console.error(`${request.method} ${request.url} failed: ${error.message}`);
      answerPlainly(response, 500);
    });
  });
}

/** The command to use another port. */
const withPort = (port: number): string => (PACKED_FOLDER ? `--port ${port}` : `PORT=${port} npm start`);

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
