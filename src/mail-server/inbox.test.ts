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

test('other sites cannot read the inbox', async () => {
  const { origin, request } = await serveMail();
  for (const accept of ['text/html', 'application/json']) {
    const { headers } = await request('GET', '/inbox', { accept, origin: 'https://evil.example' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
  expect((await fetch(`${origin}/inbox`, { method: 'DELETE' })).status).toBe(405);
});
