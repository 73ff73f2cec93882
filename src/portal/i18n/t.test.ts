import { expect, test } from 'vitest';

import { languages } from '~/portal/addresses/languages';

import { catalogueOf } from './catalogues';
import en from './en.json' with { type: 'json' };
import { createT } from './t';

test('fills in the placeholders of a text', () => {
  expect(createT(en, 'en')('global-presence.since', { year: '2020', place: 'A & B' })).toBe(
    'Since 2020: A & B',
  );
});

test('does not fill in placeholders within a value', () => {
  expect(createT(en, 'en')('profile.photo', { name: '{name} $&' })).toBe('Portrait of {name} $&');
});

test.each(languages.map(({ code }) => code))('%s: no text is empty or has extra spaces', (code) => {
  for (const text of Object.values(catalogueOf(code))) expect(text).toMatch(/^\S(?:(?!.* {2}).*\S)?$/s);
});
