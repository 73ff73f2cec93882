import emailjs from '@emailjs/browser';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { sendMail } from '../portal/browser/mail';
import { SEND, type Answer } from './contract';
import type { MailServerOptions } from './mail-server';
import { MESSAGE, serveMail } from './serve-for-test';
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

/** Starts a mail server and records the bytes that a function sends to it. */
async function wire(options: Partial<MailServerOptions> = {}) {
  const served = await serveMail({ limits: { messages: Infinity, bytes: Infinity }, ...options });
  let chunks: Buffer[] = [];
  served.server.on('connection', (socket) => socket.on('data', (chunk: Buffer) => chunks.push(chunk)));
  // The client reads `location` and works without storage.
  vi.stubGlobal('location', { pathname: '/support' });
  emailjs.init({ publicKey: KEYS.publicKey, origin: served.origin });
  return {
    ...served,
    during: async (send: () => Promise<unknown>) => {
      chunks = [];
      const outcome = await send().then(
        () => 'sent',
        ({ status, text: body }: Answer) => ({ status, text: body }),
      );
      return { bytes: Buffer.concat(chunks), outcome };
    },
  };
}

test(`the service’s client and our own send the same bytes, for ${MESSAGES} messages`, async () => {
  const { during, origin, inbox } = await wire();
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

test.each([400, 403, 429])(
  'both clients report a refusal of %i with the same status and text',
  async (status) => {
    const { during, origin } = await wire();
    const templateId = `fault_${status}`;
    const client = await during(() => emailjs.send(KEYS.serviceId, templateId, MESSAGE));
    const own = await during(() => sendMail({ origin, ...KEYS, templateId, throttleMs: 0 }, MESSAGE));
    expect(client.outcome).toMatchObject({ status });
    expect(own.outcome).toEqual(client.outcome);
  },
);

test.each([
  ['Web3Forms', '/submit', { access_key: 'key-1' }, 'sent'],
  ['Formspree', '/f/abcd', {}, 'sent'],
  ['an endpoint', '/endpoint', {}, 'sent'],
  ['Web3Forms', '/submit', { access_key: 'fault_429' }, expect.objectContaining({ status: 429 })],
  ['Formspree', '/f/fault_429', {}, expect.objectContaining({ status: 429 })],
])(
  '%s gets the message as JSON at %s, and refuses it or stores it',
  async (_name, path, fields, expected) => {
    const { during, origin, inbox } = await wire({ anyOrigin: true });
    const { bytes, outcome } = await during(() => sendMail({ origin, path, fields, throttleMs: 0 }, MESSAGE));
    expect(outcome).toEqual(expected);
    expect(bytes.toString()).toMatch(/accept: application\/json/i);
    expect((await inbox()).map(({ template_params }) => template_params)).toEqual(
      outcome === 'sent' ? [MESSAGE] : [],
    );
  },
);
