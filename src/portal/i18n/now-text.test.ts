import { expect, test } from 'vitest';

import { nowText } from './now-text';
import { tOf } from './t';

const isForeign = false;

test('the company is named where the title does not name it', () => {
  expect(nowText(tOf('en'), { title: 'Engineer', company: 'Acme', isForeign })).toBe(
    'Currently Engineer at Acme.',
  );
  expect(nowText(tOf('en'), { title: 'Engineer at Acme', company: null, isForeign })).toBe(
    'Currently Engineer at Acme.',
  );
});

test('no sentence stands around words of a language that the portal does not have', () => {
  expect(nowText(tOf('en'), { title: 'Inżynier', company: 'Krosno', isForeign: true })).toBe(
    'Inżynier · Krosno',
  );
});
