import fc from 'fast-check';
import { expect, test } from 'vitest';

import { savedPagesIn } from './view-state';

const LEFT = { open: ['a-roles'], y: 20, inner: { grid: 5 }, link: '/profile', order: '-name' };

test('reads saved states back', () => {
  const pages = [
    ['one', LEFT],
    ['two', {}],
  ];
  expect(savedPagesIn(JSON.stringify(pages))).toEqual(pages);
});

test.each([
  ['invalid JSON', '{'],
  ['an object', '{"a":{}}'],
  ['invalid entries', '[null, 1, "text", [], ["key"], [1, {}], ["key", null], ["key", []]]'],
  ['invalid rows', '[["key", {"open": "a-roles"}]]'],
  ['an invalid scroll position', '[["key", {"y": "20"}]]'],
  ['invalid inner positions', '[["key", {"inner": {"grid": {}}}]]'],
  ['a text of another type', '[["key", {"order": {"toString": 1, "valueOf": 1}}]]'],
])('drops %s', (_what, text) => expect(savedPagesIn(text)).toEqual([]));

test('reads values of the right type from any stored text', () => {
  const value = fc.oneof(fc.jsonValue(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.double()));
  const left = fc.dictionary(fc.constantFrom('open', 'y', 'inner', 'link', 'order', '__proto__'), value);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), left)), (pages) => {
      for (const [, page] of savedPagesIn(JSON.stringify(pages))) {
        expect(Array.isArray(page.open ?? [])).toBe(true);
        expect(Number.isFinite(page.y ?? 0)).toBe(true);
        expect(typeof (page['order'] ?? '')).toBe('string');
      }
    }),
  );
});
