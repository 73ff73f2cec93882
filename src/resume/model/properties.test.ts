import { expect, test } from 'vitest';

import { propertiesOf } from './properties';

test('unknown fields become properties, but not fields about the file', () => {
  const entry = { name: 'Acme', teamSize: 7, $schema: 'https://example.org/schema.json', empty: '' };
  expect(propertiesOf('work', entry)).toEqual([{ label: 'Team size', values: ['7'] }]);
});

test('leaves out a repeated field, and the label of a field that only means text', () => {
  expect(
    propertiesOf('skills', { name: 'Cards', level: '3', rank: '3', skill_desc: 'Punched them.' }),
  ).toEqual([{ label: '', values: ['Punched them.'] }]);
});

test('the relationship of a reference needs no label', () => {
  expect(propertiesOf('references', { name: 'Mary', relationship: 'Foreman' })).toEqual([
    { label: '', values: ['Foreman'] },
  ]);
  expect(propertiesOf('work', { name: 'Mill', relationship: 'Supplier' })[0]?.label).toBe('Relationship');
});

test.each([
  ['Abstract We study how looms fail, and how often weavers mend them themselves.', /^We study/],
  ['Abstract: We study how looms fail, and how often weavers mend them themselves.', /^We study/],
  ['Abstract art is woven here, and this paper tells how weavers plan and mend it.', /^Abstract art/],
])('leaves out a heading that repeats the label: %s', (abstract, text) => {
  expect(propertiesOf('publications', { name: 'Looms', abstract })).toEqual([
    { label: 'Abstract', values: [expect.stringMatching(text)] },
  ]);
});

test('an employer that only contains the letters of the name is another one', () => {
  const labels = (company: string) =>
    propertiesOf('work', { name: 'Mill', company }).map(({ label }) => label);
  expect(labels('Mill Ltd')).toEqual([]);
  expect(labels('Million Looms')).toEqual(['Company']);
  expect(propertiesOf('work', { name: 'Mill (via Byron)', entity: 'Mill' })).toEqual([]);
});

test('leaves out a place or a technology that the entry names already', () => {
  const labels = (field: object) =>
    propertiesOf('work', { name: 'Mill', location: 'Leeds, England', keywords: ['Looms'], ...field }).map(
      ({ label }) => label,
    );
  expect(labels({ city: 'Leeds' })).toEqual([]);
  expect(labels({ country: 'England', gear: 'Looms' })).toEqual([]);
  expect(labels({ city: 'Leeds, Alabama' })).toEqual(['City']);
});

test.each([
  ['github', 'GitHub'],
  ['Github', 'GitHub'],
  ['githubUrl', 'GitHub url'],
  ['npm', 'npm'],
  ['wordpress_site', 'WordPress site'],
  ['stackOverflow', 'Stack Overflow'],
  ['deliveryMedium', 'Delivery medium'],
])('spells brands in the label of %s', (key, label) => {
  expect(propertiesOf('projects', { [key]: 'looms of 1843' })).toEqual([
    { label, values: ['looms of 1843'] },
  ]);
});

test('leaves out what a program has counted and fetched, and what stands there twice', () => {
  const entry = {
    name: 'Loom',
    url: 'https://github.com/ada/loom',
    releaseDate: '2023-12-01',
    year: 2023,
    githubRepo: 'ada/loom',
    forks: 7,
    stars: 0,
    openIssues: 8,
    fetchedAt: '2026-03-21T15:13:45.436Z',
    language: 'Java',
    languages: ['Java'],
    authors: ['Ada Byron', 'Charles Babbage'],
    authorsStr: 'Ada Byron, Charles Babbage',
    doi: '10.1000/1',
  };
  expect(propertiesOf('publications', entry)).toEqual([
    { label: 'Language', values: ['Java'] },
    { label: 'Authors', values: ['Ada Byron', 'Charles Babbage'] },
    { label: 'DOI', values: ['[10.1000/1](https://doi.org/10.1000/1)'] },
  ]);
  expect(propertiesOf('projects', { name: 'Loom', stars: 12, year: 2023 })).toEqual([
    { label: 'Stars', values: ['12'] },
    { label: 'Year', values: ['2023'] },
  ]);
});

