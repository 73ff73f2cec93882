import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from '../read/folder-for-test';

const RESUME = {
  basics: { name: 'Ada' },
  work: [
    { name: 'Engine Works', position: 'Engineer', startDate: '2010-01', endDate: '2012-12' },
    { name: 'Bridge Works', position: 'Architect', startDate: '2013-01', summary: 'Spans.' },
  ],
  projects: [{ name: 'Punched Cards', entity: 'Engine Works' }, { name: 'Flyology' }],
  awards: [{ title: 'Flyology' }, { title: 'Medal' }],
};

const read = (yaml: string) => readFolder({ 'resume.json': RESUME, 'portal.yaml': yaml });

test('an achievement links to the resource with its title, or to the named one', () => {
  const { portfolio } = read(
    [
      'achievements:',
      '  - title: Punched Cards',
      '  - { title: Something else, resource: Architect }',
      '  - { title: A company, resource: Engine Works }',
      '  - title: Nothing of the résumé',
    ].join('\n'),
  );
  expect(portfolio?.achievements.map(({ itemId }) => itemId)).toEqual([
    'punched-cards',
    portfolio?.companies[0]?.positions[0]?.id,
    'engine-works',
    null,
  ]);
});

test('an award links to the project that won it', () => {
  const { portfolio } = read('title: A');
  expect(portfolio?.achievements.map(({ itemId }) => itemId)).toEqual(['flyology', null]);
});

test('the last project links to its role, and has no link for an unknown title', () => {
  const roleIn = (yaml: string) => read(yaml).portfolio?.lastProject?.positionId;
  expect(roleIn('title: A')).toBe('bridge-works-architect');
  expect(roleIn('lastProject: { title: Engineer, company: Engine Works }')).toBe('engine-works-engineer');
  expect(roleIn('lastProject: { title: Consultant }')).toBeNull();
});

test('an undated project of somebody without jobs is a project, and no position or the last one', () => {
  const portfolio = portfolioOf({
    projects: [{ name: 'Loom', description: 'Of wood.' }],
  });
  expect(portfolio.lastProject).toMatchObject({ title: 'Loom', kind: 'undated' });
});

test('an older project is not the last one, even if the current role has no text', () => {
  const portfolio = portfolioOf({
    ...RESUME,
    work: [
      { name: 'Mill', position: 'Owner', startDate: '2020-01' },
      {
        name: 'Bridge Works',
        position: 'Architect',
        startDate: '2010-01',
        endDate: '2019',
        summary: 'Spans.',
      },
    ],
    projects: [{ name: 'Loom', startDate: '2015' }],
  });
  expect(portfolio.lastProject).toMatchObject({ title: 'Architect', kind: 'previous' });
});
