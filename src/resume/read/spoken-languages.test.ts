import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const spoken = (language: string, languages: readonly object[]) =>
  readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, languages },
    'portal.yaml': `language: ${language}\n`,
  }).portfolio?.languages.map((one) => [one.language, one.fluency]);

test('names languages and common levels in the language of the résumé', () => {
  const given = [
    { language: 'English', fluency: 'Native speaker' },
    { language: 'es', fluency: 'B2' },
    { language: 'Klingon', fluency: 'Fluent' },
  ];
  expect(spoken('fr', given)).toEqual([
    ['Anglais', 'Langue maternelle'],
    ['Espagnol', 'B2'],
    ['Klingon', 'Courant'],
  ]);
  expect(spoken('en', given)).toEqual([
    ['English', 'Native speaker'],
    ['Spanish', 'B2'],
    ['Klingon', 'Fluent'],
  ]);
});
