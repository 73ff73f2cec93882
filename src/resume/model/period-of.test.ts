import { expect, test } from 'vitest';

import { formatOf } from '../../portal/i18n/format';
import { portfolioOf } from '../read/folder-for-test';
import { jobPeriodOf, periodOf, projectPeriodOf } from './period-of';

const TODAY = new Date('2026-06-15T00:00:00Z');
const isCurrent = (project: Parameters<typeof projectPeriodOf>[0]): boolean =>
  projectPeriodOf(project, ['projects', 0], {
    today: TODAY,
    warn: () => undefined,
  }).current;

test('a project without an end runs on for some years only', () => {
  expect(isCurrent({ startDate: '2024-03' })).toBe(true);
  expect(isCurrent({ startDate: '2012' })).toBe(false);
  expect(isCurrent({ startDate: '2012', status: 'in progress' })).toBe(true);
  expect(isCurrent({ status: 'in progress' })).toBe(true);
  expect(isCurrent({ startDate: '2012', entity: 'Mill' })).toBe(true);
  expect(isCurrent({ startDate: '2012', endDate: '2030' })).toBe(true);
});

test('a job with only an end does not have that end as its date', () => {
  const period = jobPeriodOf({ endDate: '2022-09' }, ['work', 0], { today: TODAY, warn: () => undefined });
  expect(period).toMatchObject({ start: null, end: { year: 2022, month: 9 }, startUnknown: true });
});

test.each([
  // [start, end, first, last, part of the warning]
  ['2023-10', '2022-10', 2022, 2023, 'other way round. Correct'],
  ['2014-06', '2010-09', 2010, 2014, 'other way round. Correct'],
  ['2022-11', '2022-03', 2022, 2022, 'other way round. Correct'],
  ['2020-02', '2015-01', undefined, 2015, 'the start was left out'],
])('reversed dates from %s to %s', (startDate, endDate, first, last, part) => {
  const warnings: unknown[][] = [];
  const warn = (...said: unknown[]) => void warnings.push(said);
  const period = periodOf({ startDate, endDate }, ['work', 0], { today: TODAY, warn });
  expect([period.start?.year, period.end?.year, period.current]).toEqual([first, last, false]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.[1]).toContain(part);
});

test('a project with its own name as its organization has no employer', () => {
  const portfolio = portfolioOf({
    projects: [
      { name: 'Looms', entity: 'Looms', startDate: '2002' },
      { name: 'Shuttles', entity: 'Guild', startDate: '2002' },
    ],
  });
  expect(portfolio.projects.map(({ name, period }) => [name, period.current])).toEqual(
    expect.arrayContaining([
      ['Looms', false],
      ['Shuttles', true],
    ]),
  );
});

test.each([
  ['a study', 'education', '1989'],
  ['a job that may still run', 'work', '1989 - Present'],
])('shows %s that began in 1989 and has no end', (_, section, expected) => {
  const entry = { name: 'Mill', position: 'Weaver', institution: 'School', startDate: '1989' };
  const portfolio = portfolioOf({ [section]: [entry] });
  const period = portfolio.education[0]?.period ?? portfolio.companies[0]?.positions[0]?.period;
  expect(period && formatOf('en').period(period)).toBe(expected);
});
