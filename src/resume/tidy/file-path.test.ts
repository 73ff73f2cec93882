import { expect, test } from 'vitest';

import { isFile, isFilePath } from './file-path';
import { readFolder } from '../read/folder-for-test';

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

test('shows no paths of files, with a warning each', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      certificates: [
        { name: 'Weaver', proof: '/public/docs/certificate-1.jpeg', summary: '/docs/weaver.pdf' },
      ],
      projects: [
        { name: 'Loom', badge: './assets/logo.png', papers: ['A history of looms', 'pdf/loom.pdf'] },
      ],
      talks: [
        { title: 'On looms', poster: 'img/foo.svg' },
        { title: '/talks/mills.pdf', city: 'Turin' },
      ],
    },
  });
  expect(portfolio?.certificates[0]).toMatchObject({ summary: null, properties: [] });
  expect(portfolio?.projects[0]?.properties).toEqual([{ label: 'Papers', values: ['A history of looms'] }]);
  expect(portfolio?.otherSections[0]?.entries).toMatchObject([
    { title: 'On looms', properties: [] },
    { title: null, properties: [{ label: 'City', values: ['Turin'] }] },
  ]);
  const told = warnings.join('\n');
  for (const field of ['certificates[0].proof', 'certificates[0].summary', 'projects[0].badge'])
    expect(told).toContain(field);
  expect(told).toMatch(/papers\[1\] and 2 more.*: the path of a file; no page shows it/);
});
