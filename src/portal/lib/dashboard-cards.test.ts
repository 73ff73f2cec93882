import { expect, test } from 'vitest';

import type { Portfolio } from '~/resume/model/portfolio';

import { filledRow, furtherCards, languagesOnce, REQUIRED } from './dashboard-cards';

const format = { period: () => '2024', tenure: () => '', percent: () => '', grade: () => '', colon: ':' };
const NOTHING = {
  education: [],
  certificates: [],
  volunteering: [],
  languages: [],
  publications: [],
  interests: [],
  achievements: [],
  lastProject: null,
};
const LITTLE = {
  ...NOTHING,
  education: [{ id: 'e', institution: 'School', area: 'Law', studyType: null, period: null }],
  languages: [
    { language: 'Irish', fluency: 'Native' },
    { language: 'Welsh', fluency: null },
  ],
  interests: [{ id: 'i', name: 'Chess', keywords: ['Endgames'] }],
} as unknown as Portfolio;

const NONE: typeof REQUIRED = new Set();

const rowOf = (heights: readonly number[], required: typeof REQUIRED) =>
  filledRow(
    Object.fromEntries(heights.map((height, at) => [`card ${at + 1}`, height])),
    furtherCards(LITTLE, format),
    required,
  );

/** The sections that complete a row of cards with these heights, and those below. */
function filled(...heights: number[]) {
  const row = rowOf(heights, NONE);
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
  const one = { ...LITTLE, languages: LITTLE.languages.slice(0, 1) };
  expect(furtherCards(one, format).map(({ section }) => section)).toEqual(['education', 'interests']);
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
    filledRow({ one: 500, two: height, three: 500 }, cards, NONE).below['two']?.[0]?.entries.length;
  expect(shown(100)).toBe(5);
  expect(shown(260)).toBe(3);
  expect(shown(370)).toBeUndefined();
});

test('a card tells how many entries it does not show, and shows a single one', () => {
  const interests = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `i${at}`, name: `Loom ${at}`, keywords: ['Silk'] }));
  const cardsOf = (count: number) =>
    furtherCards({ ...NOTHING, interests: interests(count) } as unknown as Portfolio, format);
  const counted = ({ entries, more }: (typeof cards)[number]) => [entries.length, more];
  const cards = cardsOf(7);
  expect(cards.map(counted)).toEqual([[5, 2]]);
  expect(cardsOf(6).map(counted)).toEqual([[6, undefined]]);
  const below = (count: number, height: number) =>
    filledRow({ one: 500, two: height, three: 500 }, cardsOf(count), NONE).below['two']?.map(counted);
  expect(below(7, 100)).toEqual([[5, 2]]);
  expect(below(7, 260)).toEqual([[3, 4]]);
  expect(below(4, 260)).toEqual([[4, undefined]]);
});

test('a required card is below the lowest column if it fits there, else in a second row', () => {
  expect(rowOf([400, 280, 380], REQUIRED).below['card 2']?.map(({ section }) => section)).toEqual([
    'education',
  ]);
  expect(rowOf([400, 380, 390], REQUIRED)).toMatchObject({
    further: [],
    below: {},
    more: [{ section: 'education' }],
  });
});

test('an entry has title and facts without repetition', () => {
  expect(furtherCards(LITTLE, format).map(({ entries }) => entries[0])).toEqual([
    { id: 'e', title: 'Law', facts: 'School · 2024' },
    { id: 'languages', title: 'Irish', facts: 'Native' },
    { id: 'i', title: 'Chess', facts: 'Endgames' },
  ]);
});

test('an entry among the key achievements and the last project are not repeated in a card', () => {
  const portfolio = {
    ...LITTLE,
    certificates: [{ id: 'c', name: 'Diploma', issuer: null, date: null }],
    publications: [{ id: 'p', name: 'Loom', publisher: null, date: null }],
    achievements: [{ title: 'Diploma' }],
    lastProject: { kind: 'project', title: 'Loom' },
  } as unknown as Portfolio;
  const sections = furtherCards(portfolio, format).map(({ section }) => section);
  expect(sections).toEqual(['education', 'languages', 'interests']);
});

test('languages among the figures have a card only where the row is not complete', () => {
  const cards = furtherCards(LITTLE, format);
  const sections = (stats: readonly string[], ...areas: string[]) =>
    languagesOnce(
      cards,
      stats.map((measure) => ({ measure })) as unknown as Portfolio['stats'],
      Object.fromEntries(areas.map((area) => [area, 300])),
    ).map(({ section }) => section);
  expect(sections(['languages'], 'skills')).toEqual(['education', 'interests']);
  expect(sections(['languages'])).toEqual(['education', 'languages', 'interests']);
  expect(sections(['years'], 'skills')).toEqual(['education', 'languages', 'interests']);
});

test('a study whose grade says that it is incomplete says so', () => {
  const [school] = LITTLE.education;
  const cards = furtherCards(
    { ...LITTLE, education: [{ ...school, score: 'Incomplete' }] } as unknown as Portfolio,
    format,
  );
  expect(cards[0]?.entries[0]?.facts).toBe('School · 2024 · Incomplete');
});

test('a degree is among the studies of the card, although many courses stand before it', () => {
  const [school] = LITTLE.education;
  const shown = (...studies: string[]) => {
    const education = studies.map((studyType) => ({ ...school, id: studyType, area: null, studyType }));
    return furtherCards({ ...NOTHING, education } as unknown as Portfolio, format)[0]?.entries.map(
      ({ title }) => title,
    );
  };
  const courses = ['Dyes 7', 'Dyes 6', 'Dyes 5', 'Dyes 4', 'Dyes 3', 'Dyes 2', 'Dyes 1'];
  const first = courses.slice(0, 4);
  expect(shown(...courses, 'Bachelor of Looms', 'BSc')).toEqual([...first, 'Bachelor of Looms']);
  expect(shown(...courses, 'DEA')).toEqual([...first, 'DEA']);
  expect(shown(...first, 'BSc', ...courses)).toEqual([...first, 'BSc']);
  expect(shown(...courses)).toEqual(courses.slice(0, 5));
});

test('the studies are in a second row if a column has no space for all of them', () => {
  const school = { ...LITTLE.education[0], institution: 'School' };
  const education = ['Law', 'Art', 'Music'].map((area) => ({ ...school, id: area, area }));
  const cards = furtherCards({ ...NOTHING, education } as unknown as Portfolio, format);
  const rowWith = (lowest: number) => filledRow({ one: 500, two: lowest, three: 480 }, cards, REQUIRED);
  expect(rowWith(330).more.map(({ entries }) => entries.length)).toEqual([3]);
  expect(rowWith(150).below['two']?.map(({ entries }) => entries.length)).toEqual([3]);
});
