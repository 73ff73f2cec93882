import { expect, test } from 'vitest';

import type { Company } from '~/resume/model/portfolio';

import { featuredSkills } from './featured-skills';
import { skill } from './skill-for-test';

type Role = { id: string; span: readonly [number, number] | null; current?: boolean };
const company = (...roles: Role[]) =>
  ({
    kind: 'work',
    positions: roles.map(({ current = false, span, id }) => ({
      id,
      span,
      period: {
        start: span && { year: Math.floor(span[0] / 12), month: (span[0] % 12) + 1 },
        end: null,
        current,
      },
      resources: [],
    })),
  }) as unknown as Company;

const mention = (source: string) => ({ source, kind: 'role' as const, span: null, sentence: null });
const evidence = (name: string, ...sources: string[]) => ({
  id: name,
  name,
  group: null,
  aliases: [],
  mentions: sources.map(mention),
});

test('sorts skills by percentage, then level in words, then the order of the list', () => {
  const skills = [skill('A'), skill('B', { level: 'Expert' }), skill('C', { percentage: 0.9 }), skill('D')];
  const shown = featuredSkills({ skills, evidence: [], companies: [] });
  expect(shown.map(({ name, percentage, steps }) => [name, percentage, steps])).toEqual([
    ['C', 0.9, null],
    ['B', null, 4],
    ['A', null, null],
    ['D', null, null],
  ]);
});

test('shows no years of a skill that projects used longer than its roles', () => {
  const years = (...spans: (readonly [number, number])[]) =>
    featuredSkills({
      skills: [skill('Go'), skill('Loom')],
      evidence: [
        {
          ...evidence('Go', 'one', 'two'),
          mentions: [
            ...evidence('Go', 'one', 'two').mentions,
            ...spans.map((span) => ({ ...mention('p'), kind: 'project' as const, span })),
          ],
        },
        evidence('Loom', 'one', 'two'),
      ],
      companies: [company({ id: 'one', span: [24_000, 24_023] }, { id: 'two', span: [24_024, 24_047] })],
    }).find(({ name }) => name === 'Go')?.years;
  expect(years([24_000, 24_011])).toBe(4);
  expect(years([24_048, 24_071])).toBe(0);
});

test('without levels, sorts by time of use, shows roles and years, and replaces a group by its keywords', () => {
  const shown = featuredSkills({
    skills: [skill('Languages', { keywords: ['Go', 'Python'] }), skill('Tools', { keywords: ['Loom'] })],
    evidence: [evidence('Go', 'new', 'newest'), evidence('Python', 'new', 'old'), evidence('Loom')],
    companies: [
      company(
        { id: 'newest', span: [24_024, 24_035] },
        { id: 'new', span: [24_000, 24_023] },
        { id: 'old', span: [23_940, 23_999] },
      ),
    ],
  });
  expect(shown.map(({ name, roles, years, keywords }) => [name, roles, years, keywords])).toEqual([
    ['Python', 2, 7, []],
    ['Go', 2, 3, []],
    ['Tools', 0, 0, ['Loom']],
  ]);
});

test('shows no years for one role or for a role of many years', () => {
  const shown = featuredSkills({
    skills: [],
    evidence: [evidence('Docker', 'long'), evidence('Linux', 'long', 'short')],
    companies: [company({ id: 'long', span: [23_700, 23_999] }, { id: 'short', span: [24_000, 24_011] })],
  });
  expect(shown.map(({ name, roles, years }) => [name, roles, years])).toEqual([
    ['Linux', 2, 0],
    // A figure of one is left out.
    ['Docker', 0, 0],
  ]);
});

test('sorts by years of the roles before their number, and prefers the current role', () => {
  const namesOf = (...roles: Role[]) =>
    featuredSkills({
      skills: [],
      evidence: [evidence('Old', 'first', 'second'), evidence('Now', 'now'), evidence('Long', 'long')],
      companies: [company(...roles)],
    }).map(({ name }) => name);
  const short: Role[] = [
    { id: 'first', span: [23_900, 23_905] },
    { id: 'second', span: [23_906, 23_911] },
  ];
  expect(
    namesOf(
      ...short,
      { id: 'now', span: [24_000, 24_107], current: true },
      { id: 'long', span: [23_000, 23_119] },
    ),
  ).toEqual(['Now', 'Long', 'Old']);
  // A new role does not hide what was done for many years.
  expect(
    namesOf(
      ...short,
      { id: 'now', span: [24_000, 24_002], current: true },
      { id: 'long', span: [23_000, 23_119] },
    ),
  ).toEqual(['Long', 'Now', 'Old']);
});

test('shows more skills when they are bare names', () => {
  const skills = Array.from({ length: 30 }, (_, at) => skill(`Skill ${at}`));
  const shown = featuredSkills({ skills, evidence: [], companies: [] });
  expect(shown.map(({ name }) => name)).toEqual(skills.slice(0, 18).map(({ name }) => name));
});

