import { expect, test } from 'vitest';

import { portfolioOf } from '../read/folder-for-test';

const companies = (...work: object[]) => portfolioOf({ work }).companies;

test.each([
  // Every month counts of which the period has a day, as its dates are shown.
  ['2013-02-28', '2013-08-31', 7],
  ['2014-05-19', '2016-05-18', 25],
  // Today is in November 2026.
  ['2026-09-30', undefined, 3],
  ['2026-11-28', undefined, 1],
  ['2013-02', '2013-08', 7],
  // Reversed, and read the other way round.
  ['2021-03-31', '2020-10-31', 6],
])('from %s to %s: %s months', (startDate, endDate, months) => {
  const [company] = companies({ name: 'Mill', position: 'Weaver', startDate, endDate });
  expect([company?.months, company?.positions[0]?.months]).toEqual([months, months]);
});

test('months alone count whole, and no tenure is more than the time in all', () => {
  const timesOf = (...dates: (readonly [string, string])[]) =>
    portfolioOf({
      work: dates.map(([startDate, endDate], at) => ({ name: `Mill ${at}`, startDate, endDate })),
    });
  expect(timesOf(['2015-03', '2015-04'], ['2016-03', '2016-04']).experience.months).toBe(4);
  expect(timesOf(['2015-03-16', '2016-03-15'], ['2015-09-01', '2016-09-15']).experience.months).toBe(19);
  expect(timesOf(['2010-03-15', '2015-02-24'])).toMatchObject({
    companies: [{ months: 60 }],
    experience: { months: 60 },
  });
});

test('work without dates is neither active nor inactive', () => {
  const shown = companies(
    { name: 'Engine Works' },
    { name: 'Weaver', startDate: '1839', endDate: '1840' },
    { name: 'Analyst', startDate: '2020' },
  );
  expect(Object.fromEntries(shown.map(({ name, active }) => [name, active]))).toEqual({
    'Engine Works': null,
    Weaver: false,
    Analyst: true,
  });
});

test('years without months count as whole years, rounded', () => {
  const [years, months] = companies(
    { name: 'Mill', startDate: '2015', endDate: '2019-02' },
    { name: 'Works', startDate: '2010-01', endDate: '2011-03' },
  );
  expect(years).toMatchObject({ months: 48, positions: [{ months: 48 }] });
  expect(months).toMatchObject({ months: 15, positions: [{ months: 15 }] });
});
