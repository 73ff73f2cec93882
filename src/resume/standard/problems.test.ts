import { expect, test } from 'vitest';

import { counted, didYouMean, nearest, plural } from './problems';

test.each([
  ['wrok', ['work', 'skills'], 'work'],
  ['brand-colour', ['brandColor', 'title'], 'brandColor'],
  ['C', ['c', 'java'], 'c'],
  ['zz', ['a', 'bb'], null],
  ['go', ['c', 'r'], null],
  ['cat', ['cow'], null],
  ['zz', [], null],
])('%s of %j means %s', (word, known, expected) => expect(nearest(word, known)).toBe(expected));

test('suggests nothing without a similar name', () => expect(didYouMean('zz', ['a'])).toBe(''));

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
