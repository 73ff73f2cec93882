import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { folderOf } from '../read/folder-for-test';
import { tidyFolder, writeTidied } from './tidy';

const RESUME = `{
    "basics": { "name": "Ada Weaver",   "email": "ada@example.org" },
    // the jobs
    "experience": [
        { "company": "The Mill", "from": "March 2019", "highlights": [ "Wove", "Spun" ] },
        {},
        { "name": "Loom Works", "position": "Trainee", "startDate": "2017", "endDate": "2019" }
    ],
    "skills": ["Weaving", "Looms"]
}
`;

test('gives the reasons of the changes, and keeps the formatting and the comments of the lines that stay', () => {
  const [found] = tidyFolder(folderOf({ 'resume.json': RESUME }));
  expect(found?.reasons).toContain('Empty fields, items and entries are removed.');
  expect(JSON.parse(found?.text.replace('// the jobs', '') ?? '')).toMatchObject({
    work: [{ name: 'The Mill', startDate: '2019-03' }, { name: 'Loom Works' }],
    skills: [{ name: 'Weaving' }, { name: 'Looms' }],
  });
  expect(found?.text).toContain(
    '    "basics": { "name": "Ada Weaver",   "email": "ada@example.org" },\n    // the jobs\n    "work": [',
  );
  expect(found?.text).toContain('"highlights": [ "Wove", "Spun" ]');
  expect(found?.text).toContain(
    '\n        { "name": "Loom Works", "position": "Trainee", "startDate": "2017", "endDate": "2019" }',
  );
});

test('changes nothing twice, in any notation', () => {
  const yaml = '# mine\nbasics:\n  fullName: Ada Weaver # me\nskills: [Weaving]\n';
  for (const files of [{ 'resume.json': RESUME }, { 'resume.yaml': yaml }]) {
    const folder = folderOf(files);
    expect(writeTidied(tidyFolder(folder))).toHaveLength(1);
    const again = tidyFolder(folder);
    expect(again.flatMap(({ reasons }) => reasons)).toEqual([]);
    expect(writeTidied(again)).toEqual([]);
    expect(again[0]?.text).toMatch(/(?:\/\/ the jobs|# mine)/);
  }
});

test('a file with a mistake in its syntax is written anew', () => {
  const [found] = tidyFolder(folderOf({ 'resume.json': '{"basics": {"name": "Ada Weaver",},}' }));
  expect(JSON.parse(found?.text ?? '')).toEqual({ basics: { name: 'Ada Weaver' } });
});

test('writes all files or none, each with a backup', () => {
  const files = { 'resume.json': RESUME, 'resume.es.json': '{ "experience": [{ "role": "Tejedora" }] }' };
  const folder = folderOf(files);
  const found = tidyFolder(folder);
  // The second file disappears before it is replaced.
  rmSync(join(folder, 'resume.es.json'));
  expect(() => writeTidied(found)).toThrow(/resume\.es\.json: cannot be written \(ENOENT\)\.$/);
  expect(readdirSync(folder)).toEqual(['resume.json']);
  expect(readFileSync(join(folder, 'resume.json'), 'utf8')).toBe(RESUME);

  const whole = folderOf(files);
  writeTidied(tidyFolder(whole));
  expect(readdirSync(whole).toSorted()).toEqual([
    'resume.es.json',
    'resume.es.json.bak',
    'resume.json',
    'resume.json.bak',
  ]);
  expect(readFileSync(join(whole, 'resume.json.bak'), 'utf8')).toBe(RESUME);
});
