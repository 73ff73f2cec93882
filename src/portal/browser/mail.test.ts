import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { MailService } from './mail';

const SERVICE: MailService = {
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  throttleMs: 0,
};
const MESSAGE = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A job.' };

let posts: [string, RequestInit][] = [];
let answer: () => Promise<Response>;

/** A fresh module that has sent nothing yet, with or without the service's client. */
async function freshMail(withClient: boolean) {
  vi.resetModules();
  vi.doUnmock('./mail-client');
  if (!withClient) {
    vi.doMock('./mail-client', () => {
      throw new Error('The script did not come.');
    });
  }
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

test('with the client or without, the wire carries the same bytes', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const messages = fc.sample(fc.record({ name: text, email: text, subject: text, message: text }), 1000);
  const sent = async (withClient: boolean) => {
    posts = [];
    const { sendMail } = await freshMail(withClient);
    for (const message of messages) await sendMail(SERVICE, message);
    await sendMail({ ...SERVICE, origin: '' }, MESSAGE);
    return posts.map(([url, { method, headers, body }]) => ({
      url: url.replace(/^\/api/, 'https://here.example/api'),
      method,
      headers,
      body,
    }));
  };
  const withClient = await sent(true);
  expect(withClient).toHaveLength(1001);
  expect(await sent(false)).toEqual(withClient);
});

for (const withClient of [true, false]) {
  const how = withClient ? 'with the client' : 'without it';

  test(`a failure costs no waiting, an arrival does: ${how}`, async () => {
    const { sendMail } = await freshMail(withClient);
    const patient = { ...SERVICE, throttleMs: 60_000 };
    answer = () => Promise.resolve(new Response('no', { status: 500 }));
    await expect(sendMail(patient, MESSAGE)).rejects.toMatchObject({ status: 500, text: 'no' });
    answer = () => Promise.resolve(new Response('OK'));
    await sendMail(patient, MESSAGE);
    await expect(sendMail(patient, MESSAGE)).rejects.toMatchObject({
      status: 429,
      text: 'Too Many Requests',
    });
    expect(posts).toHaveLength(2);
  });

  test(`no answer is 0 Network Error, a page is no answer: ${how}`, async () => {
    const { sendMail } = await freshMail(withClient);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(sendMail(SERVICE, MESSAGE)).rejects.toMatchObject({ status: 0, text: 'Network Error' });
    answer = () => Promise.resolve(new Response('<!doctype html>Log in'));
    await expect(sendMail(SERVICE, MESSAGE)).rejects.toMatchObject({ status: 200 });
    answer = () => Promise.reject(new DOMException('no', 'SecurityError'));
    await expect(sendMail(SERVICE, MESSAGE)).rejects.toMatchObject({ status: 0 });
  });
}

test('the client’s own sentences are logged as they are', async () => {
  const { sendMail } = await freshMail(true);
  const failed = sendMail({ ...SERVICE, publicKey: '' }, MESSAGE);
  await expect(failed).rejects.toMatchObject({
    status: 0,
    text: expect.stringContaining('public key is required'),
  });
});
