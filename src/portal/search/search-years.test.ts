import fc from 'fast-check';
import { expect, test } from 'vitest';

import { namedYears, packYears, ranThen, shownYears, unpackYears } from './search-years';

test('years are unpacked as they were packed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 0, max: 99 }), (first, more) => {
      const span = [first * 12 + 3, (first + more) * 12 + 7] as const;
      expect(unpackYears(packYears(span))).toEqual([first, first + more]);
    }),
  );
  expect(unpackYears(packYears(null))).toBeNull();
});

test('parses a year, and the beginning of a year as a range', () => {
  expect(namedYears('2013')).toEqual([2013, 2013]);
  expect(namedYears('201')).toEqual([2010, 2019]);
  expect(namedYears('20')).toEqual([2000, 2099]);
  for (const word of ['2', '3d', '20135', '2013a', '0201', '']) expect(namedYears(word)).toBeNull();
});

test('periods match the years from their start to their end', () => {
  expect([2013, 2012, 2018].map((year) => ranThen([2013, 2017], [year, year]))).toEqual([true, false, false]);
  expect(shownYears([2013, 2017])).toBe('2013–2017');
  expect(shownYears([2013, 2013])).toBe('2013');
});
