import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';

import { formatOf } from '../portal/i18n/format';
import { resumeSheet } from '~/documents/sheet-of';

const portfolio = portfolioOf(
  {
    basics: { name: 'Ada Byron' },
    work: [
      {
        name: 'Mill',
        position: 'Weaver',
        startDate: '2012',
        endDate: '2019',
      },
    ],
    projects: [
      {
        name: 'Shop',
        entity: 'Mill',
        startDate: '2014',
        endDate: '2014',
        roles: ['Designer', 'weaver', 'Architect'],
        description: 'Sells cloth:\n- wool\n- silk',
        highlights: ['Planning', 'Concept', 'Design', 'Blog'],
      },
      { name: 'Archive', entity: 'Mill', startDate: '2012', endDate: '2019' },
      {
        name: 'Loom planner',
        entity: 'Mill',
        startDate: '2012',
        endDate: '2019',
        description: 'Plans looms.',
        backOffice: ['Reports for the foremen of the mill.', 'Stock of wool.'],
      },
    ],
  },
  'publish: [projects.backOffice]',
);

test('the line of a project in a role has its own roles and period, its lists and its other facts', () => {
  const [work] = resumeSheet(portfolio, 'en', formatOf('en'), String).sections;
  expect(work?.entries[0]?.parts).toEqual([
    {
      name: 'Shop',
      facts: 'Designer, Architect, 2014',
      text: 'Sells cloth: wool; silk. Planning, Concept, Design, Blog.',
      url: null,
    },
    { name: 'Archive', text: '', url: null },
    {
      name: 'Loom planner',
      text: 'Plans looms.',
      url: null,
      below: {
        paragraphs: [],
        points: [],
        details: ['backOffice: Reports for the foremen of the mill; Stock of wool.'],
        keywords: [],
      },
    },
  ]);
});

test('the technologies of a project in one line are those of its role, unless the skills list them', () => {
  const other = portfolioOf({
    basics: { name: 'Ada Byron' },
    work: [{ name: 'Mill', position: 'Weaver', startDate: '2012', endDate: '2019', keywords: ['Wool'] }],
    skills: [{ name: 'Looms', keywords: ['Oak'] }],
    projects: [
      {
        name: 'Shop',
        entity: 'Mill',
        startDate: '2013',
        endDate: '2014',
        description: 'Sells cloth.',
        keywords: ['Oak', 'wool', 'Steam'],
      },
    ],
  });
  const [role] = resumeSheet(other, 'en', formatOf('en'), String).sections[0]?.entries ?? [];
  expect(role?.keywords).toEqual(['Wool', 'Steam']);
  expect(role?.parts).toEqual([{ name: 'Shop', facts: '2013 - 2014', text: 'Sells cloth.', url: null }]);
});
