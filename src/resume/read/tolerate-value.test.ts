import { expect, test } from 'vitest';

import { spanOfText } from './tolerate-date';
import { tolerateValue } from './tolerate-value';

test.each([
  ['2022-04-now', { startDate: '2022-04', endDate: 'now' }],
  ['2020-01-2021-03', { startDate: '2020-01', endDate: '2021-03' }],
  ['2012-2015', { startDate: '2012', endDate: '2015' }],
  ['2020-01-15', null],
])('a period in one text: %s', (text, span) => {
  expect(spanOfText(text)).toEqual(span);
});

test('removes the marks of lists from items', () => {
  const highlights = [
    '- Built the mill',
    '• • Sold cloth',
    '○ Spun wool',
    '–5 °C in winter',
    '* **Loud** looms',
    '-- \n- a\n- b',
  ];
  expect(tolerateValue(highlights, 'texts', ['work', 0, 'highlights'], () => undefined)).toEqual([
    'Built the mill',
    'Sold cloth',
    'Spun wool',
    '–5 °C in winter',
    '* **Loud** looms',
    '-- \n- a\n- b',
  ]);
});
