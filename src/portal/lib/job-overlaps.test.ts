import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { formatOf } from '../i18n/format';
import { activityEvents } from './activity';
import { jobOverlaps } from './job-overlaps';
import { defaultLanguage } from './languages';

const NOW = 2026 * 12 + 5;

/** The overlaps of roles, each written as `title, company, start, end`. */
function overlapsOf(...roles: readonly string[]): string[] {
  const work = roles.map((role) => {
    const [position, name, startDate, endDate] = role.split(', ');
    return { position, name, startDate, ...(endDate && { endDate }) };
  });
  const { portfolio, problems } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, work } });
  if (!portfolio) throw new Error(problems.join('\n'));
  const format = formatOf('en');
  return jobOverlaps(activityEvents(portfolio, format, defaultLanguage, NOW), format).map(
    ({ one, other, period }) => `${one} and ${other}: ${period}`,
  );
}

test('years without months make no uncertain overlap', () => {
  expect(overlapsOf('Cook, Acme, 2015, 2021', 'Baker, Beta, 2021, 2025')).toEqual([]);
  expect(overlapsOf('Cook, Acme, 2015, 2021-06', 'Baker, Beta, 2021, 2025')).toEqual([]);
  expect(overlapsOf('Cook, Acme, 2015, 2021', 'Baker, Beta, 2021-02, 2025')).toEqual([]);
  expect(overlapsOf('Cook, Acme, 2015-01, 2019-12', 'Baker, Beta, 2018')).toHaveLength(1);
  expect(overlapsOf('Cook, Acme, 2015-01', 'Baker, Beta, 2026')).toEqual([]);
});

test('shows a boundary without a month as the year', () => {
  expect(overlapsOf('Cook, Acme, 2010, 2016', 'Baker, Beta, 2015, 2020')).toEqual([
    'Baker (Beta) and Cook (Acme): 2015 - 2016',
  ]);
  expect(overlapsOf('Cook, Acme, 2010-03, 2016-04', 'Baker, Beta, 2015, 2020')).toEqual([
    'Baker (Beta) and Cook (Acme): 2015 - Apr 2016',
  ]);
  expect(overlapsOf('Cook, Acme, 2010', 'Baker, Beta, 2019-05')).toEqual([
    'Baker (Beta) and Cook (Acme): May 2019 - Present',
  ]);
  expect(overlapsOf('Cook, Acme, 2010, 2026', 'Baker, Beta, 2019-05')).toEqual([
    'Baker (Beta) and Cook (Acme): May 2019 - 2026',
  ]);
});

test('names jobs with their company, unless both have the same one', () => {
  expect(overlapsOf('Owner, Shrug, 2015-01, 2018-12', 'Owner, Acme, 2016-01, 2017-12')).toEqual([
    'Owner (Acme) and Owner (Shrug): Jan 2016 - Dec 2017',
  ]);
  expect(overlapsOf('Cook, Acme, 2015-01, 2018-12', 'Baker, Acme, 2016-01, 2017-12')).toEqual([
    'Baker and Cook: Jan 2016 - Dec 2017',
  ]);
  expect(overlapsOf('Cook, Acme, 2015-01, 2018-12', 'Cook, Acme, 2016-01, 2017-12')).toEqual([]);
});

test('lists no part of more than five overlaps', () => {
  const roles = [1, 2, 3, 4, 5, 6].map(
    (year) => `Baker ${year}, Beta ${year}, 201${year}-01, 201${year}-0${year + 2}`,
  );
  const cook = 'Cook, Acme, 2010-01, 2020-12';
  expect(overlapsOf(cook, ...roles.slice(1))).toHaveLength(5);
  expect(overlapsOf(cook, ...roles)).toEqual([]);
});
