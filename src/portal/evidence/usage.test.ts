import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { hasUsage, usageSlice } from './usage';

const role = (startDate: string, endDate: string | undefined, ...keywords: string[]) => ({
  name: `Mill of ${startDate}`,
  position: 'Weaver',
  startDate,
  ...(endDate && { endDate }),
  keywords,
});
const PORTFOLIO = portfolioOf({
  work: [
    role('2019-01', undefined, 'Java', 'Azure'),
    role('2015-01', '2018-12', 'Java', 'SQL'),
    { ...role('2014-01', '2014-06', 'Docker'), highlights: ['Ran it on Kubernetes.'] },
  ],
  projects: [{ name: 'Loom', startDate: '2012-03', keywords: ['Rust'] }],
  skills: [{ name: 'Programming', keywords: ['Java', 'Rust'] }, { name: 'Kubernetes' }],
});
const usage = (portfolio = PORTFOLIO) => usageSlice(portfolio, formatOf('en'), (kind) => kind);

test('lists skills whose time is known, longest used first, in families', () => {
  expect(usage().skills.map(({ name, family, tenure, roles }) => [name, family, tenure, roles])).toEqual([
    ['Java', 'programming', '11 yrs 11 mos', 2],
    ['Azure', 'other', '7 yrs 11 mos', 1],
    ['SQL', 'other', '4 yrs', 1],
    ['Docker', 'other', '6 mos', 1],
    ['Rust', 'programming', '2012', 0],
  ]);
  // A family of one skill is none. The other skills are last.
  expect(usage().families).toEqual(['programming', 'other']);
  // Only a sentence names Kubernetes.
  expect(usage().untimed).toBe(1);
});

test('a skill in use today is current, whatever else used it before', () => {
  expect(usage().skills.find(({ name }) => name === 'Java')).toMatchObject({
    isCurrent: true,
    years: [2015, 2026],
  });
});

test('a mention gives no time, but says when a skill was last used', () => {
  const portfolio = portfolioOf({
    work: [
      { ...role('2020-01', undefined, 'Azure'), highlights: ['Moved the shop to Java.'] },
      { ...role('2015-01', '2018-12', 'SQL'), highlights: ['Wrote scripts in Python.'] },
      role('2010-01', '2012-12', 'Java', 'Python'),
    ],
  });
  const { skills } = usage(portfolio);
  const of = (wanted: string) => skills.find(({ name }) => name === wanted);
  expect(of('Java')).toMatchObject({ months: 36, isCurrent: true });
  expect(of('Python')).toMatchObject({ months: 36, isCurrent: false, years: [2010, 2018] });
});

test('counts the skills of each year', () => {
  const { years } = usage();
  expect(years[0]).toEqual({ year: 2012, count: 1 });
  expect(years.find(({ year }) => year === 2013)).toEqual({ year: 2013, count: 0 });
  expect(years.at(-1)).toEqual({ year: 2026, count: 2 });
});

test('is offered from three skills with time on', () => {
  expect(hasUsage(PORTFOLIO)).toBe(true);
  expect(hasUsage(portfolioOf({ work: [role('2019-01', '2020-01', 'Java', 'SQL')] }))).toBe(false);
});
