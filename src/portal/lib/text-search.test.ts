import fc from 'fast-check';
import { expect, test } from 'vitest';

import { holds, plain, stretches, wordsOf } from './text-search';

test('ignores case, accents and word order', () => {
  expect(holds(plain('Gestión de Peajes, MÉXICO'), wordsOf('mexico  gestion'))).toBe(true);
  expect(holds(plain('Indra'), wordsOf('indra usa'))).toBe(false);
  expect(holds(plain('anything'), wordsOf('   '))).toBe(true);
});

test('splits the original text at the hits', () => {
  expect(stretches('Café Méxicó', wordsOf('mexico cafe'))).toEqual([
    { text: 'Café', hit: true },
    { text: ' ', hit: false },
    { text: 'Méxicó', hit: true },
  ]);
  expect(stretches('Cafe\u0301s', wordsOf('cafe'))).toEqual([
    { text: 'Cafe\u0301', hit: true },
    { text: 's', hit: false },
  ]);
  expect(stretches('AI', [])).toEqual([{ text: 'AI', hit: false }]);
});

test('the parts join to the original text, with a hit if the text contains the word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const words = wordsOf(query);
      const cut = stretches(text, words);
      expect(cut.map((stretch) => stretch.text).join('')).toBe(text);
      expect(cut.some((stretch) => stretch.hit)).toBe(words.some((word) => plain(text).includes(word)));
    }),
    { numRuns: 2000 },
  );
});
