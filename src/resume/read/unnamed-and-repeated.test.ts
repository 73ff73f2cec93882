import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings };
};
const namesIn = (...work: object[]) =>
  read({ work }).companies.flatMap(({ name, positions }) => positions.map(({ title }) => [name, title]));

test.each([
  [{ name: '–', position: 'Waiter' }, 'Waiter', 'Waiter'],
  [{ name: 'Harbour Museum', position: '/' }, 'Harbour Museum', 'Harbour Museum'],
  [
    { name: '...', position: ' – / – ', summary: '**Counted** parcels.' },
    'Counted parcels.',
    'Counted parcels.',
  ],
  [{ name: '|', highlights: ['Drove a tram.'] }, 'Drove a tram.', 'Drove a tram.'],
  [{ position: '?', location: 'Lisbon' }, 'Lisbon', 'Lisbon'],
  [{ name: '-', startDate: '2008' }, '2008', '2008'],
  [{ name: 'Mill – ', position: 'Owner – / –' }, 'Mill', 'Owner'],
  [{ name: 'Grey-Green / Co.', position: 'Site Lead - North' }, 'Grey-Green / Co.', 'Site Lead - North'],
])('a name of punctuation only is none: %j', (entry, company, title) => {
  expect(namesIn(entry)).toEqual([[company, title]]);
});

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

test('the last project of a role has its highlights beside its text', () => {
  const highlights = ['One.', 'Two.', 'Three.', 'Four.'];
  const job = { name: 'Mill', position: 'Weaver', startDate: '2020' };
  expect(read({ work: [{ ...job, highlights }] }).lastProject).toMatchObject({
    description: null,
    highlights,
  });
  const summary = 'Weaves cloth for the people of the valley.';
  expect(read({ work: [{ ...job, highlights, summary }] }).lastProject).toMatchObject({
    description: summary,
    highlights,
  });
});

test('a type that only repeats the name of its resource is none', () => {
  const projects = [
    { name: 'Bridge', entity: 'Mill', type: 'bridge' },
    { name: 'Canal', entity: 'Mill', type: 'Water' },
  ];
  const { companies } = read({ work: [{ name: 'Mill', position: 'Weaver', startDate: '2020' }], projects });
  const types = companies.flatMap(({ positions }) =>
    positions.flatMap(({ resources }) => resources.map(({ type }) => type)),
  );
  expect(types).toEqual([null, 'Water']);
});

test('leaves out texts of the template from an entry that was filled in', () => {
  const { companies, volunteering, warnings } = read({
    work: [
      {
        name: 'Mill',
        position: 'Weaver',
        url: 'https://company.com',
        summary: 'Description…',
        highlights: ['Started the company', 'Wove cloth.'],
      },
    ],
    volunteer: [{ organization: 'Library', position: 'Reader', highlights: ['Started the volunteer'] }],
  });
  expect(companies[0]).toMatchObject({
    url: null,
    positions: [{ summary: null, highlights: ['Wove cloth.'] }],
  });
  expect(volunteering[0]?.highlights).toEqual([]);
  expect(warnings.join()).toContain('a text of the template, never changed; it was left out');
});

test('leaves out the languages of the template only beside other parts of it', () => {
  const languages = [{ language: 'English', fluency: 'Native speaker' }];
  const job = { name: 'Mill', position: 'Weaver' };
  const left = read({ languages, work: [{ ...job, highlights: ['Started the company'] }] });
  expect(left.languages).toEqual([]);
  expect(left.warnings.join()).toContain('the languages of the template');
  expect(read({ languages, work: [job] }).languages).toHaveLength(1);
});

test('a job with a single text under a name of its own has this name, and the text once', () => {
  const { companies, warnings } = read({ work: [{ Apprenticeship: 'Guarded the mill for a month.' }] });
  expect(warnings.join()).toContain('its name was taken as "name"');
  expect(companies[0]).toMatchObject({
    name: 'Apprenticeship',
    positions: [{ title: 'Apprenticeship', summary: 'Guarded the mill for a month.', properties: [] }],
  });
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
