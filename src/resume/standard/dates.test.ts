import fc from 'fast-check';
import { expect, test } from 'vitest';

import { byNewest, isCurrent, monthOfDate, monthsIn, spanOf } from './dates';
import type { Period } from '../model/portfolio';
import { runs } from '../../../test/support/runs';

const TODAY = new Date(2026, 10, 21);
const period = (start: string, end?: string): Period => {
  return { start: monthOfDate(start), end: monthOfDate(end), current: end === undefined };
};

test('counts months from the first to the last, both included', () => {
  expect(monthsIn([period('2017-08', '2020-09')], TODAY)).toBe(38);
  expect(monthsIn([period('2026-11')], TODAY)).toBe(1);
  expect(monthsIn([period('2020', '2020')], TODAY)).toBe(12);
  expect(monthsIn([period('2013', '2017')], TODAY)).toBe(48);
  expect(monthsIn([{ start: null, end: null, current: false }], TODAY)).toBeNull();
});

test('counts overlapping periods once, and a shared month once', () => {
  expect(monthsIn([period('2010-01', '2010-12'), period('2010-06', '2011-06')], TODAY)).toBe(18);
  expect(monthsIn([period('2010-01', '2010-06'), period('2010-06', '2010-12')], TODAY)).toBe(12);
});

test('does not count the future', () => {
  const contract = { ...period('2026-01', '2028-12'), current: true };
  expect(monthsIn([contract], TODAY)).toBe(11);
  expect(spanOf([contract]).end).toEqual({ year: 2028, month: 12 });
  expect(monthsIn([period('2027-03', '2028-12')], TODAY)).toBeNull();
  expect(monthsIn([period('2026')], new Date(2026, 2, 1))).toBe(3);
  expect(monthsIn([period('2019-09', '2019')], TODAY)).toBe(4);
});

test('a period is current if it has begun and not ended', () => {
  const at = (year: number, month: number | null = null) => ({ year, month });
  expect(isCurrent(at(2020, 9), null, TODAY)).toBe(true);
  expect(isCurrent(at(2026), null, TODAY)).toBe(true);
  expect(isCurrent(at(2026, 1), at(2028, 12), TODAY)).toBe(true);
  expect(isCurrent(at(2027, 3), null, TODAY)).toBe(false);
  expect(isCurrent(at(2020), at(2024), TODAY)).toBe(false);
  expect(isCurrent(at(2024, 9), at(2026), TODAY)).toBe(false);
  expect(isCurrent(at(2024, 9), at(2027), TODAY)).toBe(true);
  expect(isCurrent(at(2024, 9), at(2026, 12), TODAY)).toBe(true);
  expect(isCurrent(null, null, TODAY)).toBe(false);
});

const month = fc.record({
  year: fc.integer({ min: 1950, max: 2026 }),
  month: fc.option(fc.integer({ min: 1, max: 12 })),
});
const anyPeriod: fc.Arbitrary<Period> = fc
  .tuple(fc.option(month), fc.option(month))
  .map(([start, end]) => ({ start, end, current: start !== null && end === null }));

test('the union is between the longest period and the sum', () => {
  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 8 }), (periods) => {
      const each = periods.map((one) => monthsIn([one], TODAY) ?? 0);
      const union = monthsIn(periods, TODAY) ?? 0;
      expect(union).toBeLessThanOrEqual(each.reduce((sum, one) => sum + one, 0));
      expect(union).toBeGreaterThanOrEqual(Math.max(0, ...each));
    }),
    { numRuns: runs(50_000) },
  );
});

test('sorts newest first independently of the input order', () => {
  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 6 }), (periods) => {
      const key = (list: readonly Period[]) => JSON.stringify(list);
      expect(key(periods.toReversed().toSorted(byNewest).map(normal))).toBe(
        key(periods.toSorted(byNewest).map(normal)),
      );
    }),
    { numRuns: 2000 },
  );
  function normal({ start, end, current }: Period) {
    const at = (date: Period['start'], middle: number) =>
      date ? date.year * 12 + (date.month ?? middle) : null;
    return { start: at(start, 7), end: current ? 'now' : at(end, 6) } as unknown as Period;
  }
});
