import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => {
  const { portfolio, problems, warnings } = readFolder({ 'resume.json': resume });
  expect(problems).toEqual([]);
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings };
};

const ADA = { basics: { name: 'Ada Byron' } };

test.each([
  [{ aboutme: { aboutme_desc: 'Writes programs.' } }, ['Writes programs.']],
  [{ intro: { content: 'Writes programs.' } }, ['Writes programs.']],
  [{ objective: ['Writes programs.', 'Reads tables.'] }, ['Writes programs.', 'Reads tables.']],
])('an introduction of another name becomes the biography: %j', (section, biography) => {
  const { owner, otherSections } = read({ ...ADA, ...section });
  expect(owner.biography).toEqual(biography);
  expect(otherSections).toEqual([]);
});

test('reads lists of tools at the top as skills, and a group as a photo', () => {
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

test('normalizes names of networks, and derives addresses of accounts', () => {
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

test('leaves out unchanged template entries with a warning each', () => {
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

test('leaves out a network without an account, and second pictures and addresses', () => {
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

test('leaves out a text that repeats the title, and reads a period without spaces', () => {
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

test('takes a group of accounts at the top as profiles, and its website as the owner’s', () => {
  const { owner } = read({
    basics: { name: 'Ada Byron' },
    links: {
      github: 'ada',
      linkedin: 'https://www.linkedin.com/in/ada',
      website: 'https://ada.example',
      x: '',
    },
  });
  expect(owner.website).toBe('https://ada.example/');
  expect(owner.profiles.map(({ network, url }) => [network, url])).toEqual([
    ['GitHub', 'https://github.com/ada'],
    ['LinkedIn', 'https://www.linkedin.com/in/ada'],
  ]);
});

test('lists an address once that is both the website and a profile', () => {
  const { owner } = read({
    basics: {
      name: 'Ada Byron',
      url: 'https://linkedin.com/in/ada/',
      profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada' }],
    },
  });
  expect([owner.website, owner.profiles.length]).toEqual([null, 1]);
});

test.each(['language', 'lang', 'locale'])('reads the language of the texts from meta.%s', (field) => {
  const { languages } = read({
    basics: { name: 'Ana Silva' },
    languages: [{ language: 'English', fluency: 'Native' }],
    meta: { [field]: 'pt_BR' },
  });
  expect(languages).toMatchObject([{ language: 'Inglês', fluency: 'Nativo' }]);
});

test('leaves out a profile whose address is a script, with a warning', () => {
  const { owner, warnings } = read({
    basics: {
      name: 'Ada Byron',
      profiles: [{ network: 'Print', username: 'ada', url: 'javascript:window.print()' }],
    },
  });
  expect(owner.profiles).toEqual([]);
  expect(warnings.join('\n')).toContain('a script, no address');
});
