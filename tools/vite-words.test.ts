import { expect, test } from 'vitest';

import { shortNames, wordsIn } from './vite-words';

test('words named in full, and those of a family', () => {
  expect(wordsIn("t('shell.ok')")).toEqual(['shell.ok']);
  expect(wordsIn('t(`support.${field}`)')).toContain('support.message');
  expect(wordsIn('t(`${slug}.label`)')).toContain('experience.label');
  expect(wordsIn("const file = 'no.word'; const other = `${a}${b}`;")).toEqual([]);
});

test('a word of a family keeps its name, every other one gets a short one of its own', () => {
  const short = shortNames(["t('shell.ok')", 't(`${slug}.label`)']);
  expect(short.has('experience.label')).toBe(false);
  expect(short.get('shell.ok')).toMatch(/^_[0-9a-z]{1,2}$/);
  expect(new Set(short.values()).size).toBe(short.size);
});
