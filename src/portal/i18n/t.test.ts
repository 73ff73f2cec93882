import { expect, test } from 'vitest';

import { languages } from '~/portal/lib/languages';

import { catalogueOf } from './catalogues';
import { en } from './en';
import { createT, tOf } from './t';

test('fills the gaps of a text', () => {
  expect(createT(en, 'en')('dashboard.nowAt', { title: 'CTO', company: 'A & B' })).toBe(
    'Currently CTO at A & B.',
  );
});

test('a value that looks like a gap is not filled again', () => {
  expect(createT(en, 'en')('dashboard.welcome', { name: '{name} $&' })).toBe(
    'Welcome to the portal of {name} $&',
  );
});

test('a language without a catalogue is told by name', () => {
  expect(() => tOf('tlh')).toThrow('There are no texts of the language "tlh".');
});

test.each(languages.map(({ code }) => code))(
  '%s: no text is empty, and none has a space too many',
  (code) => {
    for (const text of Object.values(catalogueOf(code))) expect(text).toMatch(/^\S(?:(?!.* {2}).*\S)?$/s);
  },
);
