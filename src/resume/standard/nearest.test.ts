import { expect, test } from 'vitest';

import { didYouMean, nearest } from './problems';

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
