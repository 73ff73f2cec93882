import { expect, test } from 'vitest';

import { TODAY, folderOf, portfolioOf, readFolder } from '../../read/folder-for-test';
import { readPortfolioSync } from '../../../site/content/read-portfolio-sync';

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

const inLanguage = (own: string, code: string, languages: readonly object[]) =>
  readPortfolioSync(
    folderOf({
      'resume.json': { basics: { name: 'Ada Byron' }, languages },
      'portal.yaml': `language: ${own}\n`,
    }),
    { today: TODAY },
  )
    .inLanguage(code)
    .languages.map(({ language, fluency }) => [language, fluency]);

test('states levels in the language in which the page names the languages', () => {
  expect(
    inLanguage('ru', 'en', [
      { language: 'Русский', fluency: 'Родной' },
      { language: 'Английский', fluency: 'свободно (C1)' },
      { language: 'Немецкий', fluency: 'читаю со словарём' },
    ]),
  ).toEqual([
    ['Russian', 'Native'],
    ['English', 'Fluent (C1)'],
    ['German', 'читаю со словарём'],
  ]);
  expect(inLanguage('zh', 'es', [{ language: '中文', fluency: '母语' }])).toEqual([['Chino', 'Nativo']]);
  expect(inLanguage('en', 'pt', [{ language: 'English', fluency: 'Fluent' }])).toEqual([
    ['Inglês', 'Fluente'],
  ]);
});

test('keeps the levels of a list whose names stay in their language', () => {
  const given = [
    { language: '英文', fluency: '流利' },
    { language: '克林贡语', fluency: '母语' },
  ];
  expect(inLanguage('zh', 'en', given)).toEqual([
    ['英文', '流利'],
    ['克林贡语', '母语'],
  ]);
});

test('reads a level in another language than the résumé', () => {
  expect(
    spoken('en', [
      { language: 'Korean', fluency: '원어민' },
      { language: 'German', fluency: 'Muttersprache' },
      { language: 'French', fluency: 'Lu et écrit' },
      { language: 'Danish', fluency: 'Fliessend in Wort und Schrift' },
    ]),
  ).toEqual([
    ['Korean', 'Native'],
    ['German', 'Native'],
    ['French', 'Lu et écrit'],
    ['Danish', 'Fluent'],
  ]);
});

test('tells the Portuguese of Brazil from that of Portugal', () => {
  const portfolio = portfolioOf(
    {
      basics: { name: 'Ada Byron', location: { city: 'Niterói', countryCode: 'BR' } },
      languages: [{ language: 'pt' }, { language: 'br' }],
    },
    'language: pt\n',
  );
  expect(portfolio.languages.map(({ language }) => language)).toEqual(['Português', 'Português (Brasil)']);
});

test('levels stay as they are written where one of them cannot be translated', () => {
  const levels = (...given: string[]) =>
    spoken(
      'fr',
      given.map((fluency, at) => ({ language: `Langue ${String(at)}`, fluency })),
    )?.map((one) => one[1]);
  expect(levels('ADVANCED', 'MASTERY')).toEqual(['ADVANCED', 'MASTERY']);
  expect(levels('ADVANCED', 'C1')).toEqual(['Avancé', 'C1']);
});
