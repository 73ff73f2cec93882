import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { experienceSlice } from './data';

test.each([
  [[{ position: 'Internship', summary: 'Sorted the archive.' }], [true]],
  [[{ name: 'Harbour Museum', summary: 'Sorted the archive.' }], [true]],
  [
    [{ name: 'Harbour Museum' }, { name: 'Harbour Museum', position: 'Archivist' }],
    [false, false],
  ],
])('the only role named like its company repeats it: %j', (work, repeats) => {
  const portfolio = portfolioOf({ work });
  const { companies } = experienceSlice(portfolio, formatOf('en'));
  expect(companies.flatMap(({ positions }) => positions.map(({ repeatsCompany }) => repeatsCompany))).toEqual(
    repeats,
  );
});

test('the table has a column of scores only if a company has a score', () => {
  const without = (portal: string) => {
    const work = [{ name: 'Mill', position: 'Weaver', startDate: '2020' }];
    const portfolio = portfolioOf({ work }, portal);
    return experienceSlice(portfolio, formatOf('en')).without;
  };
  expect(without('')).toEqual(['score']);
  expect(without('companies:\n  Mill:\n    score: 90\n')).toEqual([]);
});
