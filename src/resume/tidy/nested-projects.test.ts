import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

function read(work: object[], projects: object[] = []) {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, work, projects },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  const resources = portfolio.companies.flatMap(({ positions }) =>
    positions.flatMap((position) => position.resources.map(({ name }) => [position.title, name])),
  );
  return { resources, projects: portfolio.projects.map(({ name }) => name), warnings };
}

test('projects inside of a job are resources of its role', () => {
  const { resources, projects, warnings } = read(
    [
      { company: 'Mill', position: 'Weaver', projects: [{ title: 'Loom planner', summary: 'Plans looms.' }] },
      { name: 'Museum', position: 'Guide', key_projects: [{ name: 'Tour' }, { name: 'Map' }] },
    ],
    [{ name: 'Paper boats' }],
  );
  expect(resources).toEqual([
    ['Weaver', 'Loom planner'],
    ['Guide', 'Tour'],
    ['Guide', 'Map'],
  ]);
  expect(projects).toEqual(['Paper boats']);
  expect(warnings.join('\n')).toContain('work[0].projects');
  expect(warnings.join('\n')).not.toContain('no page shows it');
});

test('an undated project belongs to the job that lists it, of several with one employer', () => {
  const { resources } = read([
    { name: 'Mill', position: 'Head', startDate: '2020' },
    { name: 'Mill', position: 'Weaver', startDate: '2012', endDate: '2019', projects: [{ name: 'Planner' }] },
  ]);
  expect(resources).toEqual([['Weaver', 'Planner']]);
});

test('a list of names stays a property of the job', () => {
  const { resources, warnings } = read([{ name: 'Mill', position: 'Weaver', projects: ['Planner', 'Map'] }]);
  expect(resources).toEqual([]);
  expect(warnings.join('\n')).not.toContain('no page shows it');
});
