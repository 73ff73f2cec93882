import { expect, test } from 'vitest';

import type { SkillRow } from '~/portal/evidence/usage';
import { matchingSkills } from './skill-list';

test('a search finds skills by their names and families, and those of less than a year stand apart', () => {
  const skill = (name: string, family: string, months: number) => ({ name, family, months }) as SkillRow;
  const skills = [skill('Azure', 'Cloud', 30), skill('Java', 'Languages', 12), skill('Rust', 'Languages', 3)];
  const namesOf = (query: string) => {
    const { shown, short, groups } = matchingSkills(skills, ['Cloud', 'Languages'], query);
    return [shown.length, short.map(({ name }) => name), groups.map(({ name }) => name)];
  };
  expect(namesOf('')).toEqual([3, ['Rust'], ['Cloud', 'Languages']]);
  expect(namesOf('languages')).toEqual([2, ['Rust'], ['Languages']]);
  expect(namesOf('ruśt')).toEqual([1, ['Rust'], []]);
});
