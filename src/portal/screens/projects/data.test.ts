import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { projectsSlice } from './data';

const LAST_YEAR = new Date().getFullYear() - 1;

test.each([
  [{ startDate: '2018-03', endDate: '2023-05' }, '', '2018 - 2023'],
  [{ startDate: `${LAST_YEAR}-03` }, '', `${LAST_YEAR} - Present`],
  [{ endDate: '2019-09' }, '', '2019'],
  [{}, '', ''],
  [{ startDate: '2018-03', endDate: '2023-05' }, 'projects: { Loom: { year: 2023 } }', '2023'],
  [{ entity: 'Guild', startDate: '2018', endDate: '2019' }, '', 'Guild · 2018 - 2019'],
  [{ entity: 'Loom', startDate: '2018', endDate: '2019' }, '', '2018 - 2019'],
])('the card of a project with %j and the settings %j says %j', (dates, portal, facts) => {
  const portfolio = portfolioOf({ projects: [{ name: 'Loom', ...dates }] }, portal);
  const { projects } = projectsSlice(portfolio, formatOf('en'));
  expect(projects.map(({ cardFacts }) => cardFacts)).toEqual([facts]);
});
