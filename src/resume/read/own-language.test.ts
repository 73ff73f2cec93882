import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const languageOf = (resume: object) =>
  readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } }).portfolio?.portal.language;

const languages = (...names: string[]) => names.map((language) => ({ language, fluency: 'C2' }));

test('a résumé without prose is in the language in which it names its languages', () => {
  const work = [{ name: 'Institut für Weberei', position: 'Leiterin der Spinnerei' }];
  expect(languageOf({ work, languages: languages('Deutsch', 'Ungarisch', 'Englisch') })).toBe('de');
  expect(languageOf({ languages: languages('Inglés', 'Español') })).toBe('es');
  expect(languageOf({ work, languages: languages('German', 'English') })).toBe('en');
});

test('one name, names of several languages and other titles prove nothing', () => {
  expect(languageOf({ languages: languages('Deutsch') })).toBe('en');
  expect(languageOf({ languages: languages('Deutsch', 'English') })).toBe('en');
  const work = [
    { name: 'Mill', position: 'Head of the weavers', highlights: ['Looms for all of the mills'] },
  ];
  expect(languageOf({ work, languages: languages('Deutsch', 'Englisch') })).toBe('en');
});
