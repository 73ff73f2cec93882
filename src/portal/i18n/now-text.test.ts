import { expect, test } from 'vitest';

import { nowText } from './now-text';
import { tOf } from './t';

const isForeign = false;

test('adds the company unless the title contains it', () => {
  expect(nowText(tOf('en'), { title: 'Engineer', company: 'Acme', isForeign })).toBe(
    'Currently Engineer at Acme.',
  );
  expect(nowText(tOf('en'), { title: 'Engineer at Acme', company: null, isForeign })).toBe(
    'Currently Engineer at Acme.',
  );
});

test('uses no sentence around a title in another language', () => {
  expect(nowText(tOf('en'), { title: 'Inżynier', company: 'Krosno', isForeign: true })).toBe(
    'Inżynier · Krosno',
  );
});
