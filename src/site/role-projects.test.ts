import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from '~/resume/read/folder-for-test';

import { formatOf } from '../portal/i18n/format';
import { portalResources } from './portal-resources';
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

test('a project in a role has its sentences and its list below its first line', () => {
  const { portfolio: other } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2012', endDate: '2019' }],
      projects: [
        {
          name: 'Market',
          entity: 'Mill',
          description:
            'Sells wool.\n\nWith:\n• Prices of every farm nearby\n• Samples that a buyer can touch',
          highlights: ['Opened within a month.', 'Sold out every week.'],
          keywords: ['Scales'],
        },
        {
          name: 'Fair',
          entity: 'Mill',
          description: '- Stalls for all the farms\n- Prizes for the best wool',
        },
      ],
    },
  });
  const [work] = other ? resumeSheet(other, 'en', formatOf('en'), String).sections : [];
  expect(work?.entries[0]?.parts).toMatchObject([
    {
      text: 'Sells wool.',
      below: {
        paragraphs: ['With:\n- Prices of every farm nearby\n- Samples that a buyer can touch'],
        points: ['Opened within a month.', 'Sold out every week.'],
        keywords: ['Scales'],
      },
    },
    { text: '', below: { paragraphs: ['- Stalls for all the farms\n- Prizes for the best wool'] } },
  ]);
});

test('the pane of a project in a role has its other facts', () => {
  const planner = Object.values(portalResources(portfolio)).find(
    (one) => one && 'name' in one && one.name === 'Loom planner',
  );
  expect(JSON.stringify(planner)).toContain('Stock of wool.');
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
