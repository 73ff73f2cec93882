import { expect, test } from 'vitest';

import { nowText } from './now-text';
import { tOf } from './t';

test('the company is named where the title does not name it', () => {
  expect(nowText(tOf('en'), { title: 'Engineer', company: 'Acme' })).toBe('Currently Engineer at Acme.');
  expect(nowText(tOf('en'), { title: 'Engineer at Acme', company: null })).toBe(
    'Currently Engineer at Acme.',
  );
});
