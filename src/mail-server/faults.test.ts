import { expect, test } from 'vitest';

import { MESSAGE, postOf, serveMail } from './serve-for-test';

test.each([
  [400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'],
  [403, 'API calls are disabled for non-browser applications'],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
  [413, 'Variables size limit'],
  [422, 'The recipients address is empty'],
  [426, 'Quota exhausted'],
  [429, 'Too Many Requests'],
])('fault_%i answers with the service’s own refusal', async (status, text) => {
  const { post, inbox } = await serveMail();
  const answer = await post(postOf(MESSAGE, `fault_${status}`));
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await inbox()).toEqual([]);
});

test('fault_500html answers with a page', async () => {
  const { post } = await serveMail();
  const answer = await post(postOf(MESSAGE, 'fault_500html'));
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await answer.text()).toMatch(/^<!doctype html>/);
});

test('fault_302 redirects', async () => {
  const { post } = await serveMail();
  const answer = await post(postOf(MESSAGE, 'fault_302'));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/moved']);
});

test('fault_hang never answers', async () => {
  const { post, inbox } = await serveMail();
  const abort = new AbortController();
  const hanging = post(postOf(MESSAGE, 'fault_hang'), { signal: abort.signal }).then(
    () => 'answered',
    () => 'left',
  );
  // The server answers other requests meanwhile, so it is not just slow.
  for (let other = 0; other < 20; other += 1) await post(postOf(MESSAGE, 'fault_422'));
  expect(await Promise.race([hanging, Promise.resolve('waiting')])).toBe('waiting');
  abort.abort();
  expect(await hanging).toBe('left');
  expect(await inbox()).toEqual([]);
});

test('fault_reset resets the connection', async () => {
  const { post } = await serveMail();
  await expect(post(postOf(MESSAGE, 'fault_reset'))).rejects.toMatchObject({
    cause: { code: 'ECONNRESET' },
  });
});

test('fault_trunc ends in the middle of its response', async () => {
  const { post } = await serveMail();
  const answer = await post(postOf(MESSAGE, 'fault_trunc'));
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
});

test.each([
  ['fault_nocors', 200, 'OK', null],
  ['fault_200json', 200, '{"status":"queued"}', '*'],
  ['fault_204', 204, '', '*'],
  ['fault_slow5', 200, 'OK', '*'],
  ['fault_slow5000', 200, 'OK', '*'],
])('%s: the message is stored all the same', async (template, status, text, allowed) => {
  const { post, inbox } = await serveMail();
  const answer = await post(postOf(MESSAGE, template));
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
  expect((await inbox()).map((message) => message.template_params)).toEqual([MESSAGE]);
});

test('a template with a name similar to a fault sends normally', async () => {
  const { post } = await serveMail();
  for (const template of ['fault_', 'fault_200', 'constructor', 'toString', 'fault_slow'])
    expect((await post(postOf(MESSAGE, template))).status).toBe(200);
});
