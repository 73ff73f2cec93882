import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const companies = (...work: object[]) =>
  readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, work } }).portfolio?.companies ?? [];

test.each([
  ['2013-02-28', '2013-08-31', 6],
  ['2020-03-31', '2021-03-31', 12],
  ['2014-05-19', '2016-05-18', 24],
  ['2020-03-15', '2020-06-03', 3],
  ['2020-01-30', '2020-02-02', 1],
  // Today is in November 2026.
  ['2026-09-30', undefined, 2],
  ['2026-11-28', undefined, 1],
  ['2013-02', '2013-08', 7],
  ['2013-02', '2013-08-01', 6],
  // Reversed, and read the other way round.
  ['2021-03-31', '2020-10-31', 5],
])('from %s to %s: %s months', (startDate, endDate, months) => {
  const [company] = companies({ name: 'Mill', position: 'Weaver', startDate, endDate });
  expect([company?.months, company?.positions[0]?.months]).toEqual([months, months]);
});

test('days leave the dates as they are, and roles that follow each other count whole', () => {
  const [company] = companies(
    { name: 'Mill', position: 'Foreman', startDate: '2019-02-28', endDate: '2020-02-28' },
    { name: 'Mill', position: 'Weaver', startDate: '2018-02-28', endDate: '2019-02-27' },
  );
  expect(company).toMatchObject({
    months: 24,
    period: { start: { year: 2018, month: 2 }, end: { year: 2020, month: 2 } },
    positions: [{ months: 12 }, { months: 12 }],
  });
});
