import { expect, test } from 'vitest';

import { plainNameOf } from './resume';

test.each([
  ['**Weaver** of *fine* cloth', 'Weaver of fine cloth'],
  ['6A*, 4A, 2D* (GCSE)', '6A*, 4A, 2D* (GCSE)'],
  ['[Mill](https://mill.example) – /', 'Mill'],
])('a name has no Markdown, and its own asterisks: %s', (written, plain) => {
  expect(plainNameOf(written)).toBe(plain);
});
