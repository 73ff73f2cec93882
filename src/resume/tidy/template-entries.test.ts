import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings };
};

const QUOTE =
  'It is my pleasure to recommend Richard, his performance working as a consultant for Main St. Company proved that he will be a valuable addition to any company.';
const NO_SPOON = { title: 'Digital Compression Pioneer Award', date: '2014-11-01', awarder: 'Techcrunch' };

test.each([
  ['references', { name: 'Jane Smith' }],
  ['references', { name: 'Jane Doe', reference: '' }],
  ['references', { name: 'John Doe', reference: 'Reference…' }],
  ['references', { name: 'John Smith', reference: QUOTE }],
  ['references', { name: 'Erlich Bachman', reference: QUOTE }],
  ['awards', { ...NO_SPOON, summary: 'There is no spoon.' }],
  ['awards', { title: 'Award', date: '2014-11-01' }],
  ['certificates', { name: 'Certificate', date: '2021-11-07', url: 'https://certificate.com' }],
  ['publications', { name: 'Publication', summary: 'Description…' }],
  ['publications', { name: 'Video compression for 3d media', releaseDate: '2014-10-01' }],
  ['projects', { name: 'Miss Direction', description: 'A mapping engine that misguides you' }],
  [
    'awards',
    { title: 'Nobel Prize in Physics', date: '1921-11-01', awarder: 'Royal Swedish Academy of Sciences' },
  ],
  [
    'publications',
    { name: 'Zur Elektrodynamik', publisher: 'Annalen der Physik', releaseDate: '1905-06-30' },
  ],
  ['certificates', { name: 'Quantum Computing', issuer: 'Stanford University', icon: 'fa-solid fa-tag' }],
  ['references', { name: 'Professor John Doe', reference: 'Lorem ipsum dolor sit amet, consectetur.' }],
  ['projects', { name: 'Codember', description: 'Juego interactivo de programación con retos' }],
  ['volunteer', { organization: 'CoderDojo', highlights: ["Awarded 'Teacher of the Month'"] }],
])('leaves out an entry of %s with nothing but an example: %j', (section, entry) => {
  const { resume, warnings } = read({ [section]: [entry] });
  expect(resume[section]).toEqual([]);
  expect(warnings.filter((warning) => warning.includes('the template'))).toEqual([
    expect.stringContaining('an entry of the template, never changed'),
  ]);
});

