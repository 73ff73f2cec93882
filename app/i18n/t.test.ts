import { expect, test } from 'vitest';

import { en } from './en';
import { createT, tOf } from './t';

test('fills the gaps of a text', () => {
  expect(createT(en)('dashboard.nowAt', { title: 'CTO', company: 'A & B' })).toBe('Now CTO at A & B.');
});

test('a value that looks like a gap is not filled again', () => {
  expect(createT(en)('dashboard.welcome', { name: '{name} $&' })).toBe('Welcome to the portal of {name} $&');
});

test('an unknown language falls back to English', () => {
  expect(tOf('tlh')('shell.ok')).toBe('OK');
});

test('no text is empty, and none has a space too many', () => {
  for (const text of Object.values(en)) expect(text).toMatch(/^\S(?!.* {2}).*\S$/s);
});
