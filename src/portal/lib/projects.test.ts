import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { formatOf } from '../i18n/format';
import { projectsSlice } from './projects';

test.each([
  ['2018-03', '2023-05', '2018 - 2023'],
  ['2018-03', '2018-09', '2018'],
  ['2018-03', '2019-09', '2018'],
  ['2025-03', undefined, '2025'],
  [undefined, '2019-09', '2019'],
  [undefined, undefined, null],
])('the card of a project from %s to %s has the years %s', (startDate, endDate, years) => {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada' }, projects: [{ name: 'Loom', startDate, endDate }] },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  const { featured, others } = projectsSlice(portfolio, formatOf('en'));
  expect([...featured, ...others].map((project) => project.years)).toEqual([years]);
});
