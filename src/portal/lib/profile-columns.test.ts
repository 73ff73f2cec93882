import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { formatOf } from '../i18n/format';
import type { ElementTree } from './element-tree';
import { profileSlice } from './profile';
import { balanced, isMuchHigher } from './profile-columns';

/** A card with as many entries of a heading and two lines each. */
const card = (section: string, entries: number) => ({
  section,
  title: section,
  tree: [
    [
      'ul',
      { 'data-entries': '' },
      ...Array.from({ length: entries }, (_, at): ElementTree => [
        'li',
        { id: `${section}-${at}` },
        ['h3', null, `Entry ${at}`],
        ['p', null, 'text '.repeat(20)],
      ]),
    ],
  ] satisfies ElementTree[],
});

const arrangement = (...cards: ReturnType<typeof card>[]) =>
  balanced(cards).map(({ section, tree }) =>
    JSON.stringify(tree).includes('spread') ? `${section}, spread` : section,
  );

test('cards that make two equal columns keep their order', () => {
  expect(
    arrangement(card('skills', 3), card('education', 4), card('awards', 2), card('interests', 1)),
  ).toEqual(['skills', 'education', 'awards', 'interests']);
});

test('a short card beside a tall one has further cards below it', () => {
  expect(arrangement(card('education', 3), card('awards', 8), card('interests', 5))).toEqual([
    'education',
    'interests',
    'awards',
  ]);
});

test('a card higher than all others together spans the columns below them', () => {
  expect(arrangement(card('education', 2), card('publications', 12), card('interests', 1))).toEqual([
    'education',
    'interests',
    'publications, spread',
  ]);
  expect(arrangement(card('skills', 3), card('publications', 12), card('interests', 1))).toEqual([
    'skills',
    'publications, spread',
    'interests, spread',
  ]);
  expect(
    arrangement(card('education', 3), card('software', 18), card('publications', 40), card('interests', 3)),
  ).toEqual(['education', 'interests', 'software, spread', 'publications, spread']);
  expect(arrangement(card('publications', 12))).toEqual(['publications']);
  expect(arrangement()).toEqual([]);
});

test('a position that is much higher than the languages stands above them', () => {
  const isStacked = (highlight: string, languages: number) => {
    const { portfolio } = readFolder({
      'resume.json': {
        basics: { name: 'Ada' },
        work: [
          {
            name: 'Mill',
            position: 'Weaver',
            startDate: '2020',
            highlights: [1, 2, 3].map((at) => `${at} ${highlight}`),
          },
        ],
        languages: Array.from({ length: languages }, (_, at) => ({ language: `Language ${at}` })),
      },
    });
    if (!portfolio) throw new Error('The résumé was not read.');
    return isMuchHigher(profileSlice(portfolio, formatOf('en')));
  };
  const long = 'Wove cloth for the whole valley. '.repeat(4);
  expect(isStacked(long, 2)).toBe(true);
  expect(isStacked(long, 7)).toBe(false);
  expect(isStacked(long, 0)).toBe(false);
  expect(isStacked('Wove cloth.', 1)).toBe(false);
});
