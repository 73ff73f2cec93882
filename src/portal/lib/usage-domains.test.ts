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
    work: [role('2013-01', '2017-03', 'Java', 'Kotlin')],
    skills: [{ name: 'Java', keywords: ['Servers', 'Kotlin'] }],
  });
  expect(skills.map(({ name, domain }) => [name, domain])).toEqual([
    ['Java', ''],
    ['Kotlin', 'Java'],
  ]);
});
