import { expect, test } from 'vitest';

import { evidenceIn, type Evidence, type EvidenceSource } from './evidence';
import { namesIn } from './same-term';
import { uniqueSlugs } from './slugs';

const role = (id: string, fields: Partial<EvidenceSource>): EvidenceSource => ({
  kind: 'role',
  id,
  span: null,
  title: 'Engineer',
  keywords: [],
  texts: [],
  names: [],
  ...fields,
});

const skill = (name: string, ...keywords: string[]) => ({ name, keywords });

const evidence = (
  skills: readonly ReturnType<typeof skill>[],
  sources: readonly EvidenceSource[],
  synonyms: Record<string, string> = {},
): Evidence[] => evidenceIn(skills, sources, synonyms, uniqueSlugs());

/** The names of the skills that are found in a sentence. */
const named = (sentence: string, ...skills: string[]): string[] =>
  evidence(
    skills.map((name) => skill(name)),
    [role('r', { texts: [sentence] })],
  )
    .filter(({ name, mentions }) => skills.includes(name) && mentions.length > 0)
    .map(({ name }) => name);

test.each([
  ['Ran the looms on SpringBoot', ['Spring Boot'], ['Spring Boot']],
  ['Ran the looms on Spring Boot', ['SpringBoot'], ['SpringBoot']],
  ['Guarded the looms by OAuth 2', ['OAuth2'], ['OAuth2']],
  ['Kept the ledger in MongoDB', ['Mongo DB'], ['Mongo DB']],
])('a technology is known with and without its spaces: %s', (sentence, skills, expected) => {
  expect(named(sentence, ...skills)).toEqual(expected);
});

test('one technology with and without its spaces is one skill', () => {
  const found = evidence([skill('Spring Boot')], [role('r', { keywords: ['SpringBoot'] })]);
  expect(found.map(({ name }) => name)).toEqual(['Spring Boot']);
});

test('a list of abbreviations that are mostly no technologies proves none', () => {
  expect(named('CSD - CSN - CSDD - CSS', 'CSS3')).toEqual([]);
  expect(named('CSS, PHP, SQL', 'CSS3', 'PHP', 'SQL')).toEqual(['CSS3', 'PHP', 'SQL']);
});

test('tasks with one object in a keyword stay together', () => {
  expect(namesIn('Design, planning and upkeep of looms, carding')).toEqual([
    'Design, planning and upkeep of looms',
    'carding',
  ]);
  expect(namesIn('Python, SQL and knowledge of Excel')).toEqual(['Python', 'SQL and knowledge of Excel']);
});

test('a technology is no heading of skills beside it nor of words that describe it', () => {
  const groups = evidence(
    [
      skill('JavaScript', 'Frontend'),
      skill('Node.js', 'JavaScript', 'Backend', 'Express'),
      skill('HTML', 'HTML'),
    ],
    [],
  ).map(({ name, group }) => [name, group]);
  expect(groups).toEqual([
    ['JavaScript', null],
    ['Frontend', null],
    ['Node.js', null],
    ['Backend', null],
    ['Express', 'Node.js'],
    ['HTML', null],
  ]);
});
