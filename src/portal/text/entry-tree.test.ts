import { expect, test } from 'vitest';

import { isShortList } from './entry-tree';

test.each([
  [['architect', '.net', 'delphi'], true],
  [['Led the team', 'Wrote docs'], false],
  [['Led the team', 'Wrote docs', 'Taught weavers'], true],
  [['設計', '開発', '運用'], true],
  [['developer'], false],
  [[], false],
])('%j is a list of keywords: %s', (items, expected) => {
  expect(isShortList(items)).toBe(expected);
});
