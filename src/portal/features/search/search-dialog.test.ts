import { expect, test } from 'vitest';

import { firstName } from './search-dialog';

test.each([
  ['Ada Lovelace', 'Ada'],
  ['  Grace   Brewster Hopper ', 'Grace'],
  ['Prince', 'Prince'],
  ['Dr. Ada Lovelace', 'Dr. Ada Lovelace'],
  ['J. Robert Oppenheimer', 'J. Robert Oppenheimer'],
  ['Lovelace, Ada', 'Lovelace, Ada'],
  ['山田 太郎', '山田 太郎'],
])('the first name of %s is %s', (name, expected) => {
  expect(firstName(name)).toBe(expected);
});
