import { expect, test } from 'vitest';

import { role, usage } from './usage-for-test';

test('only domains with several skills have bars, and one domain alone has none', () => {
  const domainsOf = (...skills: object[]) =>
    usage({
      work: [role('2013-01', '2017-03', 'Java', 'Kotlin', 'Coaching', 'Budgets', 'Weaving')],
      skills,
    }).domains.map(({ name, skills: count }) => [name, count]);
  const backend = { name: 'Backend', keywords: ['Java', 'Kotlin'] };
  const teams = { name: 'Leading teams', keywords: ['Coaching', 'Budgets'] };
  const mill = { name: 'Mills', keywords: ['Weaving'] };
  expect(domainsOf(backend, teams, mill)).toEqual([
    ['Backend', 2],
    ['Leading teams', 2],
  ]);
  expect(domainsOf(backend, mill)).toEqual([]);
  expect(domainsOf(mill)).toEqual([]);
});

test('a skill has no domain with its own name', () => {
  const { skills } = usage({
    work: [role('2013-01', '2017-03', 'Data Science', 'Kotlin')],
    skills: [{ name: 'Data Science', keywords: ['Servers', 'Kotlin'] }],
  });
  expect(skills.map(({ name, domain }) => [name, domain])).toEqual([
    ['Data Science', ''],
    ['Kotlin', 'Data Science'],
  ]);
});

const domainsIn = (skills: object[], ...keywords: string[]) =>
  Object.fromEntries(
    usage({ work: [role('2013-01', '2017-03', ...keywords)], skills }).skills.map(({ name, domain }) => [
      name,
      domain,
    ]),
  );

test('a heading that is a tool is no domain', () => {
  const skills = [{ name: 'React', keywords: ['Redux', 'Kotlin'] }];
  expect(domainsIn(skills, 'React', 'Redux', 'Kotlin')).toEqual({
    Kotlin: 'programming',
    React: 'frontend',
    Redux: 'frontend',
  });
  // Other skills stand under a field of work.
  const field = [{ name: 'DevOps', keywords: ['Kotlin', 'Docker'] }];
  expect(domainsIn(field, 'Kotlin', 'Docker')).toEqual({ Kotlin: 'DevOps', Docker: 'DevOps' });
});

test('a heading with a word for technologies is the domain of its kind', () => {
  const skills = [{ name: 'Frontend Tech', keywords: ['React', 'Weftly'] }, { name: 'Vue' }];
  // The name of the kind is its key here: "frontend".
  expect(domainsIn(skills, 'React', 'Weftly', 'Vue')).toEqual({
    React: 'Frontend Tech',
    Vue: 'Frontend Tech',
    Weftly: 'Frontend Tech',
  });
});
