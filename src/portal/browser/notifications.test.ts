import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseNotifications } from './notifications';

const NOTIFICATION = { at: 1_764_000_000_000, kind: 'copied', about: 'An address', seen: false };

test('reads stored notifications', () => {
  const all = [{ ...NOTIFICATION, at: NOTIFICATION.at + 1, kind: 'sent' }, NOTIFICATION];
  expect(parseNotifications(JSON.stringify(all))).toEqual(all);
});

test.each([
  ['invalid JSON', '{'],
  ['an object', '{"at":1}'],
  ['null', '[null, 1, "text", []]'],
  ['an impossible date', JSON.stringify([{ ...NOTIFICATION, at: 1e300 }])],
  ['an unknown kind', JSON.stringify([{ ...NOTIFICATION, kind: 'constructor' }])],
  ['an invalid “seen”', JSON.stringify([{ ...NOTIFICATION, seen: 'yes' }])],
])('drops %s', (_what, text) => expect(parseNotifications(text)).toEqual([]));

test('each notification read from any stored value has a unique valid date', () => {
  const notification = fc.record({
    at: fc.oneof(fc.double(), fc.integer(), fc.constant(NOTIFICATION.at)),
    kind: fc.constantFrom('sent', 'copied', 'toString'),
    about: fc.oneof(fc.string(), fc.jsonValue()),
    seen: fc.oneof(fc.boolean(), fc.jsonValue()),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(notification, fc.jsonValue())), (all) => {
      const read = parseNotifications(JSON.stringify(all));
      expect(new Set(read.map(({ at }) => at)).size).toBe(read.length);
      for (const { at } of read) expect(new Date(at).toISOString()).toMatch(/^\d{4}-/);
    }),
  );
});
