import { expect, test } from 'vitest';

import { readFolder } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';

import { inOneLine, roleEntries } from './resume-entries';

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

test('the address of a company is at the first of its roles', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada' },
      work: ['Site of other.example', 'Weaver'].map((position, at) => ({
        name: 'Mill',
        url: 'https://mill.example',
        position,
        startDate: `20${20 - at}`,
        endDate: `20${20 - at}`,
      })),
    },
  });
  expect(portfolio && roleEntries(portfolio, formatOf('en')).map(({ url }) => url)).toEqual([
    'https://mill.example',
    null,
  ]);
});
