import { expect, test } from 'vitest';

import { isFile, isFilePath } from './file-path';

test.each([
  '/public/docs/certificate-1.jpeg',
  './assets/logo.png',
  '../looms',
  'img/foo.svg',
  'assets\\img\\loom.png',
  '/certificates/Weaver (2).pdf',
  '/uploads/looms',
])('the path of a file: %s', (text) => {
  expect(isFilePath(text)).toBe(true);
});

test.each([
  'https://ada.example/loom.png',
  'ada.example/cv.pdf',
  'Looms/cards',
  '/r/weaving',
  'See docs/loom.pdf',
  'Loom.js',
  'ASP.NET',
  '12/2020',
])('no path of a file: %s', (text) => {
  expect(isFile(text)).toBe(false);
});

test('the name of a file alone may be a name', () => {
  expect([isFile('loom.svg'), isFilePath('loom.svg')]).toEqual([true, false]);
});
