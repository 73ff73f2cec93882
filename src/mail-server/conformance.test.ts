import type { Server } from 'node:http';

import emailjs from '@emailjs/browser';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { sendMail } from '../portal/browser/mail';
import { SEND } from './mail-server';
import { MESSAGE, serveMail } from './serve-for-test';
import { foreignMail } from '../../test/support/foreign-mail';
import { runs } from '../../test/support/runs';

const MESSAGES = runs(1200);

/** Any text: every plane of Unicode, control characters, lone surrogates. */
const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength }),
    fc.string({ unit: 'binary', maxLength }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength })
      .map((units) => String.fromCharCode(...units)),
    fc.constantFrom('"', '\\', '\r\nBcc: x@y.z', '</script>', '\u2028', '{{name}}', '__proto__', '😀'),
  );
const messages = fc.record(
  { name: text(100), email: text(254), subject: text(150), message: text(5000) },
  { noNullPrototype: true },
);

const KEYS = { publicKey: 'public-key_1', serviceId: 'service_1', templateId: 'template_1' };

/** Records the bytes that a function sends to a mail server, and the outcome of the function. */
function wire({ server, origin }: { server: Server; origin: string }) {
  let chunks: Buffer[] = [];
  server.on('connection', (socket) => socket.on('data', (chunk: Buffer) => chunks.push(chunk)));
  // The client reads `location` and works without storage.
  vi.stubGlobal('location', { pathname: '/support' });
  emailjs.init({ publicKey: KEYS.publicKey, origin });
  return async (send: () => Promise<unknown>) => {
    chunks = [];
    const outcome = await send().then(
      () => 'sent',
      ({ status, text: body }: { status: number; text: string }) => ({ status, text: body }),
    );
    return { bytes: Buffer.concat(chunks), outcome };
  };
}

test(`the service’s client and our own send the same bytes, for ${MESSAGES} messages`, async () => {
  const served = await serveMail();
  const { origin, inbox } = served;
  const during = wire(served);
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(messages, async (message) => {
      const client = await during(() => emailjs.send(KEYS.serviceId, KEYS.templateId, message));
      const own = await during(() => sendMail({ origin, ...KEYS, throttleMs: 0 }, message));
      expect(client.outcome).toBe('sent');
      expect(own.outcome).toBe('sent');
      expect(client.bytes.toString('latin1')).toMatch(new RegExp(`^POST ${SEND} HTTP/1.1\r\n`));
      expect(own.bytes.equals(client.bytes)).toBe(true);
      compared += 1;
    }),
    { numRuns: MESSAGES },
  );
  expect(compared).toBe(MESSAGES);
  // Each message was sent by both implementations.
  expect(await inbox()).toHaveLength(2 * MESSAGES);
});

test.each([
  [400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'],
  [403, 'API calls are disabled for non-browser applications'],
  [426, 'Quota exceeded'],
  [429, 'Too Many Requests'],
  [500, '<!doctype html><title>Error</title>'],
])('both clients report a refusal of %i with the same status and text', async (status, reason) => {
  const service = await foreignMail(status, reason);
  const during = wire(service);
  const client = await during(() => emailjs.send(KEYS.serviceId, KEYS.templateId, MESSAGE));
  const own = await during(() => sendMail({ origin: service.origin, ...KEYS, throttleMs: 0 }, MESSAGE));
  expect(client.outcome).toMatchObject({ status, text: reason });
  expect(own.outcome).toEqual(client.outcome);
});

test.each([
  ['Web3Forms', '/submit', { access_key: 'key-1' }, '{"success":true}', 'sent'],
  ['Formspree', '/f/abcd', {}, '{"ok":true,"next":"/thanks"}', 'sent'],
  ['an endpoint', '/endpoint', {}, '', 'sent'],
  ['Web3Forms', '/submit', {}, '{"success":false}', expect.objectContaining({ status: 200 })],
  ['Formspree', '/f/abcd', {}, '{"ok":false}', expect.objectContaining({ status: 200 })],
])(
  '%s gets the message as JSON at %s with %j, and answers %s',
  async (_name, path, fields, answer, expected) => {
    const service = await foreignMail(200, answer);
    const settings = { origin: service.origin, path, fields, throttleMs: 0 };
    const { bytes, outcome } = await wire(service)(() => sendMail(settings, MESSAGE));
    expect(outcome).toEqual(expected);
    expect(bytes.toString()).toMatch(/accept: application\/json/i);
    expect(service.posts).toEqual([{ path, body: { ...fields, ...MESSAGE } }]);
  },
);
