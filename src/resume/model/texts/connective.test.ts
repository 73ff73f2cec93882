import { expect, test } from 'vitest';

import { clauseAround } from './clause-around';
import { withoutConnective } from './connective';
import { withSentences } from './sentences';

test.each([
  ['Also, wove cloth in Go.', 'Wove cloth in Go.'],
  ['In addition, iOS looms.', 'iOS looms.'],
  ['Además, tejió telas.', 'Tejió telas.'],
  ['Além disso, teceu.', 'Teceu.'],
  ['En outre, écrit les cartes.', 'Écrit les cartes.'],
  ['Außerdem, alle Webstühle.', 'Alle Webstühle.'],
  ['また、織機を直した。', '織機を直した。'],
  ['此外，修理织机。', '修理织机。'],
  ['Also wove cloth.', 'Also wove cloth.'],
  ['Wove wool, also, silk.', 'Wove wool, also, silk.'],
  ['Besides, ', 'Besides, '],
])('%s stands alone as: %s', (sentence, alone) => {
  expect(withoutConnective(sentence)).toBe(alone);
});

test('the quotation on a card stands alone, also in another language', () => {
  expect(clauseAround('Also, wrote the planner of the mill in Go.', ['Go'])).toBe(
    'Wrote the planner of the mill in Go.',
  );
  const texts = withSentences(new Map([['Wove. Also, wrote in Go.', 'Tejió. Además, escribió en Go.']]));
  expect(texts.get('Wrote in Go.')).toBe('Escribió en Go.');
  expect(texts.get('Also, wrote in Go.')).toBe('Además, escribió en Go.');
});

test('a part of a sentence that begins with plus stands alone', () => {
  expect(withoutConnective('plus an MQTT bus for looms')).toBe('An MQTT bus for looms');
  expect(withoutConnective('Plus size looms')).toBe('Plus size looms');
});
