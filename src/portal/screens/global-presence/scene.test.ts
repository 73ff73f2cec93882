import { expect, test } from 'vitest';

import { firstYear, sceneOf, yearIn } from './scene';

/** Place 0, then 1, then 0 again, then 2; nothing from 2016 on until 2018. Place 3 has no dates. */
const JOURNEY = {
  first: 2000,
  last: 2020,
  isOver: false,
  stays: [
    { place: 0, from: 2000, until: 2005 },
    { place: 1, from: 2005, until: 2010 },
    { place: 0, from: 2010, until: 2015 },
    { place: 2, from: 2018, until: 2020 },
  ],
  arcs: [
    {
      path: 'M0,0L1,1',
      moves: [
        { from: 0, to: 1, year: 2005 },
        { from: 1, to: 0, year: 2010 },
      ],
    },
    { path: 'M0,0L2,2', moves: [{ from: 0, to: 2, year: 2018 }] },
  ],
};

const at = (year: number | null, chosen: number | null = null) => {
  const { current, later, arcs } = sceneOf(JOURNEY, year, chosen);
  return { current, later: [...later], arcs: arcs.map(({ to, isLater }) => (isLater ? null : to)) };
};

test('shows the places and arcs until a year, and the place of work', () => {
  expect(at(2000)).toEqual({ current: { place: 0, since: 2000 }, later: [1, 2], arcs: [null, null] });
  expect(at(2005)).toEqual({ current: { place: 1, since: 2005 }, later: [2], arcs: [1, null] });
  expect(at(2017)).toEqual({ current: null, later: [2], arcs: [0, null] });
  expect(at(null)).toEqual({ current: { place: 2, since: 2018 }, later: [], arcs: [0, 2] });
  expect(sceneOf({ ...JOURNEY, isOver: true }, null, null)).toMatchObject({ current: null });
  expect(sceneOf(null, null, 3)).toMatchObject({ chosen: 3, current: null, arcs: [] });
});

test('reads years that hide a part of the career', () => {
  expect(['2000', '2019'].map((text) => yearIn(text, JOURNEY))).toEqual([2000, 2019]);
  for (const text of ['', '1999', '2020', '2e3', '02010', 'x']) expect(yearIn(text, JOURNEY)).toBeNull();
  expect(yearIn('2010', null)).toBeNull();
  expect([0, 1, 3, null].map((place) => firstYear(JOURNEY, place))).toEqual([2000, 2005, null, null]);
});
