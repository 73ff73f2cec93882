import { expect, test } from 'vitest';

import type { Company, Portfolio } from '~/resume/read/portfolio';

import { featuredSkills, levelShare, levelSteps } from './featured-skills';

const skill = (name: string, fields: Partial<Portfolio['skills'][number]> = {}) => ({
  id: name,
  name,
  level: null,
  percentage: null,
  icon: null,
  keywords: [],
  ...fields,
});

const company = (...roles: { id: string; span: readonly [number, number] | null }[]) =>
  ({ kind: 'work', positions: roles.map((role) => ({ ...role, resources: [] })) }) as unknown as Company;

const mention = (source: string) => ({ source, kind: 'role' as const, span: null, sentence: null });
const evidence = (name: string, ...sources: string[]) => ({
  id: name,
  name,
  group: null,
  aliases: [],
  mentions: sources.map(mention),
});

test.each([
  ['85%', [], 0.85],
  ['8/10', [], 0.8],
  ['4', ['4', '5'], 0.8],
  ['4', ['9'], 0.4],
  ['60', ['60'], 0.6],
  ['4.5', ['5'], 0.9],
  ['Expert', [], null],
  ['12/10', [], null],
])('the level %s among %j is %s', (level, levels, share) => {
  expect(levelShare(level, levels)).toBe(share);
});

test.each([
  ['Beginner', 1],
  ['Intermedio', 2],
  ['Avançado', 3],
  ['Master', 4],
  ['Mid-Senior', 3],
  ['Mid-Junior', 2],
  ['上級', 3],
  ['since 2010', null],
])('the level %s takes %s steps of four', (level, steps) => {
  expect(levelSteps(level)).toBe(steps);
});

test('figures come before words, and both before what only stands in the list', () => {
  const skills = [skill('A'), skill('B', { level: 'Expert' }), skill('C', { percentage: 0.9 }), skill('D')];
  const shown = featuredSkills({ skills, evidence: [], companies: [] });
  expect(shown.map(({ name, percentage, steps }) => [name, percentage, steps])).toEqual([
    ['C', 0.9, null],
    ['B', null, 4],
    ['A', null, null],
    ['D', null, null],
  ]);
});

test('without levels the most used comes first, with its roles, and the years of several; a heading gives way to its keywords', () => {
  const shown = featuredSkills({
    skills: [skill('Languages', { keywords: ['Go', 'Python'] }), skill('Tools', { keywords: ['Loom'] })],
    evidence: [evidence('Go', 'new'), evidence('Python', 'new', 'old'), evidence('Loom')],
    companies: [company({ id: 'new', span: [24_000, 24_023] }, { id: 'old', span: [23_940, 23_999] })],
  });
  expect(shown.map(({ name, roles, years, keywords }) => [name, roles, years, keywords])).toEqual([
    ['Python', 2, 7, []],
    ['Go', 1, 0, []],
    ['Tools', 0, 0, ['Loom']],
  ]);
});

test('one role, or a role of many years, does not tell the years of a skill that it names', () => {
  const shown = featuredSkills({
    skills: [],
    evidence: [evidence('Docker', 'long'), evidence('Linux', 'long', 'short')],
    companies: [company({ id: 'long', span: [23_700, 23_999] }, { id: 'short', span: [24_000, 24_011] })],
  });
  expect(shown.map(({ name, roles, years }) => [name, roles, years])).toEqual([
    ['Linux', 2, 0],
    ['Docker', 1, 0],
  ]);
});

test('what only projects prove says in how many', () => {
  const ofProjects = {
    ...evidence('React'),
    mentions: ['a', 'b', 'b'].map((source) => ({ ...mention(source), kind: 'project' as const })),
  };
  const [shown] = featuredSkills({ skills: [skill('React')], evidence: [ofProjects], companies: [] });
  expect(shown).toMatchObject({ name: 'React', roles: 0, projects: 2, years: 0 });
});

test('where few skills have a level, what the career proves stands behind them', () => {
  const shown = featuredSkills({
    skills: [skill('Web', { level: 'Master', keywords: ['HTML'] })],
    evidence: [evidence('HTML', 'a'), evidence('Python', 'a')],
    companies: [company({ id: 'a', span: [0, 23] })],
  });
  expect(shown.map(({ name }) => name)).toEqual(['Web', 'Python']);
});
