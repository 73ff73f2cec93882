import { expect, test } from 'vitest';

import { counted, plural } from './problems';

test('a number has the English form of its noun', () => {
  expect([0, 1, 2, 21].map((count) => counted(count, 'entry', 'entries'))).toEqual([
    '0 entries',
    '1 entry',
    '2 entries',
    '21 entries',
  ]);
  expect(counted(3, 'message')).toBe('3 messages');
  expect(plural(1, 'is', 'are')).toBe('is');
});
