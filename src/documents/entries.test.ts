import { expect, test } from 'vitest';

import { headedLine, inOneLine } from './entries';

test.each([
  ['Weaving by cards\nSpinning\nCarding', 'Weaving by cards; Spinning; Carding'],
  ['Wove wool.\nSpun silk.', 'Wove wool.\nSpun silk.'],
  ['- Wool\n- Silk', 'Wool; Silk'],
  ['We sell:\n\n- wool.\n- silk\n\nAsk us.', 'We sell: wool; silk; Ask us.'],
  ['Wove wool.\n\nSpun silk.', 'Wove wool.\n\nSpun silk.'],
  ['Weaving', 'Weaving'],
])('lines without punctuation become a list in a line: %j', (text, line) => {
  expect(inOneLine(text)).toBe(line);
});

test.each([
  ['Looms of the Mill Co.', 'Looms of the Mill Co.'],
  ['Looms of the old Abt.', 'Looms of the old Abt.'],
  ['Looms of the valley.', 'Looms of the valley'],
])('a name before a text keeps the full stop of an abbreviation: %j', (name, shown) => {
  expect(headedLine({ name, text: 'Oak', url: null }).name).toBe(shown);
  expect(headedLine({ name, text: '', url: null }).name).toBe(name);
});
