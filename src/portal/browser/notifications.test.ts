import fc from 'fast-check';
import { expect, test } from 'vitest';

import { noticesIn } from './notifications';

const NOTICE = { at: 1_764_000_000_000, kind: 'copied', about: 'An address', seen: false };

test('reads stored notifications', () => {
  const all = [{ ...NOTICE, at: NOTICE.at + 1, kind: 'sent' }, NOTICE];
  expect(noticesIn(JSON.stringify(all))).toEqual(all);
});

test.each([
  ['invalid JSON', '{'],
  ['an object', '{"at":1}'],
  ['null', '[null, 1, "text", []]'],
  ['an impossible date', JSON.stringify([{ ...NOTICE, at: 1e300 }])],
  ['the last possible date', JSON.stringify([{ ...NOTICE, at: 8.64e15 }])],
  ['a date before the first possible date', JSON.stringify([{ ...NOTICE, at: -8.65e15 }])],
  ['a date as text', JSON.stringify([{ ...NOTICE, at: '2026' }])],
  ['an unknown kind', JSON.stringify([{ ...NOTICE, kind: 'constructor' }])],
  ['a text of another type', JSON.stringify([{ ...NOTICE, about: {} }])],
  ['an invalid “seen”', JSON.stringify([{ ...NOTICE, seen: 'yes' }])],
])('drops %s', (_what, text) => expect(noticesIn(text)).toEqual([]));

test('each notification read from any stored value has a unique valid date', () => {
  const notice = fc.record({
    at: fc.oneof(fc.double(), fc.integer(), fc.constant(NOTICE.at)),
    kind: fc.constantFrom('sent', 'copied', 'toString'),
    about: fc.oneof(fc.string(), fc.jsonValue()),
    seen: fc.oneof(fc.boolean(), fc.jsonValue()),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(notice, fc.jsonValue())), (all) => {
      const read = noticesIn(JSON.stringify(all));
      expect(new Set(read.map(({ at }) => at)).size).toBe(read.length);
      for (const { at } of read) expect(new Date(at).toISOString()).toMatch(/^\d{4}-/);
    }),
  );
});
