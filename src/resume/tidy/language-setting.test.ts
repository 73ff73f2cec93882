import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (basics: object, files: object = {}) =>
  readFolder({ 'resume.json': { basics: { name: 'Ada Byron', ...basics } }, ...files });

test('the language in portal.yaml or the metadata prevails', () => {
  const languageOf = (files: object) => read({ language: 'es' }, files).portfolio?.portal.language;
  expect(languageOf({ 'portal.yaml': 'language: de' })).toBe('de');
  expect(
    languageOf({ 'resume.json': { basics: { name: 'Ada', language: 'es' }, meta: { language: 'fr' } } }),
  ).toBe('fr');
});

test('a locale with an unknown country says nothing of the texts', () => {
  expect(read({ locale: 'de-XX' }).portfolio?.portal.language).toBe('en');
});
