import { expect, test } from 'vitest';

import { portfolioOf } from '../read/folder-for-test';

test.each([
  [{ year: '2018-2020' }, { start: 2018, end: 2020 }],
  [
    { date: '2018', endDate: '2020' },
    { start: 2018, end: 2020 },
  ],
  [{ date: '2018-12' }, { start: 2018, end: undefined }],
])('an award of several years keeps them: %j', (dates, { start, end }) => {
  const [award] = portfolioOf({ awards: [{ title: 'Grant', ...dates }] }).awards;
  expect([award?.date?.year, award?.end?.year]).toEqual([start, end]);
  expect(award?.properties).toEqual([]);
});

test.each(['October 2020 to December 2021', 'Oktober 2020 bis Dezember 2021', '2020-10 until 2021-12'])(
  'a job that ended, written as "%s"',
  (date) => {
    const [company] = portfolioOf({ work: [{ name: 'Mill', position: 'Weaver', date }] }).companies;
    expect(company?.period).toEqual({
      start: { year: 2020, month: 10 },
      end: { year: 2021, month: 12 },
      current: false,
    });
  },
);
