import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';
import { ContentError } from './problems';
import { readPortfolio } from './read-portfolio';

/** What stands in resume.json → what the owner is told. */
const RESUMES: readonly (readonly [what: string, json: string, sentence: string])[] = [
  [
    'no name',
    '{\n  "basics": {\n    "label": "x"\n  }\n}',
    'resume.json:2:3 basics.name: expected the owner’s name, got nothing',
  ],
  ['nothing at all', '', 'resume.json:1:1 expected a résumé (a group of fields), got nothing'],
  ['a list', '[]', 'resume.json:1:1 expected a résumé (a group of fields), got a list'],
  [
    'a bad date',
    '{"basics":{"name":"A"},\n"work":[{"name":"B","startDate":"spring"}]}',
    'resume.json:2:21 work[0].startDate: expected a date such as 2024, 2024-09 or 2024-09-30, got "spring"',
  ],
  [
    'a thirteenth month',
    '{"basics":{"name":"A"},\n"work":[{"name":"B","startDate":"2020-13"}]}',
    'resume.json:2:21 work[0].startDate: expected a date such as 2024, 2024-09 or 2024-09-30, got "2020-13"',
  ],
  ['a number for a name', '{"basics":{"name":5}}', 'resume.json:1:12 basics.name: expected a text, got 5'],
  [
    'a group for a list',
    '{"basics":{"name":"A"},\n"work":{}}',
    'resume.json:2:1 work: expected a list, got a group of fields',
  ],
  [
    'no e-mail address',
    '{"basics":{"name":"A",\n"email":"at home"}}',
    'resume.json:2:1 basics.email: expected an e-mail address, got "at home"',
  ],
  [
    'a name of blanks',
    '{\n"basics":{"name":"  "}}',
    'resume.json:2:11 basics.name: expected the owner’s name, got nothing',
  ],
  [
    'an address that is none',
    '{"basics":{"name":"A",\n"url":"https://!.0"}}',
    'resume.json:2:1 basics.url: expected an address such as "https://example.com", got "https://!.0"',
  ],
  [
    'an address that runs code',
    '{"basics":{"name":"A",\n"url":"javascript:alert(1)"}}',
    'resume.json:2:1 basics.url: expected an address such as "https://example.com", got "javascript:alert(1)"',
  ],
  [
    'a picture that is not there',
    '{"basics":{"name":"A",\n"image":"images/me.png"}}',
    'resume.json:2:1 basics.image: expected a file that exists in the content folder, got "images/me.png"',
  ],
];

for (const [what, json, sentence] of RESUMES) {
  test(`resume.json: ${what}`, () => {
    expect(readFolder({ 'resume.json': json }).problems).toContain(sentence);
  });
}

test('a picture outside the folder is not reached', () => {
  const name = `outside-${process.pid}.png`;
  writeFileSync(join(tmpdir(), name), '');
  const { problems } = readFolder({ 'resume.json': { basics: { name: 'A', image: `../${name}` } } });
  expect(problems).toEqual([
    `resume.json:4:5 basics.image: expected a file inside the content folder, got "../${name}"`,
  ]);
});

test('a syntax error is named with its place', () => {
  const [problem] = readFolder({ 'resume.json': '{\n  "basics": {\n    "name": "A"\n' }).problems;
  expect(problem).toMatch(/^resume\.json:\d+:\d+ the file is not well-formed here: .+\.$/);
});

test('empty entries are told once, and are in no export', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'A', profiles: [null, { network: 'X', username: 'a' }] },
      skills: [null, { name: 'Rust' }, {}],
      projects: [{ name: '' }],
    },
  });
  expect(warnings.map((warning) => warning.replace(/:\d+:\d+/, ''))).toEqual([
    'resume.json basics.profiles[0]: this entry is empty; it was left out.',
    'resume.json skills[0]: this entry is empty, as is 1 more here; they were left out.',
    'resume.json projects[0]: this entry is empty; it was left out.',
  ]);
  expect(portfolio?.skills).toHaveLength(1);
  expect(portfolio?.stats.map(({ measure }) => measure)).not.toContain('projects');
  expect(portfolio?.resume).toEqual({
    basics: { name: 'A', profiles: [{ network: 'X', username: 'a' }] },
    skills: [{ name: 'Rust' }],
    projects: [],
  });
});

test('all problems of all files at once', () => {
  const { problems } = readFolder({
    'resume.json': '{"basics":{"name":7},"work":[{"startDate":"x"},{"endDate":"y"}]}',
    'portal.yaml': 'titel: A\nbrandColor: red\nstats: 3\n',
  });
  expect(problems).toHaveLength(6);
});

