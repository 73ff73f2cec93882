import { expect, test } from 'vitest';

import { placeOfLowCard } from './dashboard-hole';

const columns = (achievements: number, skills: number, role: number) => [
  { area: 'achievements', height: achievements, below: [] },
  { area: 'skills', height: skills, below: [] },
  { area: 'last-project', height: role, below: [] },
];
const NOWHERE = { wide: null, under: {} };

test('cards of similar heights keep their columns', () => {
  expect(placeOfLowCard(columns(400, 300, 420))).toEqual(NOWHERE);
  expect(placeOfLowCard(columns(150, 100, 220))).toEqual(NOWHERE);
  expect(placeOfLowCard([])).toEqual(NOWHERE);
});

test('two low cards share a column beside a high one', () => {
  expect(placeOfLowCard(columns(190, 180, 420))).toEqual({ wide: null, under: { achievements: 'skills' } });
  expect(placeOfLowCard(columns(420, 150, 200))).toEqual({ wide: null, under: { skills: 'last-project' } });
});

test('a single low card has a row of its own, unless it is the newest role', () => {
  expect(placeOfLowCard(columns(190, 340, 420)).wide).toBe('achievements');
  expect(placeOfLowCard(columns(400, 140, 420)).wide).toBe('skills');
  expect(placeOfLowCard(columns(400, 420, 180))).toEqual(NOWHERE);
});

test('a low card with others below it keeps its column', () => {
  const [achievements, skills, role] = columns(190, 340, 420);
  expect(placeOfLowCard([{ ...achievements!, below: ['education'] }, skills!, role!])).toEqual(NOWHERE);
});
