import fc from 'fast-check';
import { expect, test } from 'vitest';

import { containsWords, plain, textParts, wordsOf } from './text-search';

test('ignores case, accents and word order', () => {
  expect(containsWords(plain('Gestión de Peajes, MÉXICO'), wordsOf('mexico  gestion'))).toBe(true);
  expect(containsWords(plain('Indra'), wordsOf('indra usa'))).toBe(false);
  expect(containsWords(plain('anything'), wordsOf('   '))).toBe(true);
});

test('splits the original text at the hits', () => {
  expect(textParts('Café Méxicó', wordsOf('mexico cafe'))).toEqual([
    { text: 'Café', hit: true },
    { text: ' ', hit: false },
    { text: 'Méxicó', hit: true },
  ]);
  expect(textParts('Cafe\u0301s', wordsOf('cafe'))).toEqual([
    { text: 'Cafe\u0301', hit: true },
    { text: 's', hit: false },
  ]);
  expect(textParts('AI', [])).toEqual([{ text: 'AI', hit: false }]);
});

test('the parts join to the original text, with a hit if the text contains the word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const words = wordsOf(query);
      const cut = textParts(text, words);
      expect(cut.map((part) => part.text).join('')).toBe(text);
      expect(cut.some((part) => part.hit)).toBe(words.some((word) => plain(text).includes(word)));
    }),
    { numRuns: 2000 },
  );
});
