import { expect, test } from 'vitest';

import type { Portfolio } from '~/resume/read/portfolio';

import { filledRow, furtherCards } from './dashboard-cards';

const format = { period: () => '2024', tenure: () => '', percent: () => '', grade: () => '' };
const NOTHING = {
  education: [],
  certificates: [],
  volunteering: [],
  languages: [],
  publications: [],
  interests: [],
  achievements: [],
};
const LITTLE = {
  ...NOTHING,
  education: [{ id: 'e', institution: 'School', area: 'Law', studyType: null, period: null }],
  languages: [{ language: 'Irish', fluency: 'Native' }],
  interests: [{ id: 'i', name: 'Chess', keywords: ['Endgames'] }],
} as unknown as Portfolio;

/** The sections that complete a row of cards with these heights, and those below. */
function filled(...heights: number[]) {
  const row = filledRow(
    Object.fromEntries(heights.map((height, at) => [`card ${at + 1}`, height])),
    furtherCards(LITTLE, format),
  );
  const sections = (cards: typeof row.further) => cards.map(({ section }) => section);
  return {
    further: sections(row.further),
    below: Object.fromEntries(Object.entries(row.below).map(([area, cards]) => [area, sections(cards)])),
  };
}

test('other sections fill the row and no more', () => {
  expect(filled()).toEqual({ further: ['education', 'languages', 'interests'], below: {} });
  expect(filled(400).further).toEqual(['education', 'languages']);
  expect(filled(100, 100)).toEqual({ further: ['education'], below: {} });
  expect(filled(400, 400, 400)).toEqual({ further: [], below: {} });
  expect(furtherCards(NOTHING, format)).toEqual([]);
});

test('a column much lower than the highest has further cards below it', () => {
  expect(filled(430, 250, 420)).toEqual({ further: [], below: { 'card 2': ['education'] } });
  expect(filled(600, 250, 380).below).toEqual({
    'card 2': ['education', 'languages'],
    'card 3': ['interests'],
  });
  expect(filled(400, 240, 380).below).toEqual({});
  expect(filled(500, 480)).toEqual({
    further: ['education'],
    below: { education: ['languages', 'interests'] },
  });
});

test('a further card has as many entries as its column has space for', () => {
  const entries = Array.from({ length: 5 }, (_, at) => ({
    id: `c${at}`,
    title: `Diploma ${at}`,
    facts: 'School',
  }));
  const cards = [{ section: 'certificates' as const, entries }];
  const shown = (height: number) =>
    filledRow({ one: 500, two: height, three: 500 }, cards).below['two']?.[0]?.entries.length;
  expect(shown(100)).toBe(5);
  expect(shown(260)).toBe(3);
  expect(shown(370)).toBeUndefined();
});

test('an entry has title and facts without repetition', () => {
  expect(furtherCards(LITTLE, format).map(({ entries }) => entries[0])).toEqual([
    { id: 'e', title: 'Law', facts: 'School · 2024' },
    { id: 'languages', title: 'Irish', facts: 'Native' },
    { id: 'i', title: 'Chess', facts: 'Endgames' },
  ]);
});

test('an entry among the key achievements is not repeated in a card', () => {
  const portfolio = {
    ...LITTLE,
    certificates: [{ id: 'c', name: 'Diploma', issuer: null, date: null }],
    achievements: [{ title: 'Diploma' }],
  } as unknown as Portfolio;
  expect(furtherCards(portfolio, format).map(({ section }) => section)).not.toContain('certificates');
});
