import { expect, test } from 'vitest';

import { bareAddress, lineAddress, shortAddress } from './bare-address';

test.each([
  ['https://www.example.org/', 'www.example.org', 'example.org'],
  ['https://example.org/in/daphn%C3%A9e', 'example.org/in/daphnée', 'example.org/in/daphnée'],
  ['http://example.org/100%', 'example.org/100%', 'example.org/100%'],
])('shows %s as %s, and as %s in little space', (url, bare, short) => {
  expect(bareAddress(url)).toBe(bare);
  expect(shortAddress(url)).toBe(short);
});

test.each([
  ['https://loom.example/ada?s=08', 'loom.example/ada'],
  ['https://loom.example/ada/?igsh=MTAx&utm_source=qr', 'loom.example/ada'],
  ['https://loom.example/ada?utm_source=a&utm_medium=b&id=5#top', 'loom.example/ada?id=5#top'],
  ['https://loom.example/ada?id=5&usp=sharing', 'loom.example/ada?id=5'],
  ['https://loom.example/find?s=looms&isi=4', 'loom.example/find?s=looms&isi=4'],
])('shows %s without what follows a visitor', (url, short) => {
  expect(shortAddress(url)).toBe(short);
});

test('an address that is too long for a line is shown as its site', () => {
  expect(lineAddress('https://www.looms.example/ada')).toBe('www.looms.example/ada');
  expect(lineAddress(`https://www.looms.example/${'silk/'.repeat(8)}`)).toBe('looms.example');
});
