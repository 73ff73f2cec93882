import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { mailServer } from '../mail-server/mail-server';
import { newOutbox } from '../mail-server/serve-for-test';
import { serveForTest, SITE_FILES, writeTestSite } from './serve-for-test';
import { runs } from '../../test/support/runs';

/** The client aborts incomplete requests after this time, ms, since the server waits for the rest. */
const TIMEOUT_MS = 50;

/**
 * Sends raw bytes.
 * @returns the response until the server or the client closed the connection
 */
function sendRaw(port: number, bytes: string, timeoutMs?: number): Promise<string> {
  return new Promise((answered) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => {});
    socket.on('close', () => answered(answer));
    if (timeoutMs !== undefined) socket.setTimeout(timeoutMs, () => socket.destroy());
  });
}

const get = (port: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRaw(
    port,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
const headerOf = (answer: string, name: string): string | null =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer.split('\r\n\r\n')[0] ?? '')?.[1] ?? null;
const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4);

test.each([
  ['0-0', 206, '0', 'bytes 0-0/10'],
  ['5-', 206, '56789', 'bytes 5-9/10'],
  ['-5', 206, '56789', 'bytes 5-9/10'],
  ['1-2,5-6', 200, '0123456789', null],
  ['5-1', 416, '416 Range Not Satisfiable\n', 'bytes */10'],
  ['10-', 416, '416 Range Not Satisfiable\n', 'bytes */10'],
])('serves a range: bytes=%s', async (range, status, body, contentRange) => {
  const { port } = await serveForTest();
  const answer = await get(port, '/resume.pdf', { Range: `bytes=${range}` });
  expect(statusOf(answer)).toBe(status);
  expect(bodyOf(answer)).toBe(body);
  expect(headerOf(answer, 'Content-Range')).toBe(contentRange);
  expect(headerOf(answer, 'X-Content-Type-Options')).toBe('nosniff');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['', null],
])('“Accept-Encoding: %s” gets %s', async (accepted, encoding) => {
  const { port } = await serveForTest();
  for (const path of ['/dashboard', '/assets/script-1.js']) {
    const answer = await get(port, path, { 'Accept-Encoding': accepted });
    expect([path, headerOf(answer, 'Content-Encoding')]).toEqual([path, encoding]);
    expect([path, headerOf(answer, 'Vary')]).toEqual([path, 'Accept-Encoding']);
  }
});

test('answers 304 to a matching ETag', async () => {
  const { port } = await serveForTest();
  const etag = headerOf(await get(port, '/dashboard'), 'ETag') ?? '';
  const answer = await get(port, '/dashboard', { 'If-None-Match': etag });
  expect([statusOf(answer), bodyOf(answer)]).toEqual([304, '']);
  expect(headerOf(answer, 'Cache-Control')).toBe('no-cache');
});

test.each([
  '/../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/%00',
  '/.git/config',
  '//x/index.html',
  '/resume.pdf/',
  `/${'x'.repeat(5000)}`,
])('answers 404 at %s', async (path) => {
  const { port } = await serveForTest();
  const answer = await get(port, path);
  expect(statusOf(answer)).toBe(404);
  expect(bodyOf(answer)).toContain('<title>Not found</title>');
});

test('files deleted while serving are answered as missing, and the server keeps running', async () => {
  const { port, site, build } = await serveForTest();
  rmSync(join(site, 'resume.pdf'));
  expect(statusOf(await get(port, '/resume.pdf'))).toBe(404);
  // The encoded files of a page may be deleted before the page.
  rmSync(join(site, 'dashboard/index.html.br'));
  const answer = await get(port, '/dashboard', { 'Accept-Encoding': 'br, gzip' });
  expect([statusOf(answer), headerOf(answer, 'Content-Encoding')]).toEqual([200, 'gzip']);
  for (const removed of [site, build]) {
    rmSync(removed, { recursive: true });
    const unavailable = await get(port, '/dashboard');
    expect(statusOf(unavailable)).toBe(503);
    expect(headerOf(unavailable, 'Retry-After')).toBe('1');
  }
  await writeTestSite(build, SITE_FILES);
  expect(statusOf(await get(port, '/dashboard'))).toBe(200);
});

test('serves a new build with its own files and policies', async () => {
  const { port, build } = await serveForTest();
  expect(headerOf(await get(port, '/dashboard'), 'Content-Security-Policy')).toBe("default-src 'none'");
  await writeTestSite(
    build,
    { 'new/index.html': 'A new page', 'dashboard/index.html': 'Again' },
    "default-src 'self'",
  );
  expect(bodyOf(await get(port, '/new'))).toBe('A new page');
  expect(headerOf(await get(port, '/dashboard'), 'Content-Security-Policy')).toBe("default-src 'self'");
});

const TOKENS =
  'bytes= - , 5-1 = * / // .. % %2e %00 ? # http://x/ 99999999999999999999 " br gzip ;q= 0 __proto__';
const texts = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...TOKENS.split(' '))), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));
const inHeader = texts.map((value) => value.replaceAll(/[\r\n]/g, ''));
const HEADERS =
  'Range If-Range Accept-Encoding Accept If-None-Match If-Modified-Since If-Match Host Origin Expect Upgrade Connection Content-Length Transfer-Encoding';
/** Requests that can be parsed, with hostile values, and others. */
const requests = fc.oneof(
  fc
    .record({
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'BREW'),
      path: fc.oneof(
        fc.constantFrom(
          '/resume.pdf',
          '/dashboard',
          '/assets/empty.js',
          '/inbox',
          '/api/v1.0/email/send',
          '*',
        ),
        inHeader.map((rest) => `/${rest.replaceAll(' ', '')}`),
        inHeader,
      ),
      headers: fc.array(fc.tuple(fc.constantFrom(...HEADERS.split(' ')), inHeader), { maxLength: 5 }),
      body: texts,
    })
    .map(({ method, path, headers, body }) => {
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
      return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n${body}`;
    }),
  texts,
);

test('no request stops the server', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mail = mailServer({ outbox: newOutbox(), log: () => {} });
  const { port } = await serveForTest(mail);
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: 1, maxLength: 8 }), async (some) => {
      const answers = await Promise.all(some.map((request) => sendRaw(port, request, TIMEOUT_MS)));
      for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 [1-5]\d\d |$)/);
      expect(statusOf(await get(port, '/dashboard'))).toBe(200);
    }),
    { numRuns: runs(500) },
  );
  // A caught and logged exception would be an error as well.
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});