test('a mistake in one file hides none in the other', () => {
  const { problems } = readFolder({
    'resume.json': { basics: { name: 'A', image: 'me.png' }, work: [{ name: 'Alpha', highlights: [true] }] },
    'portal.yaml': 'titel: A\ncompanies:\n  Alpha: { icon: clowd }\nmail: { publicKey: a }\n',
  });
  expect(problems.map((problem) => problem.split(' ')[1])).toEqual([
    'unknown',
    'work[0].highlights[0]:',
    'companies.Alpha.icon:',
    'basics.image:',
    'mail:',
  ]);
});

test('a misspelt key hides no misspelt name', () => {
  const { problems } = readFolder({
    'resume.json': { basics: { name: 'A' }, work: [{ name: 'Alpha' }] },
    'portal.yaml': 'titel: A\ncompanies:\n  Alhpa: { score: 1 }\n',
  });
  expect(problems).toEqual([
    'portal.yaml:1:1 unknown key "titel", did you mean "title"?',
    'portal.yaml:3:3 companies.Alhpa: the résumé has no "Alhpa", did you mean "Alpha"?',
  ]);
});

/** Folders that are none. */
test('a folder that is missing, a file, or empty', () => {
  const sentenceOf = (directory: string) => {
    try {
      readPortfolio(directory, { today: new Date() });
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
    return 'no problem';
  };
  expect(sentenceOf('no/such/folder').split('\n')).toEqual([
    'no/such/folder: there is no such folder; it should hold a resume.json.',
    'There are three ways to begin:',
    '  1. put your résumé (https://jsonresume.org/schema) at no/such/folder/resume.json; a name is enough',
    '  2. npm run import -- FILE --content no/such/folder   takes a LinkedIn export, or a JSON Resume file or address',
    '  3. git checkout -- content   brings back the sample, to be changed into your own',
  ]);
  expect(sentenceOf('package.json')).toBe(
    'package.json: expected a folder that holds a resume.json, got a file.',
  );
  expect(sentenceOf('docs').split('\n')[0]).toBe(
    'docs: expected a résumé (resume.json, resume.yaml, resume.yml), found none.',
  );
  expect(sentenceOf('docs').split('\n')).toHaveLength(5);
});

test('two résumés are one too many', () => {
  const { problems } = readFolder({
    'resume.json': { basics: { name: 'A' } },
    'resume.yaml': 'basics: { name: A }',
  });
  expect(problems[0]).toMatch(/expected one of resume\.json and resume\.yaml, got both\.$/);
});

/** What résumés write instead of what the standard says → what was assumed. */
const TOLERATED: readonly (readonly [what: string, resume: object, warning: RegExp])[] = [
  [
    'older names',
    { work: [{ company: 'B' }] },
    /work\[0\]\.company: another name for this field, taken as "name"\.$/,
  ],
  [
    'Present',
    { work: [{ name: 'B', startDate: '2020-01', endDate: 'Present' }] },
    /endDate: "Present" was taken as no end\.$/,
  ],
  [
    'a full timestamp',
    { work: [{ name: 'B', startDate: '2020-01-05T10:00:00Z' }] },
    /startDate: "2020-01-05T10:00:00Z" was taken as 2020-01\.$/,
  ],
  [
    'a day that does not exist',
    { work: [{ name: 'B', startDate: '2024-09-31' }] },
    /"2024-09-31" is no day of that month; it was taken as 2024-09\.$/,
  ],
  [
    'reversed dates',
    { work: [{ name: 'B', startDate: '2020-05', endDate: '2019-01' }] },
    /they were read the other way round\.$/,
  ],
  [
    'a text for a list',
    { projects: [{ name: 'P', keywords: 'one' }] },
    /projects\[0\]\.keywords: a text where a list belongs/,
  ],
  ['texts for skills', { skills: ['Go'] }, /skills\[0\]: a text where a group of fields belongs/],
  [
    'a place as a text',
    { basics: { name: 'A', location: 'Bilbao' } },
    /basics\.location: a text where a group/,
  ],
  [
    'an address without https',
    { basics: { name: 'A', url: 'ada.example' } },
    /taken as https:\/\/ada\.example\.$/,
  ],
  ['a section that is not known', { works: [] }, /works: this section is not known, did you mean "work"\?$/],
];

for (const [what, resume, warning] of TOLERATED) {
  test(`understood with a warning: ${what}`, () => {
    const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'A' }, ...resume } });
    expect(portfolio).not.toBeNull();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(warning);
    expect(warnings[0]).toMatch(/^resume\.json:\d+:\d+ /);
  });
}

test('null and empty texts are absent, without a word', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'A', label: '', email: null, image: '' },
      work: [{ name: ' B ', endDate: '', startDate: '2020', highlights: ['one', null, ' '] }],
    },
    'portal.yaml': 'title:\nstats: null\n',
  });
  expect(warnings).toEqual([]);
  expect(portfolio?.owner).toMatchObject({ headline: null, email: null, photo: null });
  expect(portfolio?.companies[0]).toMatchObject({ name: 'B', active: true });
  expect(portfolio?.companies[0]?.positions[0]?.highlights).toEqual(['one']);
});
