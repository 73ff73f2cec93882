import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { MailSettings } from '~/resume/model/portfolio-settings';

const SERVICE: MailSettings = {
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  throttleMs: 0,
};
const MESSAGE = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A job.' };

let posts: [string, RequestInit][] = [];
let answer: () => Promise<Response>;

/** A fresh module that has sent nothing yet. */
async function freshMail() {
  vi.resetModules();
  return await import('./mail');
}

beforeEach(() => {
  posts = [];
  answer = () => Promise.resolve(new Response('OK'));
  vi.stubGlobal('location', { origin: 'https://here.example', pathname: '/support' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    posts.push([url, init]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('posts the request in the form of the EmailJS client', async () => {
  const { sendMail } = await freshMail();
  await sendMail(SERVICE, MESSAGE);
  expect(posts[0]?.[0]).toBe('https://mail.example/api/v1.0/email/send');
  expect(JSON.parse(String(posts[0]?.[1].body))).toEqual({
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: MESSAGE,
  });
});

test('only a sent message starts the interval', async () => {
  const { sendMail } = await freshMail();
  const throttled = { ...SERVICE, throttleMs: 60_000 };
  answer = () => Promise.resolve(new Response('no', { status: 500 }));
  await expect(sendMail(throttled, MESSAGE)).rejects.toMatchObject({ status: 500, text: 'no' });
  answer = () => Promise.resolve(new Response('OK'));
  await sendMail(throttled, MESSAGE);
  await expect(sendMail(throttled, MESSAGE)).rejects.toMatchObject({
    status: 429,
    text: 'Too Many Requests',
  });
  expect(posts).toHaveLength(2);
});

test.each(['{"ok":false}'])('an answer that says no is an error: %s', async (text) => {
  const { sendMail } = await freshMail();
  answer = () => Promise.resolve(new Response(text));
  const service = {
    origin: 'https://mail.example',
    path: '/submit',
    fields: { access_key: 'k' },
    throttleMs: 0,
  };
  await expect(sendMail(service, MESSAGE)).rejects.toMatchObject({ status: 200, text });
  expect(posts.map(([url, { body }]) => [url, JSON.parse(String(body)) as unknown])).toEqual([
    ['https://mail.example/submit', { access_key: 'k', ...MESSAGE }],
  ]);
  answer = () => Promise.resolve(new Response('{"success":true}'));
  await sendMail(service, MESSAGE);
});

test.each([
  [200, '{"status":"ok"}'],
  [204, null],
])('the answer %i is success', async (status, text) => {
  const { sendMail } = await freshMail();
  answer = () => Promise.resolve(new Response(text, { status }));
  await expect(sendMail(SERVICE, MESSAGE)).resolves.toBeUndefined();
});

test('reports a failed request as 0 Network Error, and a page as an error', async () => {
  const { sendMail } = await freshMail();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(sendMail(SERVICE, MESSAGE)).rejects.toMatchObject({ status: 0, text: 'Network Error' });
  answer = () => Promise.resolve(new Response('<!doctype html>Log in'));
  await expect(sendMail(SERVICE, MESSAGE)).rejects.toMatchObject({ status: 200 });
  answer = () => Promise.reject(new DOMException('no', 'SecurityError'));
  await expect(sendMail(SERVICE, MESSAGE)).rejects.toMatchObject({ status: 0 });
});
