import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { projectsSlice } from './data';

const LAST_YEAR = new Date().getFullYear() - 1;

function projectsOf(project: object, yaml = '') {
  const portfolio = portfolioOf(
    { projects: [{ name: 'Loom', ...project }] },
    { ...(yaml && { 'portal.yaml': yaml }) },
  );
  const { featured, others } = projectsSlice(portfolio, formatOf('en'));
  return [...featured, ...others];
}

const factsOf = (project: object, yaml?: string): string[] =>
  projectsOf(project, yaml).map(({ cardFacts }) => cardFacts);

test.each([
  ['2018-03', '2023-05', '2018 - 2023'],
  [`${LAST_YEAR}-03`, undefined, `${LAST_YEAR} - Present`],
  [undefined, '2019-09', '2019'],
  [undefined, undefined, ''],
])('the card of a project from %s to %s has the years %s', (startDate, endDate, years) => {
  expect(factsOf({ startDate, endDate })).toEqual([years]);
});

test('the card of a project has the year that the owner states', () => {
  const project = { startDate: '2018-03', endDate: '2023-05' };
  expect(factsOf(project, 'projects:\n  Loom: { year: 2023 }\n')).toEqual(['2023']);
});

test('the card of a project names its organization, unless its name does', () => {
  expect(factsOf({ entity: 'Guild', startDate: '2018', endDate: '2019' })).toEqual(['Guild · 2018 - 2019']);
  expect(factsOf({ entity: 'Loom', startDate: '2018', endDate: '2019' })).toEqual(['2018 - 2019']);
});

test('the highlights of a project keep their links', () => {
  const [project] = projectsOf({ highlights: ['[Shown at the mill](https://mill.example/loom).'] });
  const anchor = [
    'a',
    { href: 'https://mill.example/loom', rel: 'noreferrer', target: '_blank' },
    'Shown at the mill',
  ];
  expect(project?.highlights).toEqual([['ul', null, ['li', null, anchor, '.']]]);
});
