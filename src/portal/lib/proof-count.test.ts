import { expect, test } from 'vitest';

import { listed, role, usage } from './usage-for-test';
import { sortedUses } from './usage-order';

test('counts the projects of a skill that no role names, and sorts them after roles', () => {
  const { skills } = usage({
    work: [role('2013-01', '2017-03', 'Java')],
    projects: [
      { name: 'Loom', startDate: '2018-03', endDate: '2018-05', keywords: ['Java', 'Redis', 'Kotlin'] },
      { name: 'Mill', startDate: '2019-03', endDate: '2019-05', keywords: ['Kotlin'] },
    ],
    skills: listed('Java', 'Redis', 'Kotlin'),
  });
  const sorted = sortedUses(skills, { by: 'roles', reversed: false }, 'en');
  expect(sorted.map(({ name, roles, projects }) => [name, roles, projects])).toEqual([
    ['Java', 1, 0],
    ['Kotlin', 0, 2],
    ['Redis', 0, 1],
  ]);
});

test('counts a single role and the projects of a skill that both name', () => {
  const projects = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `Loom ${String(at + 1)}`,
      startDate: '2018-03',
      endDate: '2018-05',
      keywords: ['Java'],
    }));
  const counts = (count: number) => {
    const resume = {
      work: [role('2013-01', '2017-03', 'Java')],
      projects: projects(count),
      skills: listed('Java'),
    };
    return usage(resume).skills.map((skill) => [skill.roles, skill.projects]);
  };
  expect(counts(1)).toEqual([[1, 0]]);
  expect(counts(2)).toEqual([[1, 2]]);
});

test('counts no role beside its own dated projects', () => {
  const counts = (position: object, entity: string, dates: object) => {
    const projects = ['Loom', 'Yarn'].map((name) => ({ name, entity, keywords: ['Java'], ...dates }));
    const work = [
      { name: 'Mill', position: 'Weaver', startDate: '2013-01', endDate: '2017-03', ...position },
    ];
    const { skills } = usage({ work, projects, skills: listed('Java') });
    return skills.map((skill) => [skill.roles, skill.projects]);
  };
  const [named, dates] = [{ keywords: ['Java'] }, { startDate: '2014-03', endDate: '2014-05' }];
  expect(counts({}, 'Mill', dates)).toEqual([[0, 2]]);
  expect(counts(named, 'Mill', dates)).toEqual([[0, 2]]);
  expect(counts(named, 'Mill', {})).toEqual([[1, 2]]);
  expect(counts(named, 'Yard', dates)).toEqual([[1, 2]]);
});
