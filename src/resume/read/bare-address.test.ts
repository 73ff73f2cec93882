import { expect, test } from 'vitest';

import { bareAddress, shortAddress } from './bare-address';

test.each([
  ['https://www.example.org/', 'www.example.org', 'example.org'],
  ['https://example.org/in/daphn%C3%A9e', 'example.org/in/daphnée', 'example.org/in/daphnée'],
  ['http://example.org/100%', 'example.org/100%', 'example.org/100%'],
])('%s is shown as %s, or %s where there is little room', (url, bare, short) => {
  expect(bareAddress(url)).toBe(bare);
  expect(shortAddress(url)).toBe(short);
});
