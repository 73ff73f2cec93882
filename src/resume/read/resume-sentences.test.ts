import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';
import { ContentError } from '../standard/problems';
import { readPortfolioSync } from '../../site/content/read-portfolio-sync';

/** Inputs that stop a build, with the messages. */
const STOPS: readonly (readonly [json: string, sentence: string])[] = [
  [
    '{\n  "basics": {\n    "label": "x"\n  }\n}',
    'resume.json:2:3 basics.name: expected the owner’s name, got nothing; write it there: "basics": { "name": "Ada Byron" }',
  ],
  ['[]', 'resume.json:1:1 expected a résumé (a group of fields), got a list'],
  [
    '{\n"basics":{"name":"  "}}',
    'resume.json:2:11 basics.name: expected the owner’s name, got nothing; write it there: "basics": { "name": "Ada Byron" }',
  ],
  [
    '{"cv":{"name":"Ada"}}',
    'resume.json:1:1 the file is in the format of RenderCV, not JSON Resume; this writes a JSON Resume in its place, and keeps a copy: npm run import -- resume.json . --force',
  ],
];

for (const [json, sentence] of STOPS) {
  test(`stops the build: ${json}`, () => {
    expect(readFolder({ 'resume.json': json }).problems).toEqual([sentence]);
  });
}

/** Values that are omitted, with the warnings. The build continues. */
const LEFT_OUT: readonly (readonly [json: string, sentence: string])[] = [
  [
    '{"basics":{"name":"A"},\n"work":[7,{"name":"B"}]}',
    'resume.json:2:9 work[0]: expected a group of fields, got 7',
  ],
  [
    '{"basics":{"name":"A",\n"email":"at home"}}',
    'resume.json:2:1 basics.email: expected an e-mail address, got "at home"',
  ],
  [
    '{"basics":{"name":"A",\n"url":"javascript:alert(1)"}}',
    'resume.json:2:1 basics.url: expected an address such as "https://example.com", got "javascript:alert(1)"',
  ],
  [
    '{"basics":{"name":"A"},\n"work":[{"name":"B","url":"/work.html"}]}',
    'resume.json:2:21 work[0].url: expected an address such as "https://example.com", got "/work.html"',
  ],
];

for (const [json, sentence] of LEFT_OUT) {
  test(`left out: ${json}`, () => {
    const { portfolio, warnings } = readFolder({ 'resume.json': json });
    expect(warnings).toEqual([`${sentence}; it was left out.`]);
    expect(portfolio?.owner.name).toBe('A');
    expect(JSON.stringify(portfolio?.resume)).not.toContain(/got "(.*)"$/.exec(sentence)?.[1] ?? '{}}');
  });
}

test('names a field as its owner wrote it, not as the standard has it', () => {
  const { warnings } = readFolder({
    'resume.json': '{"basics":{"name":"A"},\n"work":[{"company":"B"},\n{"company":"C","website":"no"}]}',
  });
  expect(warnings).toContain(
    'resume.json:3:16 work[1].website: expected an address such as "https://example.com", got "no"; it was left out.',
  );
});

test('warns about a missing picture and uses the initials', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': '{"basics":{"name":"A",\n"image":"images/me.png"}}',
  });
  expect(warnings).toEqual([
    'resume.json:2:1 basics.image: expected a file that exists in the content folder, got "images/me.png"; your initials stand in.',
  ]);
  expect(portfolio?.owner).toMatchObject({ photo: null, initials: 'A' });
});

test('does not read a picture outside the folder', () => {
  const name = `outside-${process.pid}.png`;
  writeFileSync(join(tmpdir(), name), '');
  const { warnings } = readFolder({ 'resume.json': { basics: { name: 'A', image: `../${name}` } } });
  expect(warnings).toEqual([
    `resume.json:4:5 basics.image: expected a file inside the content folder, got "../${name}"; your initials stand in.`,
  ]);
});

test('reports a syntax error with its place', () => {
  const [problem] = readFolder({ 'resume.json': '{\n  "basics": {\n    "name": "A"\n' }).problems;
  expect(problem).toMatch(/^resume\.json:\d+:\d+ the file is not well-formed here: .+\.$/);
});

/** Invalid folders. */
test('reports a missing folder, a file and an empty folder', () => {
  const sentenceOf = (directory: string) => {
    try {
      readPortfolioSync(directory, { today: new Date() });
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
    '  2. npm run import -- FILE no/such/folder   takes a LinkedIn export, or a résumé in most formats (docs/import.md)',
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

test('reads the first of two résumés and warns', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'A' } },
    'resume.yaml': 'basics: { name: B }',
  });
  expect(portfolio?.owner.name).toBe('A');
  expect(warnings[0]).toMatch(
    /expected one of resume\.json and resume\.yaml, got both; resume\.json was read\.$/,
  );
});

test.each(['spring', '2020-13'])('a date that cannot be read is shown as it is written: %s', (startDate) => {
  const work = [{ name: 'Mill', position: 'Weaver', startDate }];
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, work } });
  expect(portfolio?.companies[0]?.positions[0]?.properties).toEqual([
    { label: 'startDate', values: [startDate] },
  ]);
  expect(JSON.stringify(portfolio?.resume)).not.toContain('asWritten');
  expect(warnings.join()).toContain(`got "${startDate}"; it is shown as it is written.`);
});
