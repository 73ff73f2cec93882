import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { careerOf, careerStyle, hasWork } from './career';

const careerIn = (resume: object) => careerOf(portfolioOf(resume), formatOf('en'));
const barsIn = (work: readonly object[]) =>
  careerIn({ work })?.bars.map(({ name, period, columns }) => [name, period, columns]);

test('jobs are bars from their first month to the month after the last one, and a gap is empty', () => {
  expect(
    barsIn([
      { name: 'Mill', position: 'Weaver', startDate: '2014-01', endDate: '2016-12' },
      { name: 'Dock', position: 'Clerk', startDate: '2010-03', endDate: '2012-02' },
    ]),
  ).toEqual([
    ['Mill', '2014 - 2016', 'at-49-85'],
    ['Dock', '2010 - 2012', 'at-3-27'],
  ]);
});

test.each([
  ['month', '2014-05', '2018-12', 53, 109],
  ['year', '2014', '2018', 55, 103],
])('the %s in which one job ends and the next one begins is no overlap', (_, change, end, line, last) => {
  expect(
    barsIn([
      { name: 'Mill', position: 'Weaver', startDate: change, endDate: end },
      { name: 'Dock', position: 'Clerk', startDate: '2010-01', endDate: change },
    ]),
  ).toEqual([
    ['Mill', '2014 - 2018', `at-${line}-${last}`],
    ['Dock', '2010 - 2014', `at-1-${line}`],
  ]);
});

test('roles stand within their company, and a return years later is another bar', () => {
  const work = [
    { name: 'Mill', position: 'Head', startDate: '2018-01', endDate: '2019-12' },
    { name: 'Mill', position: 'Weaver', startDate: '2012-01', endDate: '2013-12' },
    { name: 'Mill', position: 'Trainee', startDate: '2010-01', endDate: '2011-12' },
  ];
  expect(
    careerIn({ work })?.bars.map(({ period, roles }) => [
      period,
      roles.map(({ title, columns }) => [title, columns]),
    ]),
  ).toEqual([
    ['2018 - 2019', [['Head', 'at-1-25']]],
    [
      '2010 - 2013',
      [
        ['Weaver', 'at-25-49'],
        ['Trainee', 'at-1-25'],
      ],
    ],
  ]);
});

test('years next to each other, and roles within a longer one, are one bar', () => {
  const role = (startDate: string, endDate: string) => ({
    name: 'Mill',
    position: 'Weaver',
    startDate,
    endDate,
  });
  const periodsOf = (...work: object[]) => barsIn(work)?.map(([, period]) => period);
  expect(periodsOf(role('2010', '2013'), role('2008', '2009'))).toEqual(['2008 - 2013']);
  expect(periodsOf(role('2015', '2016'), role('2010', '2011'), role('2005', '2016'))).toEqual([
    '2005 - 2016',
  ]);
});

test('degrees and certificates are marks; those at the end of the axis stand before their month', () => {
  const career = careerIn({
    work: [{ name: 'Mill', position: 'Weaver', startDate: '2010-01', endDate: '2019-12' }],
    education: [
      { institution: 'School', area: 'Law', studyType: 'BA', startDate: '2009', endDate: '2012-07' },
      { institution: 'School', area: 'Art', startDate: '2018' },
    ],
    certificates: [{ name: 'Loom Expert', date: '2019-06' }, { name: 'Undated' }],
  });
  expect(career?.marks.map(({ id, year, before }) => [id, year, before])).toEqual([
    ['certificate-loom-expert', 2019, true],
    ['education-school', 2012, false],
  ]);
});

test('forty jobs stand on one axis with few years, and each column has its rule', () => {
  const portfolio = portfolioOf({
    work: Array.from({ length: 50 }, (_, at) => ({
      name: `Mill ${at}`,
      position: 'Weaver',
      startDate: `${1960 + at}-05`,
      endDate: `${1961 + at}-04`,
    })),
  });
  const career = careerOf(portfolio, formatOf('en'));
  expect(career?.bars).toHaveLength(40);
  expect(career?.years.length).toBeLessThanOrEqual(8);
  for (const { columns } of career?.bars ?? []) expect(careerStyle(portfolio)).toContain(`.${columns}{`);
  expect(careerStyle(portfolio)).toContain(`.${career?.columns}{--at:1/`);
});

test('without dates there is no timeline', () => {
  const work = [{ name: 'Mill', position: 'Weaver' }];
  expect(careerIn({ work, certificates: [{ name: 'Loom Expert', date: '2019' }] })).toBeNull();
  expect(careerStyle(portfolioOf({ work }))).toBe('');
});

test('without work the subscriptions are no companies', () => {
  const has = (resume: Readonly<Record<string, unknown>>) => hasWork(portfolioOf(resume));
  expect(has({ work: [{ name: 'Mill', position: 'Weaver' }] })).toBe(true);
  expect(has({ education: [{ institution: 'School' }] })).toBe(false);
});
