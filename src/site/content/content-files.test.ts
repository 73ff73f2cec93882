import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { contentFiles, isContent, isIgnored } from './content-files';

test.each([
  ['projects/mill.md', true],
  ['build/client/index.html', false],
  ['.git/config', false],
  ['private/resume.json', false],
  ['node_modules/portalfolio/package.json', false],
  ['resume.json.bak2', false],
  ['portalfolio-1.0.0.tgz', false],
  ['views.private.yaml', true],
])('%s is content: %s, with the separators of Windows too', (path, is) => {
  expect(isContent(path)).toBe(is);
  expect(isContent(path.replaceAll('/', '\\'))).toBe(is);
});

test.each([
  ['private/resume.json', true],
  ['.env.local', true],
  ['projects/node_modules/loom/index.js', true],
  ['.env.example', false],
  ['resume.json.bak', true],
  ['views.private.yaml', true],
  ['images/build.png', false],
])('git ignores %s: %s', (path, is) => expect(isIgnored(path)).toBe(is));

test('the names of files have slashes on every system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'projects', 'drawings'), { recursive: true });
  writeFileSync(join(folder, 'resume.json'), '{}');
  writeFileSync(join(folder, 'projects', 'drawings', 'mill.svg'), '');
  expect(contentFiles(folder)).toEqual(['projects/drawings/mill.svg', 'resume.json']);
  rmSync(folder, { recursive: true });
});
