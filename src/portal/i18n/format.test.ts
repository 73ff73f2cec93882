import { expect, test } from 'vitest';

import { formatOf } from './format';

const { period, tenure } = formatOf('en');

test('formats a period as specified', () => {
  expect(period({ start: { year: 2017, month: 8 }, end: { year: 2020, month: 9 }, current: false })).toBe(
    'Aug 2017 - Sep 2020',
  );
  expect(period({ start: { year: 2020, month: 9 }, end: null, current: true })).toBe('Sep 2020 - Present');
});

test('formats only the known parts of a period', () => {
  expect(
    period({ start: { year: 2013, month: null }, end: { year: 2017, month: null }, current: false }),
  ).toBe('2013 - 2017');
  expect(period({ start: { year: 2013, month: 2 }, end: null, current: false })).toBe('Feb 2013');
  expect(period({ start: null, end: null, current: false })).toBe('');
});

test('formats a tenure in years and months, singular and plural', () => {
  expect(tenure(0)).toBe('0 mos');
  expect(tenure(1)).toBe('1 mo');
  expect(tenure(12)).toBe('1 yr');
  expect(tenure(38)).toBe('3 yrs 2 mos');
});

test('formats periods, tenures and percentages in other languages', () => {
  expect(formatOf('es').tenure(38)).toBe('3 años y 2 meses');
  expect(formatOf('pt').tenure(13)).toBe('1 ano e 1 mês');
  expect(formatOf('es').period({ start: { year: 2020, month: 1 }, end: null, current: true })).toBe(
    'ene 2020 - Actualidad',
  );
  expect(formatOf('en').percent(0.88)).toBe('88%');
  expect(formatOf('es').percent(0.88)).toMatch(/^88\s%$/);
});

test('formats a period that ends without a month in its first year as the year', () => {
  const end = { year: 2024, month: null };
  expect(period({ start: { year: 2024, month: 6 }, end, current: false })).toBe('2024');
  expect(period({ start: end, end, current: false })).toBe('2024');
  expect(period({ start: { year: 2023, month: 6 }, end, current: false })).toBe('Jun 2023 - 2024');
});

test.each([
  ['B+', 'Grade: B+'],
  ['9,1/10', 'Grade: 9,1/10'],
  ['12 of 300', '12 of 300'],
  ['3.9 (summa cum laude)', '3.9 (summa cum laude)'],
  ['GPA 3.9', 'GPA 3.9'],
])('a bare grade has a label: %s', (score, text) => {
  expect(formatOf('en').grade(score)).toBe(text);
});
