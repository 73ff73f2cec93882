import { expect, test } from 'vitest';

import { wordsIn } from './vite-words';

test('words named in full, and those of a family', () => {
  expect(wordsIn("t('shell.ok')")).toEqual({ 'shell.ok': 'OK' });
  expect(Object.keys(wordsIn('t(`support.${field}`)'))).toContain('support.message');
  expect(Object.keys(wordsIn('t(`${slug}.label`)'))).toContain('experience.label');
  expect(wordsIn("const file = 'no.word'; const other = `${a}${b}`;")).toEqual({});
});
