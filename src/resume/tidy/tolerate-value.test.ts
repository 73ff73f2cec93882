import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { spanOfText } from './tolerate-date';
import { tolerateValue } from './tolerate-value';

test.each([
  ['2022-04-now', { startDate: '2022-04', endDate: 'now' }],
  ['2020-01-2021-03', { startDate: '2020-01', endDate: '2021-03' }],
  ['2012-2015', { startDate: '2012', endDate: '2015' }],
  ['2020-01-15', null],
])('a period in one text: %s', (text, span) => {
  expect(spanOfText(text)).toEqual(span);
});

test('removes the marks of lists from items', () => {
  const highlights = [
    '- Built the mill',
    '• • Sold cloth',
    '○ Spun wool',
    '–5 °C in winter',
    '* **Loud** looms',
    '-- \n- a\n- b',
  ];
  expect(tolerateValue(highlights, 'texts', ['work', 0, 'highlights'], () => undefined)).toEqual([
    'Built the mill',
    'Sold cloth',
    'Spun wool',
    '–5 °C in winter',
    '* **Loud** looms',
    '-- \n- a\n- b',
  ]);
});

test('keywords may be named with their icons, and an e-mail address is no website', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', profiles: [{ network: 'Email', url: 'ada@mill.example' }] },
      projects: [
        { name: 'Loom', keywords: { Docker: 'simple-icons:docker', Git: 'simple-icons:git' } },
        { name: 'Shuttle', url: 'ada@mill.example' },
      ],
    },
  });
  expect(portfolio?.projects[0]?.keywords).toEqual(['Docker', 'Git']);
  expect([portfolio?.owner.profiles, portfolio?.owner.email]).toEqual([[], 'ada@mill.example']);
  expect(portfolio?.projects[1]?.url ?? '').not.toMatch(/^https/);
});

test('a town with its state and postal code is the place of the owner', () => {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron', location: { address: 'Richmond, VA 23223' } } },
  });
  expect(portfolio?.places).toMatchObject([{ city: 'Richmond' }]);
});

test('a course with a link is a highlight, which has Markdown', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      education: [
        {
          institution: 'School',
          courses: ['Weaving', "Thesis, <a href='https://theses.example/1'>here</a>."],
        },
      ],
    },
  });
  expect(portfolio?.education).toMatchObject([
    { courses: ['Weaving'], highlights: ['Thesis, [here](https://theses.example/1).'] },
  ]);
});

test('names fields that no page shows before the guesses', () => {
  const { warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', url: 'ada.example' },
      work: [{ name: 'Mill', url: 'mill.example', location: { city: 'Leeds', quarter: 'Holbeck' } }],
      looms: 7,
    },
  });
  const kinds = warnings.flatMap(
    (warning) => /looms: |quarter: |an address without "https:\/\/"/.exec(warning)?.[0] ?? [],
  );
  expect(kinds).toEqual(['quarter: ', 'looms: ', 'an address without "https://"']);
});
