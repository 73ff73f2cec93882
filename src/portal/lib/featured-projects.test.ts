import { expect, test } from 'vitest';

import { readFolder } from '~/resume/read/folder-for-test';

import { featuredSkills } from './featured-skills';

test('shows the number of projects for a skill of many projects and one role', () => {
  const resume = {
    basics: { name: 'Ada' },
    work: [{ name: 'Mill', position: 'Weaver', startDate: '2018', keywords: ['Unity', 'Blender'] }],
    projects: ['A', 'B', 'C', 'D'].map((name) => ({ name, keywords: ['Unity', 'Blender'] })),
    skills: [{ name: 'Unity' }, { name: 'Blender' }, { name: 'Maya' }],
  };
  const { portfolio } = readFolder({ 'resume.json': resume });
  if (!portfolio) throw new Error('The résumé was not read.');
  const unity = featuredSkills(portfolio).find(({ name }) => name === 'Unity');
  expect(unity).toMatchObject({ roles: 0, projects: 4 });
});

test('a role beside several projects tells the years, and no line is without a figure', () => {
  const project = (name: string, keywords: string[]) => ({ name, keywords });
  const tools = ['Unity', 'Blender', 'Figma', 'Docker'];
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada' },
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2023-01', keywords: [...tools, 'GraphQL'] }],
      projects: [project('A', tools), project('B', tools)],
    },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  const shown = featuredSkills(portfolio).map(({ name, projects, years }) => `${name} ${projects} ${years}`);
  expect(shown).toEqual(tools.map((name) => `${name} 2 3`));
});

test('without a list of skills, a skill of one project is not featured', () => {
  const featured = (...projects: object[]) => {
    const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, projects } });
    if (!portfolio) throw new Error('The résumé was not read.');
    return featuredSkills(portfolio).map(({ name }) => name);
  };
  const project = (name: string, ...keywords: string[]) => ({ name, keywords });
  expect(featured(project('A', 'Angular', 'MongoDB'))).toEqual([]);
  expect(featured(project('A', 'Angular', 'MongoDB'), project('B', 'Angular'))).toEqual([]);
  expect(featured(project('A', 'Angular', 'MongoDB'), project('B', 'Angular', 'MongoDB'))).toHaveLength(2);
});
