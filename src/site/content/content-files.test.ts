import { expect, test } from 'vitest';

import { isContent, isIgnored } from './content-files';

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
  ['resume.json.bak', true],
  ['views.private.yaml', true],
  ['images/build.png', false],
])('git ignores %s: %s', (path, is) => expect(isIgnored(path)).toBe(is));