test('links a DOI, with parentheses too', () => {
  expect(propertiesOf('publications', { doi: 'doi.org/10.1000/1' })).toEqual([
    { label: 'DOI', values: ['[10.1000/1](https://doi.org/10.1000/1)'] },
  ]);
  expect(propertiesOf('publications', { doi: 'doi:10.1000/S0140(05)7' })).toEqual([
    { label: 'DOI', values: ['[10.1000/S0140(05)7](https://doi.org/10.1000/S0140%2805%297)'] },
  ]);
});

test('leaves out an account that the profiles name, and the name of the document', () => {
  const basics = {
    profiles: [{ network: 'ORCID', username: '0000-0001' }],
    orcidId: '0000-0001',
    title: 'CV',
  };
  expect(propertiesOf('basics', basics)).toEqual([]);
});

test('leaves out a repository whose address stands beside it', () => {
  const entry = { repo: 'ada/loom' };
  expect(propertiesOf('', entry, ['https://github.com/ada/loom'])).toEqual([]);
  expect(propertiesOf('', entry, [null])).toEqual([{ label: 'Repo', values: ['ada/loom'] }]);
});

test('people in a list are their names, without the numbers that a program gave them', () => {
  const authors = [
    { name: 'Ada Byron', s2AuthorId: '1' },
    { name: 'Babbage', s2AuthorId: null },
  ];
  const entry = { name: 'Looms', authors, authorsStr: 'Ada Byron, Babbage' };
  expect(propertiesOf('publications', entry)).toEqual([
    { label: 'Authors', values: ['Ada Byron', 'Babbage'] },
  ]);
});

test('leaves out a value that the list of the same name has, too', () => {
  const entry = { name: 'Loom', language: 'Java', languages: ['Java', 'Go'], hIndex: 3 };
  expect(propertiesOf('projects', entry)).toEqual([
    { label: 'Languages', values: ['Java', 'Go'] },
    { label: 'h-index', values: ['3'] },
  ]);
});

test('a group with a number alone is no text', () => {
  const measured = (list: unknown) => propertiesOf('projects', { name: 'Loom', list });
  expect(measured([{ count: 3 }])).toEqual([]);
  expect(measured([{ name: 'Babbage' }])).toEqual([{ label: 'List', values: ['Babbage'] }]);
});

test('a day that a program wrote as its midnight is no moment', () => {
  const labels = (issued: string) =>
    propertiesOf('projects', { name: 'Loom', issued }).map(({ label }) => label);
  expect(labels('2023-05-01T00:00:00.000Z')).toEqual(['Issued']);
  expect(labels('2023-05-01T15:13:43.775Z')).toEqual([]);
});

test.each([
  ['https://mill.example/', 'http://www.Mill.example'],
  ['http://mill.example/looms', 'https://MILL.example/looms/'],
])('leaves out an older address that is the same: %s and %s', (url, website) => {
  expect(propertiesOf('work', { name: 'Mill', url, website })).toEqual([]);
});

test('another address beside that of the entry has the label of its field', () => {
  const homepage = 'https://ada.example/loom';
  const labels = (entry: object, beside: string[] = []) =>
    propertiesOf('projects', { ...entry, homepage }, beside).map(({ label }) => label);
  expect(labels({ url: 'https://loom.example' })).toEqual(['Homepage']);
  expect(labels({}, ['https://loom.example'])).toEqual(['Homepage']);
  expect(labels({})).toEqual(['']);
});

test('an address in a field of its own is the link of its field, and a label in one its label', () => {
  const address = 'https://mill.example/thesis';
  expect(
    propertiesOf('education', { thesis: 'Looms of 1843', thesisUrl: address, thesisLabel: 'Final work' }),
  ).toEqual([{ label: 'Final work', values: [`[Looms of 1843](${address})`] }]);
  expect(propertiesOf('work', { name: 'Mill', at: 'an der' })).toEqual([]);
});

test('a field that is 0 is no property', () => {
  expect(propertiesOf('basics', { notice_period: 0, looms: 4 })).toEqual([{ label: 'Looms', values: ['4'] }]);
});
