import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { starterFiles } from '../cli/init';
import { languages } from '../portal/addresses/languages';
import { folderOf } from '../resume/read/folder-for-test';
import { readDocx } from '../documents/read-back';
import { readPdfCompletely } from '../documents/read-back-for-test';
import { privateFiles, writePrivateFiles } from './build-site';

const RESUME = {
  basics: {
    name: 'Ada Byron',
    phone: '+44 20 7946 0000',
    location: { address: '12 Loom Street', city: 'London', countryCode: 'GB' },
  },
  work: [{ name: 'Mill', position: 'Weaver', startDate: '1833', highlights: ['Wove silk.'] }],
};

async function textOf(path: string, content: string | Buffer): Promise<string> {
  if (typeof content === 'string') return content;
  if (path.endsWith('.docx')) return (await readDocx(content)).text;
  return Object.values((await readPdfCompletely(content)).texts).join('\n');
}

/** Whether git ignores a file of a folder. */
const ignores = (folder: string, file: string): boolean =>
  spawnSync('git', ['check-ignore', '--no-index', '-q', file], { cwd: folder }).status === 0;

/** A new repository with these rules of git. */
function repository(rules: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  spawnSync('git', ['init', '-q'], { cwd: folder });
  if (rules !== '') writeFileSync(join(folder, '.gitignore'), rules);
  return folder;
}

test('the private files hold the phone number and the address in every format and language', async () => {
  const files = await privateFiles(folderOf({ 'resume.json': RESUME }));
  const endings = files.map(([path]) => path.split('.').at(-1));
  expect(new Set(endings)).toEqual(new Set(['json', 'md', 'txt', 'vcf', 'docx', 'pdf']));
  expect(files).toHaveLength(6 * languages.length);
  for (const [path, content] of files) {
    const text = (await textOf(path, content)).replaceAll(/\s+/g, ' ');
    expect({ path, text }).toEqual({ path, text: expect.stringMatching(/7946 ?0000/) });
    expect({ path, text }).toEqual({ path, text: expect.stringContaining('12 Loom Street') });
  }
});

test('git ignores the private files in a new portal, in this repository and in a folder without rules', () => {
  const portal = repository(starterFiles('mill', {})['.gitignore'] ?? '');
  expect(ignores(portal, 'private/resume.pdf')).toBe(true);
  expect(ignores(portal, 'resume.json')).toBe(false);
  expect(ignores('.', 'private/resume.pdf')).toBe(true);

  const bare = repository('');
  writePrivateFiles([['/es/resume.txt', 'Ada Byron']], join(bare, 'private'));
  expect(ignores(bare, 'private/es/resume.txt')).toBe(true);
  expect(readFileSync(join(bare, 'private/es/resume.txt'), 'utf8')).toBe('Ada Byron');
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: bare, encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(readdirSync(bare)).toContain('private');
});

test('removes the files of an earlier build that were not made now, and no file of the owner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  const write = (...paths: string[]) =>
    writePrivateFiles(
      paths.map((path) => [path, 'Ada Byron']),
      folder,
    );
  write('/resume.pdf', '/resume.txt', '/es/resume.pdf', '/de/contact.vcf', '/letter.pdf', '/es/notes.txt');
  write('/resume.txt', '/es/resume.txt');
  const isThere = (path: string) => existsSync(join(folder, path));
  expect(['/resume.pdf', '/es/resume.pdf', '/de/contact.vcf'].filter(isThere)).toEqual([]);
  const kept = ['/resume.txt', '/es/resume.txt', '/letter.pdf', '/es/notes.txt', '/.gitignore'];
  expect(kept.filter(isThere)).toEqual(kept);
});
