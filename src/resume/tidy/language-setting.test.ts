import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (basics: object, files: object = {}) =>
  readFolder({ 'resume.json': { basics: { name: 'Ada Byron', ...basics } }, ...files });

test.each([
  [{ language: 'es' }, 'es'],
  [{ lang: 'pt-BR' }, 'pt-BR'],
  [{ locale: 'fr_FR' }, 'fr-FR'],
])('the code of a language in the basics is that of the texts, and no fact: %j', (basics, language) => {
  const { portfolio, warnings } = read(basics);
  expect(portfolio).toMatchObject({ owner: { properties: [] }, portal: { language } });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('the language of the texts');
});

test('the language in portal.yaml or the metadata prevails', () => {
  const languageOf = (files: object) => read({ language: 'es' }, files).portfolio?.portal.language;
  expect(languageOf({ 'portal.yaml': 'language: de' })).toBe('de');
  expect(
    languageOf({ 'resume.json': { basics: { name: 'Ada', language: 'es' }, meta: { language: 'fr' } } }),
  ).toBe('fr');
});

test.each(['Spanish', 'Go', 'js', 'English, French', 'TS', 'Is', 'Or', 'en-XX', 'en-ZZ', 'xx-GB'])(
  'another language in the basics is a fact: %s',
  (language) => {
    expect(read({ language }).portfolio).toMatchObject({
      owner: { properties: [{ label: 'Language', values: [language] }] },
      portal: { language: 'en' },
    });
  },
);

test('a locale with an unknown country says nothing of the texts', () => {
  expect(read({ locale: 'de-XX' }).portfolio?.portal.language).toBe('en');
});
