import fc from 'fast-check';
import { expect, test } from 'vitest';

import { faultOf, FIELDS, mailtoOf, topicOf, trimmed } from './contact-form';

const MESSAGE = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A job for you.' };

test('a whole message has no fault', () => expect(faultOf(MESSAGE)).toBeNull());

test('each empty field is named, spaces are empty', () => {
  for (const field of FIELDS) {
    expect(faultOf(trimmed({ ...MESSAGE, [field]: ' \n ' }))).toEqual({ kind: 'required', fields: [field] });
  }
  expect(faultOf({ name: '', email: '', subject: '', message: '' })).toEqual({
    kind: 'required',
    fields: FIELDS,
  });
});

test.each([
  'ada',
  'ada@',
  'ada@example',
  '@example.org',
  'a b@example.org',
  'ada@exa mple.org',
  'a@b@c.org',
  '.',
])('%s is no address', (email) =>
  expect(faultOf({ ...MESSAGE, email })).toEqual({ kind: 'email', fields: ['email'] }),
);

test.each([
  'ada@example.org',
  'a.d+a@sub.example.co.uk',
  'josé@ejemplo.es',
  '用户@例子.公司',
  "o'neil@example.ie",
])('%s is an address', (email) => expect(faultOf({ ...MESSAGE, email })).toBeNull());

// A pattern that goes back and forth over such texts would take minutes.
test.each([
  '@'.repeat(1_000_000),
  `${'a'.repeat(100_000)}@${'.'.repeat(100_000)}`,
  `${'a@'.repeat(100_000)}.`,
])('a text of any length is answered', (email) => expect(faultOf({ ...MESSAGE, email })?.kind).toBe('email'));

test('any message is judged without a throw, and sending it by mail keeps its words', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, text, text, (name, email, subject, message) => {
      const fault = faultOf(trimmed({ name, email, subject, message }));
      expect(fault === null || fault.fields.length > 0).toBe(true);
      const address = new URL(mailtoOf('owner@example.org', { name, email, subject, message }));
      expect(address.searchParams.get('subject')).toBe(subject);
      expect(address.searchParams.get('body')).toBe(`${message}\n\n${name}\n${email}`);
    }),
    { numRuns: 10_000 },
  );
});

test('only known topics are topics', () => {
  expect(topicOf('subscription')).toBe('subscription');
  expect(topicOf('constructor')).toBeNull();
  expect(topicOf(null)).toBeNull();
});
