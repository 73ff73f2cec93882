import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

test('a newer version asks for an update, and no version means the first', () => {
  const owner = { 'resume.json': { basics: { name: 'Ada' } } };
  const { warnings, portfolio } = readFolder({ ...owner, 'portal.yaml': 'title: A\nversion: 7\n' });
  expect(portfolio?.portal.title).toBe('A');
  expect(warnings).toEqual([
    'portal.yaml:2:1 version: your files are written for version 7 of the format, and this program knows version 1: npm update portalfolio brings one that knows it. What it does not know is left out.',
  ]);
  expect(readFolder({ ...owner, 'portal.yaml': 'version: 1\n' }).warnings).toEqual([]);
  expect(readFolder({ ...owner, 'portal.yaml': 'version: one\n' }).warnings).toEqual([
    'portal.yaml:1:1 version: expected the number of a version, such as 1, got "one"; it was left out.',
  ]);
});
