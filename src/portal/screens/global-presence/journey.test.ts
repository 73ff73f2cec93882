import { describe, expect, test } from 'vitest';

import { arcPath, journeyOf } from './journey';
import { coordinatesOf, WORLD_PX, type Coordinates } from './mercator';

const CITIES = {
  madrid: { latitude: 40.4168, longitude: -3.7038 },
  dallas: { latitude: 32.7767, longitude: -96.797 },
  london: { latitude: 51.5074, longitude: -0.1278 },
  newYork: { latitude: 40.7128, longitude: -74.006 },
  tokyo: { latitude: 35.6895, longitude: 139.6917 },
  sanFrancisco: { latitude: 37.7749, longitude: -122.4194 },
} as const;
const EARTH_KM = 6371;

/** The distance by the haversine formula. */
function kilometres(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const turn =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(turn));
}

/** The points of each part of an arc. */
const partsOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((part) =>
      part.split('L').map((point) => {
        const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number);
        return { x, y };
      }),
    );

/** The length of an arc on the earth. */
const lengthOf = (path: string): number =>
  partsOf(path)
    .flatMap((points) => {
      const places = points.map(coordinatesOf);
      return places.slice(1).map((place, at) => kilometres(places[at] ?? place, place));
    })
    .reduce((sum, part) => sum + part, 0);

describe('an arc', () => {
  test.each([
    ['madrid', 'dallas', 7967],
    ['tokyo', 'sanFrancisco', 8271],
  ] as const)('from %s to %s is %i km long', (from, to, distance) => {
    const length = lengthOf(arcPath(CITIES[from], CITIES[to]));
    expect(Math.abs(length / distance - 1)).toBeLessThan(0.005);
  });

  test('has two parts on both edges of the world if it crosses the antimeridian', () => {
    const parts = partsOf(arcPath(CITIES.tokyo, CITIES.sanFrancisco));
    expect(parts).toHaveLength(2);
    const [west, east] = [parts[1]?.at(0), parts[0]?.at(-1)];
    expect([west?.x, east?.x]).toEqual([0, WORLD_PX]);
    expect(west?.y).toBeCloseTo(east?.y ?? Number.NaN, 0);
    for (const points of parts)
      for (const [at, { x }] of points.entries())
        expect(Math.abs(x - (points[at - 1]?.x ?? x))).toBeLessThan(WORLD_PX / 4);
  });
});

const years = (from: number, until: number): readonly [number, number] => [from * 12, until * 12 + 11];
const place = (city: keyof typeof CITIES, ...spans: (ReturnType<typeof years> | null)[]) => ({
  ...CITIES[city],
  roles: spans.map((span, at) => ({ id: `${city} ${at}`, span })),
});

describe('a journey', () => {
  test('has the places by the dates of their roles, with one arc for each pair', () => {
    const journey = journeyOf([
      place('madrid', years(2020, 2026), years(2007, 2012)),
      place('dallas', years(2013, 2019)),
      place('london'),
    ]);
    expect(journey).toMatchObject({ first: 2007, last: 2026 });
    expect(journey?.stays).toEqual([
      { place: 0, from: 2007, until: 2012 },
      { place: 1, from: 2013, until: 2019 },
      { place: 0, from: 2020, until: 2026 },
    ]);
    expect(journey?.arcs.map(({ moves }) => moves)).toEqual([
      [
        { from: 0, to: 1, year: 2013 },
        { from: 1, to: 0, year: 2020 },
      ],
    ]);
  });

  test('has no arc between two roles in one place, and none for roles without dates', () => {
    expect(journeyOf([place('madrid', years(2007, 2010), years(2010, 2012))])).toBeNull();
    expect(journeyOf([place('madrid', years(2007, 2010)), place('dallas', null)])).toBeNull();
    expect(journeyOf([])).toBeNull();
  });
});
