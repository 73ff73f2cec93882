import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { LARGEST_VARIABLES, SEND } from './contract';
import { MESSAGE, postOf, serveMail } from './serve-for-test';

test('accepts a message with 200 OK as plain text, readable by any page', async () => {
  const { post, inbox } = await serveMail();
  const answer = await post(postOf());
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect((await inbox()).map((message) => message.template_params)).toEqual([MESSAGE]);
});

test('the preflight response allows any page to post JSON', async () => {
  const { origin } = await serveMail();
  const answer = await fetch(origin + SEND, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
});

const without = (field: string) => ({ ...postOf(), [field]: undefined });

test.each<[string, unknown, number, string]>([
  ['invalid JSON', '{', 400, 'Bad Request'],
  ['no public key', without('user_id'), 400, 'The user_id parameter is required'],
  [
    'a template that is not text',
    { ...postOf(), template_id: 1 },
    400,
    'The template_id parameter is required',
  ],
  ['an unknown parameter', { ...postOf(), to: 'x' }, 400, 'The to parameter is not known'],
  [
    'deeply nested variables',
    postOf({ message: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) }),
    400,
    'Bad Request',
  ],
  ['too many characters', postOf({ message: 'x'.repeat(LARGEST_VARIABLES) }), 413, 'Variables size limit'],
  ['too many bytes', postOf({ message: 'é'.repeat(LARGEST_VARIABLES / 2) }), 413, 'Variables size limit'],
])('refuses: %s', async (_what, body, status, text) => {
  const { post, inbox } = await serveMail();
  const answer = await post(body);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await inbox()).toEqual([]);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
])('refuses messages from %s, with a readable reason', async (_who, headers) => {
  const { request, inbox } = await serveMail();
  const type = { 'Content-type': 'application/json' };
  const answer = await request('POST', SEND, { ...headers, ...type }, JSON.stringify(postOf()));
  expect(answer).toMatchObject({
    status: 403,
    text: 'The local mail server accepts messages from its own site only.',
  });
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(await inbox()).toEqual([]);
});

test('refuses an endless body and closes the connection', async () => {
  const { origin } = await serveMail();
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  let sent = 0;
  const ended = new Promise<void>((end) => socket.on('close', () => end()).on('error', () => {}));
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(`POST ${SEND} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const pump = setInterval(() => {
    sent += chunk.length;
    socket.write(chunk);
  }, 1);
  await ended;
  clearInterval(pump);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('Connection: close');
  expect(answer).toContain('Variables size limit');
  expect(sent).toBeGreaterThan(LARGEST_VARIABLES);
});

test('accepts one message per interval, and the next one afterwards', async () => {
  const { post, inbox } = await serveMail({ intervalMs: 300 });
  expect((await post(postOf())).status).toBe(200);
  const second = await post(postOf());
  expect([second.status, await second.text()]).toEqual([429, 'Too Many Requests']);
  await expect.poll(async () => (await post(postOf())).status, { timeout: 10_000 }).toBe(200);
  expect(await inbox()).toHaveLength(2);
});

test('answers 500 when the outbox cannot be written, and continues to serve', async () => {
  const { post, outbox } = await serveMail({ outbox: '/dev/null/outbox' });
  expect((await post(postOf())).status).toBe(500);
  expect((await post(postOf({}, 'fault_422'))).status).toBe(422);
  expect(outbox).toBe('/dev/null/outbox');
});

test.each([
  ['fault_500html', 500, 0],
  ['fault_302', 302, 0],
  ['fault_nocors', 200, 1],
  ['fault_204', 204, 1],
  ['fault_slow5', 200, 1],
  ['fault_', 200, 1],
])(
  'a message with the template %s is answered with %i, and %i is stored',
  async (template, status, stored) => {
    const { post, inbox } = await serveMail();
    const answer = await post(postOf(MESSAGE, template));
    expect(answer.status).toBe(status);
    expect(answer.headers.has('access-control-allow-origin')).toBe(template !== 'fault_nocors');
    expect(await inbox()).toHaveLength(stored);
  },
);

test('a template can reset the connection, or end in the middle of the response', async () => {
  const { post } = await serveMail();
  await expect(post(postOf(MESSAGE, 'fault_reset'))).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  await expect((await post(postOf(MESSAGE, 'fault_trunc'))).text()).rejects.toThrow('terminated');
});
