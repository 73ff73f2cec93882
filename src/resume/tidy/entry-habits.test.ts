import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });

test.each([
  ['Silk, Wool and cotton, Cards', ['Silk', 'Wool and cotton', 'Cards'], null],
  ['Amazon Lambda ECS EC2 S3 SNS', ['Amazon Lambda ECS EC2 S3 SNS'], null],
  ['Visual Basic, Excel, etc.', ['Visual Basic', 'Excel'], null],
  ['Git (GitHub, GitLab), SVN', ['Git (GitHub, GitLab)', 'SVN'], null],
  ['Expert', [], 'Expert'],
  ['5 years, daily', [], '5 years, daily'],
  ['Professional working proficiency', [], 'Professional working proficiency'],
  ['Wove for mills. Taught others.', [], 'Wove for mills. Taught others.'],
])('a list in place of a level becomes keywords: %s', (level, keywords, shown) => {
  const { portfolio, warnings } = read({ skills: [{ name: 'Tools', level }] });
  expect(portfolio?.skills[0]).toMatchObject({ keywords, level: shown });
  expect(warnings.join()).toMatch(shown === null ? /skills\[0\]\.level: a list where a level belongs/ : /^$/);
});

test('keeps a level beside keywords', () => {
  const { portfolio } = read({ skills: [{ name: 'Tools', level: 'Silk, wool', keywords: ['Loom'] }] });
  expect(portfolio?.skills[0]).toMatchObject({ keywords: ['Loom'], level: 'Silk, wool' });
});

test('removes "etc." from names', () => {
  const { portfolio } = read({
    work: [{ name: 'Mill', position: 'Weaver', startDate: '2020', keywords: ['Jacquard usw.', 'etc.'] }],
    skills: [{ name: 'Bootstrap etc.' }, { name: 'Looms', keywords: ['Cards, etc…', 'etc', 'Fetch'] }],
  });
  expect(portfolio?.skills.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Bootstrap', []],
    ['Looms', ['Cards', 'Fetch']],
  ]);
  expect(portfolio?.companies[0]?.positions[0]?.keywords).toEqual(['Jacquard']);
  expect(portfolio?.evidence.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bootstrap', 'Cards', 'Fetch', 'Jacquard']),
  );
});

const jobsOf = (work: readonly object[]) => {
  const { portfolio, warnings } = read({ work });
  return {
    jobs: portfolio?.companies.map(({ name, positions }) => [name, positions.map(({ title }) => title)]),
    warnings: warnings.join(),
  };
};

test('takes a place that is no town as the employer where none is named', () => {
  const { jobs, warnings } = jobsOf([
    { place: 'Mill & Sons', position: 'Weaver', startDate: '2022' },
    { where: 'Dock 7 Ltd', title: 'Clerk', startDate: '2018', endDate: '2021' },
    { place: 'Loom Works', name: 'Node.js developer', startDate: '2015', endDate: '2017' },
  ]);
  expect(jobs).toEqual([
    ['Mill & Sons', ['Weaver']],
    ['Dock 7 Ltd', ['Clerk']],
    ['Loom Works', ['Node.js developer']],
  ]);
  expect(warnings).toMatch(/work\[0\]\.place and 2 more .*: no town, and no employer stands beside it/);
});

test('a place beside an employer, or a town, stays a place', () => {
  const { jobs } = jobsOf([
    { company: 'Mill', place: 'The old hall', position: 'Weaver', startDate: '2022' },
    { place: 'Lisbon, Portugal', position: 'Clerk', startDate: '2018', endDate: '2021' },
    { name: 'Loom Works', place: 'The new hall', startDate: '2015', endDate: '2017' },
  ]);
  expect(jobs).toEqual([
    ['Mill', ['Weaver']],
    ['Clerk', ['Clerk']],
    ['Loom Works', ['Loom Works']],
  ]);
});

test('the title of a document is not that of a person who has one', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { title: 'Ada Byron - CV', info: { name: 'Ada Byron', title: 'Weaver' } },
  });
  expect(portfolio?.owner.headline).toBe('Weaver');
  expect(portfolio?.otherSections).toEqual([]);
  expect(warnings.join()).toMatch(/title: the title of the document, not of the person/);
});

test('names have no marks of code, and every section has a heading', () => {
  const { portfolio } = read({
    work: [{ name: 'Mill', position: '`Node.js` weaver', startDate: '2020', keywords: ['`Go`'] }],
    skills: [{ name: '`HTML` / `CSS`', keywords: ['``DOM``', 'a`b'] }],
    job_description: ['Weaves cloth.'],
  });
  const [position] = portfolio?.companies[0]?.positions ?? [];
  expect([position?.title, position?.keywords]).toEqual(['Node.js weaver', ['Go']]);
  expect(portfolio?.skills).toMatchObject([{ name: 'HTML / CSS', keywords: ['DOM', 'a`b'] }]);
  expect(portfolio?.otherSections.map(({ title }) => title)).toEqual(['Job description']);
});

