import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { managementGroupsSlice } from './data';

/** The column of the period for roles at one company, each written as its start and end. */
function periodOf(...roles: readonly (readonly [startDate: string | null, endDate?: string])[]) {
  const work = roles.map(([startDate, endDate], at) => ({
    name: 'Acme',
    position: `Role ${at}`,
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }));
  const portfolio = portfolioOf({ work });
  return managementGroupsSlice(portfolio, formatOf('en')).subscriptions.map(({ period }) => period);
}

test('shows each period at a company that the owner left and returned to', () => {
  expect(periodOf(['2015-06', '2016-06'], ['2008-07', '2009-07'])).toEqual([
    'Jul 2008 - Jul 2009, Jun 2015 - Jun 2016',
  ]);
  expect(periodOf(['2015-06'], ['2009-01', '2010-02'], ['2008-07', '2009-07'])).toEqual([
    'Jul 2008 - Feb 2010, Jun 2015 - Present',
  ]);
});

test('merges roles without a certain gap of more than half a year into one period', () => {
  expect(periodOf(['2010-02', '2012-06'], ['2008-07', '2009-07'])).toEqual(['Jul 2008 - Jun 2012']);
  expect(periodOf(['2010-03', '2012-06'], ['2008-07', '2009-07'])).toEqual([
    'Jul 2008 - Jul 2009, Mar 2010 - Jun 2012',
  ]);
  expect(periodOf(['2010', '2013'], ['2008', '2009'])).toEqual(['2008 - 2013']);
  expect(periodOf(['2015-06', '2016-06'], ['2008-07', '2009-07'], [null, '2012-01'])).toEqual([
    'Jul 2008 - Jun 2016',
  ]);
  expect(periodOf([null])).toEqual(['']);
});
