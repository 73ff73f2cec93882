import { expect, test } from 'vitest';

import { bareAddress, shortAddress } from './bare-address';

test.each([
  ['https://www.example.org/', 'www.example.org', 'example.org'],
  ['https://example.org/in/daphn%C3%A9e', 'example.org/in/daphnée', 'example.org/in/daphnée'],
  ['http://example.org/100%', 'example.org/100%', 'example.org/100%'],
])('shows %s as %s, and as %s in little space', (url, bare, short) => {
  expect(bareAddress(url)).toBe(bare);
  expect(shortAddress(url)).toBe(short);
});
