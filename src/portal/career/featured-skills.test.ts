import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';

import { featuredSkills } from './featured-skills';
import { skill } from './skill-for-test';

const work = (...keywords: string[][]) =>
  keywords.map((words, at) => ({
    name: `Mill ${at}`,
    position: 'Weaver',
    startDate: `${2020 - 3 * at}-01`,
    endDate: `${2022 - 3 * at}-12`,
    keywords: words,
  }));

function shown(skills: object[], ...roles: string[][]) {
  const portfolio = portfolioOf({ work: work(...roles), skills });
  return featuredSkills(portfolio).map(({ name, roles: count, months, keywords, hasEvidence }) =>
    [name, count, months, hasEvidence, ...keywords].join(' '),
  );
}

test('shows the first four skills, those with a percentage first, with their levels as written', () => {
  const skills = [skill('A'), skill('B', { level: 'Expert' }), skill('C', { percentage: 0.9 }), skill('D')];
  const first = featuredSkills({ skills: [...skills, skill('E')], evidence: [], companies: [] });
  expect(first.map(({ name, percentage, level }) => [name, percentage, level])).toEqual([
    ['C', 0.9, null],
    ['A', null, null],
    ['B', null, 'Expert'],
    ['D', null, null],
  ]);
});

test('without levels, shows the skills that the career names, longest used first, and not their headings', () => {
  const fabrics = { name: 'Fabrics', keywords: ['Silk', 'Felt', 'Wool'] };
  expect(shown([fabrics], ['Silk', 'Felt'], ['Silk'], ['Wool', 'Silk'])).toEqual([
    'Silk 3 108 true',
    'Felt 0 36 true',
    'Wool 0 36 true',
  ]);
});

test('shows the list of the résumé where the career names none of it, without links', () => {
  expect(shown([{ name: 'Dyes', keywords: ['Indigo'] }, { name: 'Looms' }], ['Silk'])).toEqual([
    'Dyes 0 0 false Indigo',
    'Looms 0 0 false',
  ]);
});

test('a skill is a link where the career names it, also by a keyword under it', () => {
  const levels = [
    { name: 'Dyeing', level: 'Expert', keywords: ['Indigo'] },
    { name: 'Looms', level: 'Expert' },
  ];
  expect(shown(levels, ['Indigo'])).toEqual(['Dyeing 0 0 true Indigo', 'Looms 0 0 false']);
});
