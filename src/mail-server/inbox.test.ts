import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { MESSAGE, postOf, serveMail } from './serve-for-test';

const page = (origin: string) => fetch(`${origin}/inbox`, { headers: { accept: 'text/html,*/*' } });

test('responds with a page to browsers and with JSON to programs', async () => {
  const { post, origin } = await serveMail();
  await post(postOf());
  expect(await (await page(origin)).text()).toContain(`<h2>${MESSAGE.subject}</h2>`);
  for (const accept of ['*/*', 'application/json']) {
    const list = await fetch(`${origin}/inbox`, { headers: { accept } });
    expect(list.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await list.json()).toMatchObject([{ template_params: MESSAGE }]);
  }
});

test('shows any content of a message as text, under a policy without scripts', async () => {
  const { post, origin } = await serveMail();
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&';
  await post(postOf({ name: evil, email: evil, subject: evil, message: evil, [evil]: [evil] }));
  const response = await page(origin);
  const html = await response.text();
  expect(html).not.toMatch(/<script|<img/i);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
});

test.each([
  '/inbox/none.eml',
  '/inbox/../package.json',
  '/inbox/%2e%2e%2fpackage.eml',
  '/inbox/..%2f.eml',
  '/inbox/',
])('answers 404 at %s', async (path) => {
  const { request } = await serveMail();
  expect((await request('GET', path)).status).toBe(404);
});

test('the buttons of the page delete one message and all messages', async () => {
  const { post, request, inbox, origin } = await serveMail();
  for (const subject of ['one', 'two', 'three']) await post(postOf({ ...MESSAGE, subject }));
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const [newest] = await inbox();
  const deleted = await request('POST', `/inbox/${newest?.id}/delete`, own);
  expect([deleted.status, deleted.headers.location]).toEqual([303, '/inbox']);
  expect((await inbox()).map((message) => message.template_params['subject'])).toEqual(['two', 'one']);
  // A second window may send the same request again. It succeeds.
  expect((await request('POST', `/inbox/${newest?.id}/delete`, own)).status).toBe(303);
  expect((await request('POST', '/inbox/delete-all', own)).status).toBe(303);
  expect(await inbox()).toEqual([]);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ['another server on this machine', { 'sec-fetch-site': 'same-site' }],
  ['a page with a hidden origin', { origin: 'null' }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
])('deletes nothing for %s', async (_who, headers) => {
  const { post, request, inbox } = await serveMail();
  await post(postOf());
  const [message] = await inbox();
  for (const [method, path] of [
    ['POST', '/inbox/delete-all'],
    ['POST', `/inbox/${message?.id}/delete`],
    ['DELETE', '/inbox'],
  ] as const)
    expect((await request(method, path, headers)).status).toBe(403);
  expect(await inbox()).toHaveLength(1);
});

test('other sites cannot read the inbox', async () => {
  const { origin, request } = await serveMail();
  for (const accept of ['text/html', 'application/json']) {
    const { headers } = await request('GET', '/inbox', { accept, origin: 'https://evil.example' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
  expect((await fetch(`${origin}/inbox`, { method: 'PUT' })).status).toBe(405);
});
