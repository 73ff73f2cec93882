import { expect, test } from 'vitest';

import { hasWords } from './repeated-text';

test.each([
  ['Wrote Go, and C++.', 'go', true],
  ['Wrote Go, and C++.', 'C++', true],
  ['Good code', 'Go', false],
  ['Wrote C++', 'C', false],
  ['负责蓝港公司的网站', '蓝港公司', true],
  ['Pythonを使って開発', 'Python', true],
  ['Técnica en redes', 'Tecnica', true],
  ['が', 'か', false],
])('%s contains the words %s: %s', (text, name, expected) => {
  expect(hasWords(text, name)).toBe(expected);
});
