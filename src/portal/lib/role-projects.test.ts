import { expect, test } from 'vitest';

import { readFolder } from '~/resume/read/folder-for-test';

import { formatOf } from '../i18n/format';
import { portalResources } from './resources';
import { resumeSheet } from './resume-sheet';

const { portfolio } = readFolder({
  'resume.json': {
    basics: { name: 'Ada Byron' },
    work: [
      {
        name: 'Mill',
        position: 'Weaver',
        startDate: '2012',
        endDate: '2019',
        projects: [
          {
            name: 'Loom planner',
            summary: 'Plans looms.',
            backOffice: ['Reports for the foremen of the mill.', 'Stock of wool.'],
          },
        ],
      },
    ],
    projects: [
      {
        name: 'Shop',
        entity: 'Mill',
        startDate: '2014',
        endDate: '2014',
        description: 'Sells cloth:\n- wool\n- silk',
        highlights: ['Planning', 'Concept', 'Design', 'Blog'],
      },
      { name: 'Archive', entity: 'Mill', startDate: '2012', endDate: '2019' },
    ],
  },
});
if (!portfolio) throw new Error('The résumé was not read.');

test('the line of a project in a role has its own period, its lists and its other facts', () => {
  const [work] = resumeSheet(portfolio, 'en', formatOf('en')).sections;
  expect(work?.entries[0]?.parts.map(({ name, text }) => [name, text])).toEqual([
    ['Shop (2014)', 'Sells cloth: wool; silk. Planning, Concept, Design, Blog.'],
    ['Archive', ''],
    ['Loom planner', 'Plans looms. Back office: Reports for the foremen of the mill; Stock of wool.'],
  ]);
});

test('the pane of a project in a role has its other facts', () => {
  const planner = Object.values(portalResources(portfolio)).find(
    (one) => one && 'name' in one && one.name === 'Loom planner',
  );
  expect(JSON.stringify(planner)).toContain('Stock of wool.');
});
