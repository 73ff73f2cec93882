import { expect, test } from 'vitest';

import { levelShare, levelSteps } from './skill-levels';

test.each([
  ['85%', [], 0.85],
  ['8/10', [], 0.8],
  ['4', ['4', '5'], 0.8],
  ['4', ['9'], 0.4],
  ['60', ['60'], 0.6],
  ['4.5', ['5'], 0.9],
  ['Expert', [], null],
  ['12/10', [], null],
])('the level %s among %j is %s', (level, levels, share) => {
  expect(levelShare(level, levels)).toBe(share);
});

test.each([
  ['Beginner', 1],
  ['Intermedio', 2],
  ['Avançado', 3],
  ['Master', 4],
  ['Mid-Senior', 3],
  ['Mid-Junior', 2],
  ['Junior', 1],
  ['junior to mid', 2],
  ['Mid', 2],
  ['Senior', 4],
  ['上級', 3],
  ['Very experienced', 4],
  ['Experienced', 3],
  ['Slightly experienced', 1],
  ['Very basic', 1],
  ['since 2010', null],
])('the level %s takes %s steps of four', (level, steps) => {
  expect(levelSteps(level)).toBe(steps);
});
