import fc from 'fast-check';
import { expect, test } from 'vitest';

import { leftPagesIn } from './saved-view-state';

const LEFT = { open: ['a-roles'], y: 20, inner: { grid: 5 }, link: '/profile', order: '-name' };

test('pages are read back as they were left', () => {
  const pages = [
    ['one', LEFT],
    ['two', {}],
  ];
  expect(leftPagesIn(JSON.stringify(pages))).toEqual(pages);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a group', '{"a":{}}'],
  ['null', 'null'],
  ['entries that are none', '[null, 1, "text", [], ["key"], [1, {}], ["key", null], ["key", []]]'],
  ['rows that are none', '[["key", {"open": "a-roles"}]]'],
  ['rows that are no texts', '[["key", {"open": [{}]}]]'],
  ['a place that is none', '[["key", {"y": "20"}]]'],
  ['a place without end', '[["key", {"y": 1e999}]]'],
  ['places that are none', '[["key", {"inner": {"grid": {}}}]]'],
  ['a text that is no text', '[["key", {"order": {"toString": 1, "valueOf": 1}}]]'],
])('%s: dropped', (_what, text) => expect(leftPagesIn(text)).toEqual([]));

test('what is read is of the right kind, whatever stood there', () => {
  const value = fc.oneof(fc.jsonValue(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.double()));
  const left = fc.dictionary(fc.constantFrom('open', 'y', 'inner', 'link', 'order', '__proto__'), value);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), left)), (pages) => {
      for (const [, page] of leftPagesIn(JSON.stringify(pages))) {
        expect(Array.isArray(page.open ?? [])).toBe(true);
        expect(Number.isFinite(page.y ?? 0)).toBe(true);
        expect(typeof (page['order'] ?? '')).toBe('string');
      }
    }),
  );
});
