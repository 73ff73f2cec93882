import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const read = (resume: object) => {
  const { portfolio, problems, warnings } = readFolder({ 'resume.json': resume });
  expect(problems).toEqual([]);
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings };
};

const ADA = { basics: { name: 'Ada Byron' } };

test('settings of a tool are not shown, and named in a warning', () => {
  const { otherSections, warnings } = read({
    ...ADA,
    titleNameMap: { workExpList: 'Work' },
    theme: { color: '#2f5785' },
    selectedTemplate: 2,
    headings: { work: 'Work' },
    sections: ['templates', 'profile', 'work'],
    tips: 'Press a key to print',
  });
  expect(otherSections).toEqual([]);
  expect(
    warnings.filter((warning) => warning.includes('a setting of another tool; no page shows it')),
  ).toHaveLength(6);
});

test('a section about the person stays, whatever tools call their settings', () => {
  const { otherSections } = read({
    ...ADA,
    layout: 'Laid out the garden of the academy.',
    patents: ['A loom'],
  });
  expect(otherSections.map(({ title }) => title)).toEqual(['Layout', 'Patents']);
});

test('numbers and colours with which a tool draws an entry are no facts', () => {
  const { languages, awards } = read({
    ...ADA,
    languages: [{ language: 'English', fluency: 'Fluent', level: 'Fluent', value: 100 }],
    awards: [{ title: 'Medal', data_index: 0, jury: 'Three engineers' }],
  });
  expect(languages[0]?.properties).toEqual([]);
  expect(awards[0]?.properties).toEqual([{ label: 'Jury', values: ['Three engineers'] }]);
});

test.each([
  [{ aboutme: { aboutme_desc: 'Writes programs.' } }, ['Writes programs.']],
  [{ intro: { content: 'Writes programs.' } }, ['Writes programs.']],
  [{ objective: ['Writes programs.', 'Reads tables.'] }, ['Writes programs.', 'Reads tables.']],
])('an introduction of another name is the biography: %j', (section, biography) => {
  const { owner, otherSections } = read({ ...ADA, ...section });
  expect(owner.biography).toEqual(biography);
  expect(otherSections).toEqual([]);
});

test('lists of tools at the top are skills, and a photo may be a group', () => {
  const { skills, resume } = read({
    ...ADA,
    technologies: ['Cards', 'Mills'],
    software: ['Tables'],
    avatar: { src: 'https://example.org/ada.png' },
  });
  expect(skills.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Technologies', ['Cards', 'Mills']],
    ['Software', ['Tables']],
  ]);
  expect(resume).toMatchObject({ basics: { image: 'https://example.org/ada.png' } });
  const hidden = read({ ...ADA, avatar: { src: 'https://example.org/ada.png', hidden: true } });
  expect(hidden.resume).not.toHaveProperty('basics.image');
  expect(hidden.otherSections).toEqual([]);
});

test('a long unknown text is told in the biography, a short one is a contact detail', () => {
  const long = 'I have written programs for engines of every size, and I am glad to explain each of them.';
  const { owner } = read({
    basics: { name: 'Ada Byron', summary: 'Analyst.', aboutMe: long, desk: '12', lastName: 'Byron' },
  });
  expect(owner.biography).toEqual(['Analyst.', long]);
  expect(owner.properties).toEqual([{ label: 'Desk', values: ['12'] }]);
});

test('accounts have the usual name of their network, and an address where the account repeats it', () => {
  const { owner } = read({
    basics: {
      name: 'Ada Byron',
      github: 'github.com/ada (12 stars)',
      profiles: [
        { network: 'github', username: '@ada', url: 'https://github.com/ada' },
        { network: 'LinkedIn', username: 'linkedin', url: 'https://www.linkedin.com/in/ada/' },
      ],
    },
  });
  expect(owner.profiles.map(({ network, label, url }) => [network, label, url])).toEqual([
    ['GitHub', 'ada', 'https://github.com/ada'],
    ['LinkedIn', 'linkedin.com/in/ada', 'https://www.linkedin.com/in/ada/'],
    ['GitHub', 'github.com/ada', 'https://github.com/ada'],
  ]);
});

test('a school by its name, a degree by its title, a language by its code', () => {
  const { education, languages } = read({
    ...ADA,
    education: [
      { name: 'Academy', title: 'Bachelor' },
      { title: 'First course', school: 'Evening School', degree: 'Master' },
    ],
    languages: [{ language: 'fr', fluency: 'Native' }],
  });
  expect(education).toMatchObject([
    { institution: 'Academy', studyType: 'Bachelor' },
    { institution: 'Evening School', studyType: 'Master' },
  ]);
  expect(languages[0]?.language).toBe('French');
});

test('entries of the template that were never changed are left out, with a warning each', () => {
  const portfolio = read({
    ...ADA,
    awards: [
      { title: 'Award', awarder: 'Company', date: '2014-11-01', summary: 'There is no spoon.' },
      { title: 'Award', awarder: 'Royal Society' },
    ],
    education: [{ institution: 'University', area: 'Software Development', courses: ['DB1101 - Basic SQL'] }],
    interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
    references: [{ name: 'Jane Doe', reference: 'Reference…' }],
    skills: [{ name: 'Web Development', level: 'Master', keywords: ['HTML', 'CSS', 'JavaScript', 'Looms'] }],
  });
  expect(portfolio.awards.map(({ awarder }) => awarder)).toEqual(['Royal Society']);
  expect([portfolio.education, portfolio.interests, portfolio.references]).toEqual([[], [], []]);
  expect(portfolio.skills).toHaveLength(1);
  expect(portfolio.warnings.filter((warning) => warning.includes('an entry of the template'))).toHaveLength(
    4,
  );
});

test('a network without an account, a second picture and a second address lead to no one', () => {
  const { owner } = read({
    basics: {
      name: 'Ada Byron',
      url: 'https://ada.example/',
      website: 'https://ada.example',
      image: 'https://ada.example/ada.png',
      picture: 'https://ada.example/old.png',
      profiles: [{ network: 'Twitter', username: 'Twitter' }],
    },
  });
  expect(owner.profiles).toEqual([]);
  expect(owner.properties).toEqual([]);
});

test('a role whose text is its title has no text, and a period may be one text without spaces', () => {
  const { companies, skills } = read({
    ...ADA,
    work: [{ name: 'Mill', position: 'Weaver', summary: 'weaver', time: '07/2020-Present' }],
    skills: [{ name: 'Cards', percent: '98%' }],
  });
  expect(companies[0]?.positions[0]).toMatchObject({
    summary: null,
    period: { start: { year: 2020, month: 7 }, current: true },
  });
  expect(skills[0]?.level).toBe('98%');
});
