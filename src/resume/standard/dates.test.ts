import fc from 'fast-check';
import { expect, test } from 'vitest';

import { byNewest, isCurrent, monthsIn, parseDate, spanOf } from './dates';
import type { Period } from '../model/portfolio';

const TODAY = new Date(2026, 10, 21);
const period = (start: string, end?: string): Period => {
  const at = (text: string) => {
    const date = parseDate(text);
    return date === 'ongoing' ? null : date;
  };
  return { start: at(start), end: end ? at(end) : null, current: end === undefined };
};

test.each([
  ['Von Oktober 2014', { year: 2014, month: 10 }],
  ['Abgeschlossen im April 2014', { year: 2014, month: 4 }],
  ['since March 2012', { year: 2012, month: 3 }],
  ['spring 2020', { year: 2020, month: null }],
])('reads "%s" as a date', (text, date) => {
  expect(parseDate(text)).toEqual(date);
});

test.each([
  'Gegenwart|bis Gegenwart|gegenwärtig|bis zur Gegenwart|zurzeit|momentan|bis dato',
  'attualmente|ad oggi|fino ad oggi|tuttora',
  'tot heden|tot op heden|huidig|lopend|vandaag',
  'nadal|do dziś|aktualnie|do chwili obecnej',
  'pågående|till idag|i dag',
  'nuværende|til i dag|igangværende|dags dato',
  'til nå|d.d.',
  'nykyinen|jatkuu|edelleen|tällä hetkellä',
  'současnost|do současnosti|dosud|nyní|do dnes',
  'günümüz|hâlen|halen|devam ediyor|Şu an|bugün',
  'теперішній час|по теперішній час|дотепер|зараз|до сьогодні',
  '現在に至る|現在まで|継続中|在職中',
  '현재까지|재직 중|재직중|진행중',
  '今|在职|进行中|進行中',
])('reads the words of a language for the present: %s', (words) => {
  for (const word of words.split('|')) expect([word, parseDate(word)]).toEqual([word, 'ongoing']);
});

test('reads no other word as the present', () => {
  for (const word of ['Gegenwartskunst', 'Die Gegenwart der Spindel', 'tot', 'do', 'до', '今年', 'data'])
    expect([word, parseDate(word)]).toEqual([word, null]);
});

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

test('parses the date formats of résumés', () => {
  expect(parseDate('2020')).toEqual({ year: 2020, month: null });
  expect(parseDate('2015-03（1年6个月）')).toEqual({ year: 2015, month: 3 });
  expect(parseDate('May 2020 (two years)')).toEqual({ year: 2020, month: 5 });
  expect(parseDate('2020-09-30')).toEqual({ year: 2020, month: 9 });
  expect(parseDate('2020-09-30T00:00:00.000Z')).toEqual({ year: 2020, month: 9 });
  for (const text of ['Present', '...', '…']) expect(parseDate(text)).toBe('ongoing');
  for (const text of [
    'Sep 2020',
    'Sept. 2020',
    'septiembre de 2020',
    '30 September 2020',
    'September-30-2020',
    '30-Sep-2020',
    'Sep-2020',
    'September 30, 2020',
    '09/2020',
    '2020, September',
    '2020 Sep.',
    '30 Sep 2020 00:00:00 GMT',
    'Wed, 30 Sep 2020 12:00:00 +0200',
    'Wed Sep 30 2020 00:00:00 GMT+0200 (CEST)',
  ])
    expect([text, parseDate(text)]).toEqual([text, { year: 2020, month: 9 }]);
  expect(parseDate('Déc. 2019')).toEqual({ year: 2019, month: 12 });
  expect(parseDate('spring 2020')).toEqual({ year: 2020, month: null });
  expect(parseDate('März 2019')).toEqual({ year: 2019, month: 3 });
  for (const text of ['2020-13', '13/2020', 'soon', '2013 - 2017', '2020 to 2021'])
    expect([text, parseDate(text)]).toEqual([text, null]);
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
    { numRuns: 10_000 },
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

test('reads a date with the year last, and its month where the day is certain', () => {
  expect(parseDate('30/09/2020')).toEqual({ year: 2020, month: 9 });
  expect(parseDate('9.30.2020')).toEqual({ year: 2020, month: 9 });
  expect(parseDate('08-08-2018')).toEqual({ year: 2018, month: 8 });
  // Either number may be the month.
  expect(parseDate('01-08-2018')).toEqual({ year: 2018, month: null });
  expect(parseDate('40-13-2018')).toEqual({ year: 2018, month: null });
});
