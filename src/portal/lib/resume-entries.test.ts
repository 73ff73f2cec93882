import { expect, test } from 'vitest';

import { inOneLine } from './resume-entries';

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
