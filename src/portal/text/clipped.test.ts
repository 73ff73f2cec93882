import { expect, test } from 'vitest';

import { nameList } from './clipped';

test('separates names that contain commas by semicolons', () => {
  expect(nameList(['Looms', 'Cards'])).toBe('Looms, Cards');
  expect(nameList(['Looms', 'Cards, old and new'])).toBe('Looms; Cards, old and new');
});
