import fc from 'fast-check';
import { expect, test } from 'vitest';

import { countThatFits } from './use-fitting';

const MORE = 44;

test('counts how many items fit, with room for “…”, and at least one', () => {
  expect(countThatFits([100, 100, 100], MORE, 300)).toBe(3);
  expect(countThatFits([100, 100, 100], MORE, 299)).toBe(2);
  expect(countThatFits([100, 100, 100], MORE, 243)).toBe(1);
  expect(countThatFits([100, 100], MORE, 20)).toBe(1);
});

test('the counted items fit, and one more would not', () => {
  const width = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(
      fc.array(width, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 2000 }),
      (widths, space) => {
        const count = countThatFits(widths, MORE, space);
        const used = (items: number) =>
          widths.slice(0, items).reduce((sum, one) => sum + one, items < widths.length ? MORE : 0);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count === 1 || used(count) <= space).toBe(true);
        expect(count === widths.length || used(count + 1) > space).toBe(true);
      },
    ),
  );
});
