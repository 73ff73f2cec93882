import { expect, test } from 'vitest';

import type { Portfolio } from '~/resume/read/portfolio';

import { furtherCards } from './dashboard-cards';

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

test('other sections fill the row and no more', () => {
  const sections = (cards: number) => furtherCards(LITTLE, format, cards).map(({ section }) => section);
  expect(sections(0)).toEqual(['education', 'languages', 'interests']);
  expect(sections(2)).toEqual(['education']);
  expect(sections(3)).toEqual([]);
  expect(furtherCards(NOTHING, format, 0)).toEqual([]);
});

test('an entry has title and facts without repetition', () => {
  expect(furtherCards(LITTLE, format, 0).map(({ entries }) => entries[0])).toEqual([
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
  expect(furtherCards(portfolio, format, 2).map(({ section }) => section)).toEqual(['education']);
  expect(furtherCards(portfolio, format, 0).map(({ section }) => section)).not.toContain('certificates');
});
