import { expect, test } from 'vitest';

import { LARGEST_VARIABLES, SEND } from './mail-server';
import { MESSAGE, postOf, serveMail } from './serve-for-test';

test('accepts a message with 200 OK as plain text, readable by any page', async () => {
  const { post, inbox } = await serveMail();
  const answer = await post(postOf());
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect((await inbox()).map((message) => message.template_params)).toEqual([MESSAGE]);
});

test('the preflight response lets any page read the answer', async () => {
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
  ['variables that are not an object', postOf('text'), 400, 'Bad Request'],
  ['endless brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, 'Bad Request'],
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

test('accepts missing variables and unknown parameters', async () => {
  const { post, inbox } = await serveMail();
  expect((await post({ ...without('template_params'), to: 'x' })).status).toBe(200);
  expect((await inbox())[0]?.template_params).toEqual({});
});

test('accepts the largest allowed message', async () => {
  const { post } = await serveMail();
  const message = 'x'.repeat(LARGEST_VARIABLES - JSON.stringify({ message: '' }).length);
  expect((await post(postOf({ message }))).status).toBe(200);
  expect((await post(postOf({ message: `${message}x` }))).status).toBe(413);
});

test('refuses a body without a stated length, or with too large a one', async () => {
  const { post, request } = await serveMail();
  const chunked = await request('POST', SEND, { 'transfer-encoding': 'chunked' }, '{}');
  expect(chunked).toMatchObject({ status: 411, text: 'Length Required' });
  expect((await post('x'.repeat(8 * LARGEST_VARIABLES + 1))).status).toBe(413);
});
