import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseStoredList, withFirst, without } from './storage';

test('reads any stored text safely, up to the limit', () => {
  const garbage = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constant(null),
    fc.constant('["a",1,null,{"b":2},"a"]'),
  );
  fc.assert(
    fc.property(garbage, fc.integer({ min: 1, max: 9 }), (text, most) => {
      const names = parseStoredList(text, most);
      expect(names.length).toBeLessThanOrEqual(most);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(typeof name).toBe('string');
    }),
  );
});

test('reads ids back as they were added, and removes them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 9 }), fc.string(), (names, name) => {
      const put = withFirst(names, name, 10);
      expect(parseStoredList(JSON.stringify(put), 10)).toEqual(put);
      expect(put[0]).toBe(name);
      expect(without(put, name)).toEqual(without(names, name));
    }),
  );
});
