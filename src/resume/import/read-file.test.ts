import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readFile } from './read-file';

const RESUME = {
  basics: { name: 'Noa Ferrante' },
  work: [{ name: 'Acme', position: 'Lead', startDate: '2020-01' }],
};

/**
 * A file for one test.
 * @returns its path
 */
function fileOf(content: string | Uint8Array, name = 'resume.json'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'json-resume-')), name);
  writeFileSync(file, content);
  return file;
}

test('reads the same résumé from JSON and YAML', async () => {
  const text = JSON.stringify(RESUME, null, '\t');
  const yaml =
    'basics:\n  name: Noa Ferrante\nwork:\n  - { name: Acme, position: Lead, startDate: 2020-01 }\n';
  const files = [text, yaml].map((one) => fileOf(one, one === text ? 'resume.json' : 'resume.yaml'));
  for (const named of files) expect((await readFile(named)).resume).toEqual(RESUME);
});

test('reads texts in quotation marks whose lines are not indented, and says that one does not end', async () => {
  const yaml = 'basics:\n  name: Noa\n  summary: "Weaves wool,\nsilk\n\n   and: felt."\n  label: Weaver\n';
  expect((await readFile(fileOf(yaml, 'resume.yaml'))).resume).toMatchObject({
    basics: { summary: 'Weaves wool, silk\nand: felt.', label: 'Weaver' },
  });
  const open = fileOf(yaml.replace('felt."', 'felt.'), 'resume.yaml');
  await expect(readFile(open)).rejects.toThrow(
    /resume\.yaml:\d+:\d+ a text in quotation marks does not end here/,
  );
});

test.each<[string, string | Uint8Array, RegExp]>([
  [
    'a package',
    '{"name":"thing","version":"1"}',
    /resume\.json: expected a résumé \(JSON Resume, with basics, work, …\), got fields such as name, version\.$/,
  ],
  ['no field', '{}', /\(JSON Resume, with basics, work, …\), got no field at all\.$/],
  ['prose', 'Dear Sir or Madam', /got something else\.$/],
  ['a page', '<!DOCTYPE html><title>Sign in</title>', /got a web page\.$/],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    /expected a LinkedIn export \(its ZIP or folder\), a JSON Resume or another résumé \(.*\)\.$/,
  ],
  [
    'a résumé without a name',
    '{"work":[]}',
    /basics\.name: expected the owner’s name, got nothing; write it/,
  ],
])('reports in one sentence: %s', async (_, content, sentence) => {
  const message = await readFile(fileOf(content)).then(String, (error: Error) => error.message);
  expect(message).toMatch(sentence);
  expect(message.split('\n')).toHaveLength(1);
});

test('changes the form of a LinkedIn export to that of the standard', async () => {
  const profile = 'First Name,Last Name,Summary\nAda,Weaver,<p>I weave <b>linen</b>.</p>\n';
  const { resume } = await readFile(join(fileOf(profile, 'Profile.csv'), '..'));
  expect(resume.basics).toMatchObject({ name: 'Ada Weaver', summary: 'I weave **linen**.' });
});
