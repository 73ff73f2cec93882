import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MESSAGE_FIELDS, FORM } from './contact-form';
import { faultOf, charactersLeft, trimmed, withoutHidden } from './message-faults';
import { processorTime } from '../../../test/support/processor-time';
import { runs } from '../../../test/support/runs';

const MESSAGE = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A job, and a team.' };
const RUNS = { numRuns: runs(10_000) };

test('a complete message has no fault', () => expect(faultOf(MESSAGE)).toBeNull());

test('names each empty field; blanks count as empty', () => {
  for (const field of MESSAGE_FIELDS)
    expect(faultOf(trimmed({ ...MESSAGE, [field]: ' \n ' }))).toEqual({ kind: 'required', fields: [field] });
  const empty = { name: '', email: '', subject: '', message: '' };
  expect(faultOf(empty)).toEqual({ kind: 'required', fields: MESSAGE_FIELDS });
  // One fault at a time, in the order of the specification.
  expect(faultOf({ ...MESSAGE, name: '', email: 'no' })?.kind).toBe('required');
  expect(faultOf({ ...MESSAGE, name: 'A\u200b', email: 'no' })?.kind).toBe('email');
  expect(faultOf({ ...MESSAGE, name: 'A\u200b', message: 'x'.repeat(5001) })?.kind).toBe('hidden');
});

/** Non-space text, an at sign, a domain and a dot suffix (spec §5), of at most 254 characters (RFC 5321). */
test.each([
  'ada@example.org|a.d+a@sub.example.co.uk|ada!x@example.org|ada@[192.168.0.1]|josé@ejemplo.es|用户@例子.公司',
  'משתמש@דוגמה.ישראל|👩@example.org|"a,b"@example.org|a..b@example.org|  ada@example.org  |ada@example.org\n',
  `<ada@example.org>|${'a'.repeat(242)}@example.org`,
])('%j are addresses', (emails) => {
  for (const email of emails.split('|')) expect(faultOf(trimmed({ ...MESSAGE, email }))).toBeNull();
});

test.each([
  'ada|ada@|@example.org|ada@example|ada@.org|ada@org.|a@@b.c|a@b@c.org|a b@example.org|ada@ example.org',
  'ada\n@example.org|ada\u00a0l@example.org|ada.example.org|ada at example.org|ada＠example.org|ada@..|a@b.',
  `ada@example,org|ada@example.org, bob@example.org|${'a'.repeat(243)}@example.org`,
])('%j are no addresses', (emails) => {
  for (const email of emails.split('|'))
    expect(faultOf(trimmed({ ...MESSAGE, email }))).toEqual({ kind: 'email', fields: ['email'] });
});

test('accepts texts up to the limit, and refuses one more character', () => {
  for (const field of ['name', 'subject', 'message'] as const) {
    const longest = 'x'.repeat(FORM[field].longest);
    expect(faultOf({ ...MESSAGE, [field]: longest })).toBeNull();
    expect(faultOf({ ...MESSAGE, [field]: `${longest}x` })).toEqual({ kind: 'long', fields: [field] });
  }
  expect(charactersLeft('message', 'x'.repeat(4499))).toBeNull();
  expect(charactersLeft('message', 'x'.repeat(4500))).toBe(500);
  expect(charactersLeft('message', 'x'.repeat(5012))).toBe(-12);
});

test('refuses invisible characters by field, and removes them', () => {
  for (const hidden of '\u0000\u0007\u001b\u007f\u00ad\u200b\u200d\u202d\u202e\u2060') {
    for (const field of MESSAGE_FIELDS) {
      const text = MESSAGE[field].replace('a', `a${hidden}`).replace('e', `e${hidden}`);
      const found = { ...MESSAGE, [field]: text };
      expect(faultOf(found)).toEqual({ kind: 'hidden', fields: [field] });
      expect(withoutHidden(found)).toEqual(MESSAGE);
    }
  }
});

test('accepts joiners and variation selectors of writing', () => {
  for (const message of ['می\u200cخواهم', 'क्\u200dष', '👩\u200d💻', 'one\ttwo\nthree', '❤\ufe0f'])
    expect(faultOf({ ...MESSAGE, message })).toBeNull();
  expect(faultOf({ ...MESSAGE, email: '👩\u200d💻@example.org' })?.kind).toBe('hidden');
});

test('accepts direction marks in text, but not in an address and not alone', () => {
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069';
  for (const mark of marks) {
    for (const field of ['name', 'subject', 'message'] as const) {
      expect(faultOf({ ...MESSAGE, [field]: `שלום ${mark}+34 600 000 000${mark}` })).toBeNull();
      expect(faultOf({ ...MESSAGE, [field]: mark })).toEqual({ kind: 'hidden', fields: [field] });
    }
    expect(faultOf({ ...MESSAGE, email: `${mark}ada@example.org` })?.kind).toBe('hidden');
    expect(withoutHidden({ ...MESSAGE, email: `${mark}ada@example.org` })).toEqual(MESSAGE);
  }
});

test('replaces line breaks by spaces in single-line fields, and keeps them in the message', () => {
  const written = { name: 'Ada\r\nL.\n', email: '\na@b.c ', subject: 'a\n\nb\u2028c', message: ' a\r\nb\n' };
  expect(trimmed(written)).toEqual({ name: 'Ada L.', email: 'a@b.c', subject: 'a b c', message: 'a\nb' });
});

const fragment = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('@', '.', ' ', '\n', '\u200b', '\u200d', '\u200f', '\u202b', 'a@b.c', '👩\u200d💻'),
);
const text = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(''));
const messages = fc.record({ name: text, email: text, subject: text, message: text });

test('judges any message as specified without an error', () => {
  fc.assert(
    fc.property(messages, (written) => {
      const message = trimmed(written);
      const fault = faultOf(message);
      const empty = MESSAGE_FIELDS.filter((field) => message[field].trim() === '');
      const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(message.email) && message.email.length <= 254;
      expect(fault?.kind === 'required').toBe(empty.length > 0);
      expect(fault?.kind === 'email').toBe(empty.length === 0 && !address);
      expect(`${message.name}${message.email}${message.subject}`).not.toMatch(/[\r\n]/);
    }),
    RUNS,
  );
});

test('removes all invisible characters at once', () => {
  fc.assert(
    fc.property(messages, (written) => {
      const clean = withoutHidden(trimmed(written));
      expect(withoutHidden(clean)).toEqual(clean);
      expect(faultOf(clean)?.kind).not.toBe('hidden');
    }),
    RUNS,
  );
});

test('takes linear time for any text', () => {
  for (const piece of ['@', 'a@', '\u200b', 'क\u200d', '\r\n \t']) {
    const judge = (length: number) => {
      const long = `a${piece.repeat(length)}b`;
      return () => {
        const message = trimmed({ name: long, email: long, subject: long, message: long });
        faultOf(message);
        faultOf({ ...message, email: MESSAGE.email });
        withoutHidden(message);
      };
    };
    // Quadratic time would be 16 times.
    expect(processorTime(judge(40_000), 5) / Math.max(processorTime(judge(10_000), 5), 1)).toBeLessThan(10);
  }
});
