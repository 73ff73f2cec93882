import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

function projectOf(project: object) {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      experience: [
        { company: 'Mill Ltd', position: 'Weaver', startDate: '2015', endDate: '2020' },
        { place: 'Dock 7 Works', position: 'Clerk', startDate: '2010', endDate: '2014' },
      ],
      projects: [{ name: 'Loom', startDate: '2023', ...project }],
    },
  });
  const { entity, properties } = portfolio?.projects[0] ?? {};
  return { entity, properties: properties?.map(({ values }) => values.join()), warnings: warnings.join() };
}

test.each([
  [{ workplace: 'Dock 7 Works' }, 'Dock 7 Works'],
  [{ work_place: 'mill' }, 'mill'],
  [{ employer: 'Mill Ltd' }, 'Mill Ltd'],
])('the employer in the place of a project is its entity: %j', (place, entity) => {
  const { warnings, ...project } = projectOf(place);
  expect(project).toEqual({ entity, properties: [] });
  expect(warnings).toMatch(/projects\[0\]\.\w+: (?:the name of an|another name)/);
});
