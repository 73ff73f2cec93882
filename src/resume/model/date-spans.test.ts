import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

function read(resume: object) {
  const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return portfolio;
}

test.each([
  [{ year: '2018-2020' }, { start: 2018, end: 2020 }],
  [{ date: 'Mar 2018 – Apr 2020' }, { start: 2018, end: 2020 }],
  [
    { date: '2018', endDate: '2020' },
    { start: 2018, end: 2020 },
  ],
  [{ date: '2018-12' }, { start: 2018, end: undefined }],
])('an award of several years keeps them: %j', (dates, { start, end }) => {
  const [award] = read({ awards: [{ title: 'Grant', ...dates }] }).awards;
  expect([award?.date?.year, award?.end?.year]).toEqual([start, end]);
  expect(award?.properties).toEqual([]);
});

test.each([
  'Oktober 2020 – Gegenwart',
  'Oktober 2020 bis Gegenwart',
  'Oktober 2020 bis zur Gegenwart',
  'oktober 2020 tot heden',
  'ottobre 2020 fino ad oggi',
  'ottobre 2020 fino a oggi',
  'octubre de 2020 hasta la actualidad',
  'October 2020 to date (part-time)',
  '2020年10月から現在に至る',
  '2020.10-今',
])('a job until the present, written as "%s"', (date) => {
  const [company] = read({ work: [{ name: 'Mill', position: 'Weaver', date }] }).companies;
  expect(company?.period).toEqual({ start: { year: 2020, month: 10 }, end: null, current: true });
});

test.each(['October 2020 to December 2021', 'Oktober 2020 bis Dezember 2021', '2020-10 until 2021-12'])(
  'a job that ended, written as "%s"',
  (date) => {
    const [company] = read({ work: [{ name: 'Mill', position: 'Weaver', date }] }).companies;
    expect(company?.period).toEqual({
      start: { year: 2020, month: 10 },
      end: { year: 2021, month: 12 },
      current: false,
    });
  },
);

test('a start that says "present" before an end with a date is the end', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [
        { name: 'Mill', position: 'Weaver', startDate: 'Present', endDate: '2023-08-16' },
        { name: 'Dock', position: 'Clerk', startDate: '2023-07', endDate: '2023-08' },
      ],
    },
  });
  expect(portfolio?.currentPosition?.position).toMatchObject({
    title: 'Weaver',
    period: { start: { year: 2023, month: 8 }, end: null, current: true },
  });
  expect(warnings.join('\n')).toContain('the other way round');
});
