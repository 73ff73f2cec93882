import { expect, test } from 'vitest';

import { plainBlocks } from './rich-text';

test.each([
  ['a deeply indented list', 'Loom\n    - Wove silk\n    - Carded wool'],
  ['an indented list below an empty line', 'Loom\n\n\t- Wove silk\n\t- Carded wool'],
  ['no-break spaces', 'Loom\n-\u00A0Wove silk\n•\u00A0Carded wool'],
  ['no spaces', 'Loom\n-Wove silk\n-Carded wool'],
  ['long dashes', 'Loom\n— Wove silk\n— Carded wool'],
  ['signs of other programs', 'Loom\n➢ Wove silk\n■ Carded wool'],
])('reads %s as a list', (_, text) => {
  expect(plainBlocks(text)).toEqual(['Loom', ['Wove silk', 'Carded wool']]);
});

test('a line that announces the list below it is no part of the list above it', () => {
  expect(plainBlocks('Loom:\n- Wove silk\nMill:\n- Carded wool')).toEqual([
    'Loom:',
    ['Wove silk'],
    'Mill:',
    ['Carded wool'],
  ]);
});

test.each(['“She weaves.”\n— Mary', '-5 °C in the mill\n-3 °C in the yard', '- Wove silk\n    - By hand'])(
  'keeps what is no such list: %j',
  (text) => {
    expect(plainBlocks(text).flat()).toEqual(text.startsWith('- ') ? ['Wove silk', 'By hand'] : [text]);
  },
);
