import { expect, test } from 'vitest';

import { spelledOutEmail } from './spelled-out-email';

test.each([
  ['ada[at]example.org', 'ada@example.org'],
  ['ada.byron (at) looms (dot) example', 'ada.byron@looms.example'],
  ['ada at looms dot example dot org', 'ada@looms.example.org'],
  ['ada(@at)looms(.dot)example', 'ada@looms.example'],
  ['ada[@]looms[.]example', 'ada@looms.example'],
  ['ada[a]example.org', 'ada@example.org'],
  ['ada@example.org', null],
  ['write to me at home', null],
])('%s is %s', (text, address) => {
  expect(spelledOutEmail(text)).toBe(address);
});