test('shows the number of projects for a skill that only projects prove', () => {
  const ofProjects = {
    ...evidence('React'),
    mentions: ['a', 'b', 'b'].map((source) => ({ ...mention(source), kind: 'project' as const })),
  };
  const [shown] = featuredSkills({
    skills: [skill('React'), skill('Vue')],
    evidence: [ofProjects, { ...ofProjects, name: 'Vue' }],
    companies: [],
  });
  expect(shown).toMatchObject({ name: 'React', roles: 0, projects: 2, years: 0 });
});

test('adds skills that the career proves when few skills have a level', () => {
  const shown = featuredSkills({
    skills: [skill('Web', { level: 'Master', keywords: ['HTML'] })],
    evidence: [evidence('HTML', 'a'), evidence('Python', 'a')],
    companies: [company({ id: 'a', span: [0, 23] })],
  });
  expect(shown.map(({ name }) => name)).toEqual(['Web', 'Python']);
  // Beside others, a count of one is left out.
  const filled = featuredSkills({
    skills: ['Web', 'Data'].map((name) => skill(name, { level: 'Master' })),
    evidence: [evidence('Python', 'a')],
    companies: [company({ id: 'a', span: [0, 23] })],
  });
  expect(filled.map(({ name }) => name)).toEqual(['Web', 'Data']);
});

test('sorts listed skills first, then recent ones, and the highest level in words first', () => {
  const companies = [
    company(
      { id: 'new', span: [2020 * 12, 2024 * 12] },
      { id: 'old', span: [2000 * 12, 2015 * 12] },
      { id: 'older', span: [1996 * 12, 1999 * 12] },
    ),
  ];
  const named = (skills: Parameters<typeof featuredSkills>[0]['skills']) =>
    featuredSkills({
      skills,
      companies,
      evidence: [
        evidence('Wool', 'old', 'older'),
        evidence('Silk', 'new', 'old'),
        { ...evidence('Patience', 'new', 'old'), group: 'Soft skills' },
        evidence('Felt', 'new', 'old'),
      ],
    }).map(({ name }) => name);
  expect(
    named([
      skill('Fabrics', { keywords: ['Wool', 'Silk'] }),
      skill('Soft skills', { keywords: ['Patience'] }),
    ]),
  ).toEqual(['Silk', 'Wool', 'Patience', 'Felt']);
  expect(
    named([skill('Linen', { level: 'Novice' }), skill('Jute', { level: 'Expert' })]).slice(0, 2),
  ).toEqual(['Jute', 'Linen']);
});

test('uses the list of the résumé when a single role names each skill', () => {
  const shown = featuredSkills({
    skills: [skill('Weaving', { keywords: ['Loom', 'Yarn'] }), skill('Dyeing', { keywords: ['Indigo'] })],
    evidence: [evidence('Indigo', 'a'), evidence('Yarn', 'a'), evidence('Felt', 'a')],
    companies: [company({ id: 'a', span: [0, 23] })],
  });
  expect(shown.map(({ name, roles, keywords }) => [name, roles, keywords])).toEqual([
    ['Weaving', 0, ['Loom', 'Yarn']],
    ['Dyeing', 0, ['Indigo']],
  ]);
});

test('prefers only the newest of two current roles', () => {
  const skills = [skill('Silk'), skill('Wool')];
  const shown = featuredSkills({
    skills,
    evidence: [evidence('Wool', 'side', 'old'), evidence('Silk', 'main', 'old')],
    companies: [
      company(
        { id: 'side', span: [24_000, 24_100], current: true },
        { id: 'main', span: [24_040, 24_100], current: true },
        { id: 'old', span: [23_900, 23_910] },
      ),
    ],
  });
  expect(shown.map(({ name }) => name)).toEqual(['Silk', 'Wool']);
});

test('shows the steps of usual levels in German and French', () => {
  const stepsOf = (...levels: string[]) =>
    featuredSkills({
      skills: levels.map((level) => skill(level, { level })),
      evidence: [],
      companies: [],
    }).map(({ steps }) => steps);
  expect(stepsOf('Gut', 'Sehr gut', 'Grundkenntnisse', 'Experte')).toEqual([4, 3, 2, 1]);
  expect(stepsOf('Notions', 'Très bon', 'Intermédiaire')).toEqual([3, 2, 1]);
});

test('shows the keywords of a group beside a numeric level, but not beside a percentage of portal.yaml', () => {
  const keywords = ['Silk', 'Wool'];
  const [stated, rated] = featuredSkills({
    skills: [skill('Yarns', { level: '4/5', keywords }), skill('Looms', { percentage: 0.9, keywords })],
    evidence: [],
    companies: [],
  });
  expect(stated).toMatchObject({ name: 'Yarns', percentage: 0.8, keywords });
  expect(rated).toMatchObject({ name: 'Looms', percentage: 0.9, keywords: [] });
});
