import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mailtoOf, messageText } from './message-faults';
import { runs } from '../../../test/support/runs';

const TO = 'owner@example.org';
const REST = '[The rest: paste it.]';
const text = fc.string({ unit: 'grapheme' });
const long = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 100 }),
  email: fc.emailAddress(),
  subject: fc.string({ unit: 'grapheme', maxLength: 20 }),
  message: fc.string({ unit: 'grapheme', minLength: 2000, maxLength: 5000, size: 'max' }),
});

test('hands over a short message completely', () => {
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const complete = { name: 'Ada', email: 'ada@example.org', subject, message: body };
      const { address, isComplete: fits } = mailtoOf(TO, complete, REST);
      fc.pre(fits);
      const { pathname, searchParams } = new URL(address);
      expect(pathname).toBe(TO);
      expect(searchParams.get('subject')).toBe(subject);
      expect(searchParams.get('body')).toBe(`${body}\n\nAda\nada@example.org`);
    }),
    { numRuns: runs(10_000) },
  );
});

test('limits an address to 2,000 characters and notes that the text is cut', () => {
  fc.assert(
    fc.property(long, (written) => {
      const { address, isComplete } = mailtoOf(TO, written, REST);
      const body = new URL(address).searchParams.get('body') ?? '';
      expect(isComplete).toBe(false);
      expect(address.length).toBeLessThanOrEqual(2000);
      expect(body.endsWith(`\n\n${REST}`)).toBe(true);
      expect(written.message.startsWith(body.slice(0, -REST.length - 2))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('replaces lone surrogates in the address', () => {
  const { address } = mailtoOf(
    TO,
    { name: 'A', email: 'a@b.c', subject: '\ud83d', message: 'x\udc00' },
    REST,
  );
  expect(new URL(address).searchParams.get('subject')).toBe('\ufffd');
});

test('a copied message has all of its parts', () => {
  expect(messageText({ name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A job.' })).toBe(
    'Hello\n\nA job.\n\nAda\nada@example.org',
  );
});
