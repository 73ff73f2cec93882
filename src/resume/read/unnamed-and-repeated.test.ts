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

test.each([
  ['BA Weaving, BS Carding', 'Weaving & Carding', null],
  ['Bachelor of Weaving and Carding', 'Carding, Weaving', null],
  ['BA Weaving', 'Weaving & Carding', 'Weaving & Carding'],
  ['Master of Science in Loom Design', 'Loom Science', 'Loom Science'],
  ['C Course', 'C/C', 'C/C'],
])('a degree that names all parts of its subject stands alone: %s, %s', (studyType, area, shown) => {
  const education = [{ institution: 'Leeds', studyType, area }];
  expect(read({ education }).education[0]).toMatchObject({ studyType, area: shown });
});

test('does not show a summary that only joins the highlights below it', () => {
  const highlights = ['Wove wool', 'Mended looms.'];
  const [Mill, Loom] = ['Wove wool; mended looms.', 'Wove wool. Mended looms, and sold them.'];
  const { companies, volunteering } = read({
    work: [
      { name: 'Mill', position: 'Weaver', startDate: '2020', summary: Mill, highlights },
      { name: 'Loom', position: 'Weaver', startDate: '2019', summary: Loom, highlights },
      { name: 'Farm', position: 'Shepherd', startDate: '2018', summary: 'Sheared.', highlights: ['Sheared'] },
    ],
    volunteer: [{ organization: 'Barn', summary: Mill, highlights }],
  });
  expect(companies.map(({ positions: [role] }) => [role?.summary, role?.highlights])).toEqual([
    [null, highlights],
    [Loom, highlights],
    ['Sheared.', []],
  ]);
  expect(volunteering[0]).toMatchObject({ summary: null, highlights });
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

test('a list of sections becomes these sections, and an internship without a title is called by its company', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', theme: 'Cyberpunk', animated_label: 'Weaver' },
      sections: [
        { title: 'Looms restored', items: [{ title: 'The tall loom', date: '2013' }] },
        { title: 'Prizes at school', summary: 'In three years.', items: ['First prize for a shuttle'] },
      ],
      internship: [{ company: 'Mill', startDate: '2014', highlights: ['Wound bobbins.'] }],
    },
  });
  expect(portfolio?.otherSections.map(({ title, entries }) => [title, entries[0]?.title])).toEqual([
    ['Looms restored', 'The tall loom'],
    ['Prizes at school', null],
    ['Internship', 'Mill'],
  ]);
  expect(portfolio?.otherSections[1]?.entries).toMatchObject([
    { summary: 'In three years.' },
    { highlights: ['First prize for a shuttle'] },
  ]);
  expect(portfolio?.owner.properties).toEqual([]);
});
