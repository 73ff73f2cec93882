import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const experience = (resume: object) =>
  readFolder({ 'resume.json': { basics: { name: 'Ada' }, ...resume } }).portfolio;

const monthsOf = (...dates: (readonly [string, string])[]) =>
  experience({
    work: dates.map(([startDate, endDate], at) => ({
      name: `Mill ${String.fromCodePoint(65 + at)}`,
      position: 'Weaver',
      startDate,
      endDate,
    })),
  })?.experience.months;

test('months alone count whole, and no tenure is more than the time in all', () => {
  expect(monthsOf(['2015-03', '2015-04'], ['2016-03', '2016-04'])).toBe(4);
  expect(monthsOf(['2015-03-16', '2016-03-15'], ['2015-09-01', '2016-09-15'])).toBe(19);
  const { companies, experience: total } =
    experience({
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2010-03-15', endDate: '2015-02-24' }],
    }) ?? {};
  expect(companies?.[0]?.months).toBe(60);
  expect(total?.months).toBe(60);
});
