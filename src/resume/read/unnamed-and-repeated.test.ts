import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings };
};

test('does not show a text that repeats the name above it', () => {
  const { companies, projects, achievements } = read({
    work: [{ name: 'Mill', position: 'Weaver', summary: 'weaver.', highlights: ['WEAVER', 'Wove.'] }],
    projects: [
      { name: 'Paper Boats', description: 'Paper boats.', highlights: ['Paper Boats!', 'Folded ten.'] },
      { name: 'C', description: 'C++' },
      { name: 'Loom', description: 'A loom.', highlights: ['A loom'] },
      { description: 'A clock of sand.' },
    ],
    awards: [{ title: 'Best Cloth', summary: 'Best cloth' }],
  });
  expect(companies[0]?.positions[0]).toMatchObject({ summary: null, highlights: ['Wove.'] });
  expect(projects.map(({ name, description, highlights }) => [name, description, highlights])).toEqual([
    ['Paper Boats', null, ['Folded ten.']],
    ['C', 'C++', []],
    ['Loom', 'A loom.', []],
    ['A clock of sand.', null, []],
  ]);
  expect(achievements[0]?.description).toBeNull();
});

test('names a degree with an apostrophe once', () => {
  const education = [{ institution: 'School', studyType: "Master's", area: 'Master of Looms' }];
  expect(read({ education }).education[0]).toMatchObject({ studyType: null, area: 'Master of Looms' });
});

test('interests without a name are their keywords, one by one', () => {
  const { interests } = read({ interests: [{ keywords: ['Chess', 'Looms'] }] });
  expect(interests.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Chess', []],
    ['Looms', []],
  ]);
});

test('a company has an unknown start if that of its only role is unknown', () => {
  const work = [{ name: 'Mill', position: 'Weaver', startDate: '2023-03', endDate: '2005-12' }];
  const [company] = read({ work }).companies;
  expect(company?.period).toEqual(company?.positions[0]?.period);
});
