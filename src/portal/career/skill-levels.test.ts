import { expect, test } from 'vitest';

import { levelShare } from './featured-skills';

test.each([
  ['85%', [], 0.85],
  ['8/10', [], 0.8],
  ['4', ['4', '5'], 0.8],
  ['4.5', ['5'], 0.9],
  ['Expert', [], null],
  ['12/10', [], null],
])('the level %s among %j is %s', (level, levels, share) => {
  expect(levelShare(level, levels)).toBe(share);
});
