import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect } from '@playwright/test';

import { languages } from '../../src/portal/addresses/languages';
import {
  cacheControlOf,
  contentTypeOf,
  SVG_FILES,
  siteParts,
  type Hosting,
} from '../../src/site/hosts/hosting';
import type { RealServer } from './real-servers';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** One connection per server, because a site in several languages needs a thousand requests. */
const lines = new WeakMap<RealServer, Agent>();

function lineTo(server: RealServer): Agent {
  const line = lines.get(server) ?? new Agent({ keepAlive: true, ca: readFileSync(server.certificate) });
  lines.set(server, line);
  return line;
}

/** Sends a request without following redirects or decoding the response. */
export function fetchFrom(
  server: RealServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((answer, fail) => {
    const agent = lineTo(server);
    request({ host: 'localhost', port: server.httpsPort, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        answer({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    })
      .once('error', fail)
      .end();
  });
}

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

function expectSecurity(answer: Answer, { headers }: Hosting, what: string): void {
  for (const [name, value] of Object.entries(headers))
    expect(answer.headers[name.toLowerCase()], `${what}: ${name}`).toBe(value);
}

const mediaType = (type: string | undefined) => type?.toLowerCase().replace('; ', ';');

/** The addresses of all pages on the host with their files in the site, without the roots, which are redirects. */
export function pagesIn(site: string, hosting: Hosting): { path: string; own: string }[] {
  const roots = new Set(siteParts(hosting).flatMap((part) => part.roots));
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.html'))
    .map((own) => ({ path: hosting.basePath + own.replace(/\/index\.html$/, ''), own }))
    .filter(({ path }) => !roots.has(path));
}

/** Expects that a server serves the site exactly as described. */
export async function expectWellHosted(server: RealServer, hosting: Hosting, site: string): Promise<void> {
  const { basePath } = hosting;
  const pages = pagesIn(site, hosting);
  expect(pages.length).toBeGreaterThan(7 * languages.length);

  for (const { path, own } of pages) {
    const html = readFileSync(join(site, own));
    for (const spelling of [path, `${path}/`, `${path}/index.html`, `${path}?q=a`]) {
      const answer = await fetchFrom(server, spelling);
      expect(answer.status, spelling).toBe(200);
      expect(answer.body.equals(html), spelling).toBe(true);
      expect(answer.headers['content-security-policy'], spelling).toBe(hosting.policy);
      expect(answer.headers['cache-control'], spelling).toBe('no-cache');
      expect(mediaType(answer.headers['content-type'])).toBe('text/html;charset=utf-8');
      expectSecurity(answer, hosting, spelling);
    }
  }

  for (const { segment } of languages) {
    const home = basePath + (segment && `${segment}/`);
    for (const root of new Set([home, home.replace(/(?<=.)\/$/, '')])) {
      const answer = await fetchFrom(server, root);
      expect(answer.status, root).toBe(302);
      expect(answer.headers['location'], root).toBe(`${home}dashboard`);
      expectSecurity(answer, hosting, root);
    }
  }

  const nowhere = ['nowhere', 'dashboard/x'];
  for (const { base, missingFile } of siteParts(hosting)) {
    const missing = readFileSync(join(site, missingFile));
    const files =
      base === basePath ? ['assets/missing.js', 'pictures/missing.svg', 'slices/en/missing.json'] : [];
    for (const path of [...nowhere, ...files].map((one) => base + one)) {
      const answer = await fetchFrom(server, path);
      expect(answer.status, path).toBe(404);
      expect(answer.body.equals(missing), path).toBe(true);
      expect(mediaType(answer.headers['content-type']), path).toBe('text/html;charset=utf-8');
      expect(answer.headers['content-security-policy'], path).toBe(hosting.policy);
      expect(answer.headers['cache-control'], path).toBe('no-cache');
      expectSecurity(answer, hosting, path);
    }
  }

  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[a-z](?!.*\.(?:br|gz|html)$).*\.\w+$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const bytes = readFileSync(join(site, file));
    const plain = await fetchFrom(server, basePath + file);
    expect(plain.status, file).toBe(200);
    expect(plain.body.equals(bytes), file).toBe(true);
    expect(plain.headers['cache-control'], file).toBe(cacheControlOf(file));
    expect(mediaType(plain.headers['content-type']), file).toBe(mediaType(contentTypeOf(file) ?? ''));
    // Files that are no documents need no policy.
    const policy = plain.headers['content-security-policy'];
    if (file.endsWith(SVG_FILES.ending)) expect(policy, file).toBe(SVG_FILES.policy);
    else expect([undefined, hosting.policy], file).toContain(policy);
    expectSecurity(plain, hosting, file);
  }

  for (const file of [...files, ...pages.map(({ own }) => own)]) {
    const packed = readdirSync(join(site, file, '..'));
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      if (!packed.includes((file.split('/').at(-1) ?? '') + ending)) continue;
      const answer = await fetchFrom(server, basePath + file, { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding'], `${file} ${encoding}`).toBe(encoding);
      expect(answer.headers['vary'], file).toMatch(/accept-encoding/i);
      expect(UNPACK[encoding](answer.body).equals(readFileSync(join(site, file))), file).toBe(true);
    }
  }

  // A file for range requests, such as a document.
  const long =
    files.find((file) => file.endsWith('.pdf')) ?? files.find((file) => file.endsWith('.svg')) ?? '';
  const part = await fetchFrom(server, basePath + long, { range: 'bytes=5-9' });
  expect(part.status, long).toBe(206);
  expect(part.body.equals(readFileSync(join(site, long)).subarray(5, 10)), long).toBe(true);
}
