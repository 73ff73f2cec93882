import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  if (!portfolio) throw new Error(warnings.join('\n'));
  return portfolio;
};

test('leaves out entries that are marked as hidden', () => {
  const { companies, projects } = read({
    work: [
      { name: 'Mill', position: 'Weaver', hide: true },
      { name: 'Farm', position: 'Shepherd', hidden: false },
    ],
    projects: [
      { name: 'Loom', visible: false },
      { name: 'Secret', visibility: 'on-request' },
      { name: 'Barn', visibility: 'public' },
    ],
  });
  expect(companies.map(({ name }) => name)).toEqual(['Farm']);
  expect(projects.map(({ name }) => name)).toEqual(['Barn']);
});

test('reads ranges, seconds and other field names as dates', () => {
  const { awards, certificates, companies, volunteering } = read({
    work: [{ name: 'Mill', position: 'Weaver', startDate: 1_451_653_200, endDate: '2018' }],
    volunteer: [{ organization: 'Barn', startDate: '2019', endDate: '2020 - 2022' }],
    awards: [{ title: 'Prize', date: '2016-2018' }],
    certificates: [{ name: 'Licence', fromDate: '2017-02' }],
  });
  expect(companies[0]?.positions[0]?.period.start).toEqual({ year: 2016, month: 1 });
  expect(awards[0]?.date?.year).toBe(2016);
  expect(volunteering[0]?.period).toMatchObject({ start: { year: 2019 }, end: { year: 2022 } });
  expect(certificates[0]?.date).toEqual({ year: 2017, month: 2 });
});

test('repeated fields, notes and comments are no properties', () => {
  const { companies, owner } = read({
    $comment: 'Written by a tool.',
    basics: { name: 'Ada Byron', summary: 'Weaves wool and silk for the mills.', summary_short: 'Weaves.' },
    work: [{ name: 'Mill', company: 'Mill Ltd', '': '__ moved', position: 'Weaver', logoSize: 'small' }],
  });
  expect(companies[0]?.positions[0]?.properties ?? []).toEqual([]);
  expect(owner.biography).toEqual(['Weaves wool and silk for the mills.']);
  expect(owner.properties ?? []).toEqual([]);
});

test('keeps the capitals of a heading', () => {
  const { skills } = read({
    skills: { 'Query Language (SQL)': ['Looms'], NoSQL: ['Cards'], webTools: ['Wool'] },
  });
  expect(skills.map(({ name }) => name)).toEqual(['Query Language (SQL)', 'NoSQL', 'Web tools']);
});

test('derives the address of an account where the network allows it', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: {
        name: 'Ada Byron',
        profiles: [
          { network: 'Github', username: '@ada' },
          { network: 'Skype', username: 'ada.b' },
          { network: 'Pinterest', username: 'https://pins.example/ada', url: '' },
        ],
      },
      work: [{ name: 'Mill', position: 'Weaver', startDate: 1_451_653_200 }],
    },
  });
  expect(portfolio?.owner.profiles.map(({ url }) => url)).toEqual([
    'https://github.com/ada',
    null,
    'https://pins.example/ada',
  ]);
  // Both guesses are reported.
  expect(warnings.join('\n')).toContain('https://github.com/ada');
  expect(warnings.join('\n')).toContain('was taken as 2016-01');
});

test('the title beside a degree is its subject, and the label of a skill its level', () => {
  const { education, skills } = read({
    education: [{ institution: 'Academy', studyType: 'Master of Science', title: 'MSc Weaving' }],
    skills: [{ name: 'Looms', label: 'Expert', keywords: ['Wool'] }, { label: 'Cards' }],
  });
  expect(education[0]).toMatchObject({ studyType: 'Master of Science', area: 'MSc Weaving' });
  expect(skills.map(({ name, level }) => [name, level])).toEqual([
    ['Looms', 'Expert'],
    ['Cards', null],
  ]);
});

test('a long study without an end is not current, and its degree has no trailing "in"', () => {
  const { education } = read({
    education: [
      { institution: 'Academy', studyType: "Master's degree in", area: 'Weaving', startDate: '2001' },
      { institution: 'School', area: 'Dyeing', startDate: '2025-01' },
    ],
  });
  expect(education.map(({ studyType, period }) => [studyType, period.current])).toEqual([
    [null, true],
    ["Master's degree", false],
  ]);
});

test('leaves titles out of the initials', () => {
  expect(read({ basics: { name: 'Ing. Ada Byron' } }).owner.initials).toBe('AB');
});

test('the only task of a job without a name is its name, and not repeated', () => {
  const task =
    'Copied the patterns of the looms for a thesis about the history of cards and of the mills of Leeds';
  const { companies } = read({ work: [{ name: '', position: '', startDate: '2009', highlights: [task] }] });
  expect(companies.map(({ name, positions }) => [name, positions[0]?.highlights])).toEqual([[task, []]]);
});

test('leaves out several levels of one skill, with a warning', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      skills: [{ name: 'Looms', keywords: ['Wool', 'Silk'], level: ['100', '60'] }],
    },
  });
  expect(portfolio?.skills[0]).toMatchObject({ level: null, keywords: ['Wool', 'Silk'] });
  expect(warnings.join()).toContain('several levels');
});

test('does not repeat the place of a school whose name contains it', () => {
  const { education } = read({
    education: [
      { institution: 'Academy, Leeds, England', location: 'Leeds, England', area: 'Weaving' },
      { institution: 'School', location: 'Leeds', area: 'Wool' },
    ],
  });
  expect(education.map(({ location }) => location)).toEqual([null, 'Leeds']);
});

test('the same employer with its words in another order is no property', () => {
  const { companies } = read({
    work: [{ name: 'Leeds University', position: 'Weaver', company: 'University of Leeds' }],
  });
  expect(companies[0]?.positions[0]?.properties ?? []).toEqual([]);
});

test('a highlight with an address is a link', () => {
  const highlights = [{ text: 'The looms', url: 'https://looms.example' }, 'Wove.'];
  const { companies } = read({ work: [{ name: 'Mill', position: 'Weaver', highlights }] });
  expect(companies[0]?.positions[0]?.highlights).toEqual(['[The looms](https://looms.example)', 'Wove.']);
});

test('an interest does not repeat its name as a keyword', () => {
  const { interests } = read({ interests: [{ name: 'Chess', keywords: ['chess', 'Endgames'] }] });
  expect(interests[0]?.keywords).toEqual(['Endgames']);
});

test('a publication does not repeat the year of its date', () => {
  const { publications } = read({ publications: [{ name: 'Looms', releaseDate: '2023-12-01', year: 2023 }] });
  expect(publications[0]?.properties).toEqual([]);
});