test('sentences in place of courses tell about the studies', () => {
  const courses = ['Learned to weave wool on the looms of the mill.', 'Built a loom with a team of four.'];
  const { portfolio } = read({ education: [{ institution: 'Mill School', area: 'Weaving', courses }] });
  expect(portfolio?.education[0]).toMatchObject({ courses: [], highlights: courses });
});

test('a link in the title of another section is the link of its entry', () => {
  const { portfolio } = read({
    academicService: [{ name: 'Reviewer for [Looms](https://looms.example/)' }],
  });
  expect(portfolio?.otherSections[0]?.entries[0]).toMatchObject({
    title: 'Reviewer for Looms',
    url: 'https://looms.example/',
  });
});

test.each(['date', 'dates', 'period'])('a project whose "%s" is ongoing is in progress', (field) => {
  const { portfolio } = read({
    projects: [
      { name: 'Card', startDate: '2020', endDate: '2021' },
      { name: 'Loom', [field]: 'laufend' },
      { name: 'Mill', [field]: 'laufend', startDate: '2019-03' },
    ],
  });
  expect(portfolio?.projects.map(({ name }) => name)).toEqual(['Mill', 'Loom', 'Card']);
  expect(portfolio?.projects).toMatchObject([
    { period: { start: { year: 2019 }, end: null, current: true }, properties: [] },
    { period: { start: null, end: null, current: true }, properties: [] },
    {},
  ]);
});

test('an award whose text is its awarder says it once', () => {
  const { portfolio } = read({ awards: [{ title: 'Weaver', awarder: 'Mill', summary: 'Mill' }] });
  expect(portfolio?.awards).toMatchObject([{ awarder: 'Mill', summary: null }]);
});

test('a short description and a subtitle of another section need no label', () => {
  const { portfolio } = read({ looms: [{ name: 'Loom', shortDes: 'A machine', subtitle: 'Of wood' }] });
  expect(JSON.stringify(portfolio?.otherSections)).not.toMatch(/Short des|Subtitle/);
  expect(JSON.stringify(portfolio?.otherSections)).toMatch(/A machine.*Of wood/);
});

test('an organization of a project with its name is not named again', () => {
  const { portfolio } = read({ projects: [{ name: 'Loom', entity: 'Loom', startDate: '2020' }] });
  expect(portfolio?.projects[0]).toMatchObject({ name: 'Loom', entity: null });
});

test('the publisher of an award is its awarder', () => {
  const { portfolio } = read({ awards: [{ title: 'Weaver of the Year', publisher: 'The Loom Society' }] });
  expect(portfolio?.awards[0]).toMatchObject({ awarder: 'The Loom Society', properties: [] });
});

test('“etc” behind a slash is no part of a keyword', () => {
  const { portfolio } = read({
    skills: [{ name: 'Looms', keywords: ['Jacquard', 'Punched cards/etc', 'C/C++, etc.'] }],
  });
  expect(portfolio?.skills[0]?.keywords).toEqual(['Jacquard', 'Punched cards', 'C/C++']);
});

test.each([
  [
    ['100', '40'],
    ['100%', '40%'],
  ],
  [
    ['5', '3'],
    ['5/5', '3/5'],
  ],
  [
    ['9', '3'],
    ['9/10', '3/10'],
  ],
  [
    ['C1', '100'],
    ['C1', '100%'],
  ],
  [['945'], ['945']],
])('the level of a language that is a number gets its scale: %j', (levels, shown) => {
  const languages = levels.map((level, at) => ({ language: `Language ${at}`, level }));
  expect(read({ languages }).portfolio?.languages.map(({ fluency }) => fluency)).toEqual(shown);
});

test('the heading of the section is no name of a reference', () => {
  for (const name of ['References', 'Referencias', 'Referenzen']) {
    const references = [{ name, reference: 'On request.' }];
    expect(read({ references }).portfolio?.references[0]).toMatchObject({ name: null, text: 'On request.' });
  }
});

test('the full stop of an abbreviation stays', () => {
  const education = [{ institution: 'Leeds', studyType: 'Master of Science - M.Sc.', area: 'Looms' }];
  expect(read({ education }).portfolio?.education[0]?.studyType).toBe('Master of Science - M.Sc.');
});