test('keeps entries that tell something beside a name of an example', () => {
  const { awards, education, publications, references, skills, warnings } = read({
    references: [
      { name: 'Jane Smith', reference: 'Ada wove the finest cloth.' },
      { name: 'Jane Doe', company: 'Mill' },
    ],
    awards: [{ title: 'Award', date: '2019-05' }],
    publications: [{ name: 'Publication', publisher: 'Looms Press' }],
    education: [{ institution: 'University' }],
    skills: [{ name: 'Web Development' }],
  });
  expect(references.map(({ name }) => name)).toEqual(['Jane Smith', 'Jane Doe']);
  expect([awards, education, publications, skills].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  expect(warnings.join()).not.toContain('the template');
});

test('leaves out the project of the template without its dots, placeholders and a summary that is none', () => {
  const { projects, owner, warnings } = read({
    basics: {
      name: 'Ada Byron',
      url: 'https://your-website.com',
      summary: 'A summary of Ada Byron',
      profiles: [{ network: 'GitHub', username: 'yourusername', url: 'https://github.com/ada' }],
    },
    projects: [{ name: 'Project', description: 'Description  ', startDate: '2019-01-01' }],
  });
  expect(projects).toEqual([]);
  expect(owner).toMatchObject({ website: null, biography: [] });
  expect(owner.profiles[0]?.label).not.toContain('yourusername');
  expect(warnings.join()).toContain('the template');
});

test('leaves out texts of an example among those of the owner', () => {
  const { awards, companies, owner, references, warnings } = read({
    basics: { name: 'Ada Byron', email: 'john@gmail.com', summary: 'A summary of John Doe…' },
    awards: [{ title: 'Best Cloth', summary: 'There is no spoon.' }],
    references: [{ name: 'Mary Fair', reference: QUOTE }],
    work: [
      {
        name: 'Mill',
        position: 'Weaver',
        website: 'http://piedpiper.com',
        _website: 'http://piedpiper.com',
        summary: 'Lorem ipsum dolor sit amet, consectetur.',
      },
    ],
  });
  expect(companies[0]?.url).toBeNull();
  expect(warnings.join()).not.toContain('_website');
  expect(companies[0]?.positions[0]?.summary).toBeNull();
  expect(awards[0]).toMatchObject({ title: 'Best Cloth', summary: null });
  expect(references).toEqual([]);
  expect(owner).toMatchObject({ email: null, biography: [] });
});

test('leaves out the organization of the sample from a project', () => {
  const { projects } = read({
    basics: { name: 'Ada Byron' },
    projects: [{ name: 'Loom radio', description: 'Talks about looms.', entity: 'Entity' }],
  });
  expect(projects[0]).toMatchObject({ name: 'Loom radio', entity: null });
});

test('leaves out the address of an example, and keeps a town of its own', () => {
  const placeOf = (location: object) => read({ basics: { name: 'Ada Byron', location } }).owner.place;
  const sample = {
    address: '2712 Broadway St',
    city: 'San Francisco',
    countryCode: 'US',
    region: 'California',
  };
  expect(placeOf(sample)).toBeNull();
  expect(placeOf({ ...sample, address: '1 Mill Lane' })).not.toBeNull();
});

const PIED_PIPER =
  'Richard hails from Tulsa. He has earned degrees from the University of Oklahoma and Stanford. (Go Sooners and Cardinals!) Before starting Pied Piper, he worked for Hooli.';
const ACCOUNTS = [
  { network: 'Twitter', username: 'neutralthoughts', url: '' },
  { network: 'SoundCloud', username: 'dandymusicnl', url: 'https://soundcloud.example.com/dandymusicnl' },
];

test('the documented example keeps its entries', () => {
  const basics = { name: 'Richard Hendriks', summary: PIED_PIPER, profiles: ACCOUNTS };
  const { awards, owner } = read({ basics, awards: [NO_SPOON] });
  expect([awards, owner.biography, owner.profiles].map(({ length }) => length)).toEqual([1, 1, 2]);
});

test('leaves out the summary and the accounts of the documented example, and keeps an account of its own', () => {
  const profiles = [
    ...ACCOUNTS,
    { network: 'GitHub', username: 'your-username' },
    { network: 'Mastodon', username: 'john', url: 'https://mill.example/@john' },
    { network: 'GitLab', username: 'dandymusicnl', url: 'https://gitlab.com/ada' },
  ];
  const { owner, warnings } = read({ basics: { name: 'Ada Byron', summary: PIED_PIPER, profiles } });
  expect(owner.biography).toEqual([]);
  expect(owner.profiles.map(({ url }) => url)).toEqual([
    'https://mill.example/@john',
    'https://gitlab.com/ada',
  ]);
  expect(warnings.join()).toContain('basics.summary: a text of the template, never changed');
  expect(warnings.filter((one) => one.includes('an account of the template'))).not.toEqual([]);
});

test('leaves out the texts of the documented example in a role of the owner', () => {
  const { companies } = read({
    work: [
      {
        name: 'Mill',
        position: 'Weaver',
        summary: 'Pied Piper is a multi-platform technology based on a proprietary universal algorithm.',
        highlights: ['Successfully won Techcrunch Disrupt', 'Wove silk.'],
      },
    ],
  });
  expect(companies[0]?.positions[0]).toMatchObject({ summary: null, highlights: ['Wove silk.'] });
});

test('an interest of the sample is left out, also with one of its keywords', () => {
  const { interests } = read({ interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }, { name: 'Looms' }] });
  expect(interests.map(({ name }) => name)).toEqual(['Looms']);
});

test('a reference without its text of the example says nothing', () => {
  const reference = 'It is my pleasure to recommend Richard, his performance working as a consultant.';
  const { references } = read({
    references: [
      { name: 'Charles', reference },
      { name: 'Mary', relationship: 'Head', reference },
    ],
  });
  expect(references.map(({ name }) => name)).toEqual(['Mary']);
});
