import { expect, test } from 'vitest';

import { readFolder } from '~/resume/read/folder-for-test';

import { featuredSkills } from './featured-skills';

const work = (...keywords: string[][]) =>
  keywords.map((words, at) => ({
    name: `Mill ${at}`,
    position: 'Weaver',
    startDate: `${2020 - 3 * at}-01`,
    endDate: `${2022 - 3 * at}-12`,
    keywords: words,
  }));

function shown(skills: object[], ...roles: string[][]) {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada' }, work: work(...roles), skills },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  return featuredSkills(portfolio).map(({ name, roles: count, years, projects, keywords }) =>
    [name, count, years, projects, ...keywords].join(' '),
  );
}

const FABRICS = { name: 'Fabrics', keywords: ['Silk', 'Felt', 'Wool'] };

test('a skill of one role keeps its line and has no figure', () => {
  expect(shown([FABRICS], ['Silk', 'Felt', 'Jute'], ['Silk'], [], ['Wool'], ['Wool'])).toEqual([
    'Silk 2 6 0',
    'Felt 0 0 0',
    'Wool 2 6 0',
  ]);
});

test('headings with keywords replace lines of which most have no figure', () => {
  const others = ['Dyes', 'Looms', 'Yarns'].map((name) => ({ name, keywords: [`${name} of all kinds`] }));
  expect(shown([FABRICS, ...others], ['Silk', 'Wool'], ['Silk', 'Wool'])).toEqual([
    'Fabrics 0 0 0 Silk Felt Wool',
    'Dyes 0 0 0 Dyes of all kinds',
    'Looms 0 0 0 Looms of all kinds',
    'Yarns 0 0 0 Yarns of all kinds',
  ]);
});

test('without a list of skills, names alone replace lines of which most have no figure', () => {
  expect(shown([], ['Silk', 'Felt', 'Jute'], ['Silk'])).toEqual(['Silk 0 0 0', 'Felt 0 0 0', 'Jute 0 0 0']);
});

test('beside a level, no figure counts one', () => {
  expect(shown([{ name: 'Dyes', level: 'Expert' }], ['Felt'])).toEqual(['Dyes 0 0 0', 'Felt 0 0 0']);
});

test('beside three skills with levels there is no skill that nobody lists', () => {
  const levels = ['Dyes', 'Yarns', 'Looms'].map((name) => ({ name, level: 'Expert' }));
  const roles = [['Felt'], ['Felt']];
  expect(shown(levels, ...roles)).toEqual(['Dyes 0 0 0', 'Yarns 0 0 0', 'Looms 0 0 0']);
  expect(shown(levels.slice(1), ...roles)).toEqual(['Yarns 0 0 0', 'Looms 0 0 0', 'Felt 2 6 0']);
});

test('where no line shows years, the skill of the most roles comes first', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada' },
      work: [
        { name: 'Mill', position: 'Weaver', startDate: '2020-01', endDate: '2022-12', keywords: ['Silk'] },
        ...['Silk', 'Felt', 'Felt', 'Felt', 'Felt'].map((word, at) => ({
          name: `Yard ${at}`,
          position: 'Spinner',
          keywords: [word],
        })),
      ],
      skills: [{ name: 'Silk' }, { name: 'Felt' }],
    },
  });
  expect(portfolio && featuredSkills(portfolio).map(({ name, roles }) => `${name} ${roles}`)).toEqual([
    'Felt 4',
    'Silk 2',
  ]);
});

test('where no line shows years, soft skills and those that nobody lists stay behind', () => {
  const yards = [1, 2, 3, 4].map((at) => ({
    name: `Yard ${at}`,
    position: 'Spinner',
    keywords: ['Communication', 'Felt', ...(at < 3 ? ['Silk', 'Wool'] : [])],
  }));
  const skills = [
    { name: 'Cloth', keywords: ['Silk', 'Wool'] },
    { name: 'Soft skills', keywords: ['Communication'] },
  ];
  const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, work: yards, skills } });
  expect(portfolio && featuredSkills(portfolio).map(({ name }) => name)).toEqual([
    'Silk',
    'Wool',
    'Communication',
    'Felt',
  ]);
});
