import { describe, expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';

import { creditsOf, globalPresenceSlice, rolesByCity } from './data';
import { formatOf } from '~/portal/i18n/format';
import { MAP_HEIGHT_PX, MAP_TOP_PX, PIN, WORLD_PX } from './mercator';

test('centers the first view at 20° north', () => {
  expect(MAP_TOP_PX).toBe(204);
});

describe('attribution', () => {
  test('keeps http links and the text of everything else', () => {
    expect(
      creditsOf(
        '&copy; <a href="https://a.example/x?y&amp;z" onclick="alert(1)">A &amp; B</a> | <b>C</b> <a href="javascript:alert(1)">D</a>',
      ),
    ).toEqual([
      '© ',
      ['a', { href: 'https://a.example/x?y&z', rel: 'noreferrer', target: '_blank' }, 'A & B'],
      ' | ',
      'C',
      ' ',
      'D',
    ]);
  });
});

const portalWith = (tiles: 'auto' | 'ask' | 'off', url = 'https://{s}.tiles.example/{z}/{x}/{y}.png') => {
  const { portal } = portfolioOf({});
  return { ...portal, map: { tiles, url, attribution: 'Somebody' } };
};

test('a place has its name and its position on the bundled world', () => {
  const places = [
    { city: 'Madrid', country: 'Spain', latitude: 40.4168, longitude: -3.7038 },
    { city: 'Singapore', country: null, latitude: 1.35, longitude: 103.82 },
  ];
  const slice = globalPresenceSlice({ portal: portalWith('auto'), places });
  expect(slice.places.map(({ name }) => name)).toEqual(['Madrid, Spain', 'Singapore']);
  expect(slice.maps[0].pins.map(({ x, y }) => [x, y])).toEqual([
    [501, 386],
    [807, 508],
  ]);
});

test('a city has the roles whose location begins with it', () => {
  const portfolio = portfolioOf({
    work: [
      { name: 'A', position: 'Weaver', location: 'Málaga, Spain', startDate: '2020' },
      { name: 'B', position: 'Dyer', location: 'Lima', startDate: '2010', endDate: '2012' },
      { name: 'B', position: 'Weaver', location: 'málaga', startDate: '2008', endDate: '2010' },
    ],
  });
  const rolesIn = rolesByCity(portfolio.companies ?? [], formatOf('en'));
  expect(rolesIn('Málaga').map(({ company, title, period }) => [company, title, period])).toEqual([
    ['A', 'Weaver', '2020 - Present'],
    ['B', 'Weaver', '2008 - 2010'],
  ]);
  expect(rolesIn('Quito')).toEqual([]);
});

test('tiles state their host and when to load them, and are null when disabled', () => {
  const tilesOf = (...settings: Parameters<typeof portalWith>) =>
    globalPresenceSlice({ portal: portalWith(...settings), places: [] }).tiles;
  expect(tilesOf('auto')).toMatchObject({ atOnce: true, host: 'tiles.example' });
  expect(tilesOf('ask', 'https://t.example:8443/{z}.png')).toMatchObject({
    atOnce: false,
    host: 't.example:8443',
  });
  expect(tilesOf('off')).toBeNull();
});

test('shows nearby places with their surroundings, and others on the world', () => {
  const sliceOf = (...places: readonly (readonly [city: string, latitude: number, longitude: number])[]) =>
    globalPresenceSlice({
      portal: portalWith('auto'),
      places: places.map(([city, latitude, longitude]) => ({ city, country: null, latitude, longitude })),
    });
  const slice = sliceOf(['Mannheim', 49.49, 8.47], ['Weinheim', 49.55, 8.67]);
  expect(slice.maps[0].view).toMatchObject({ zoom: 4, world: { size: 4 * WORLD_PX } });
  expect(slice.maps[0].view.latitude).toBeCloseTo(49.52, 1);
  expect(slice.maps[0].pins[0]?.x).toBeCloseTo(WORLD_PX / 2, -1);
  expect(sliceOf(['Lisbon', 38.72, -9.14], ['Warsaw', 52.23, 21.01]).maps[0].view.zoom).toBe(3);
  const world = { zoom: 2, latitude: 20, longitude: 0, world: { x: 0, y: 0, size: WORLD_PX } };
  expect(sliceOf(['Lima', -12.05, -77.04], ['Tokyo', 35.69, 139.69]).maps[0].view).toEqual(world);
  expect(sliceOf().maps[0].view).toEqual(world);
  // The world fills the map at its edges.
  const { x, size } = sliceOf(['Suva', -18.14, 178.44]).maps[0].view.world;
  expect([x <= 0, x + size >= WORLD_PX]).toEqual([true, true]);
});

test.each([
  [
    [50.63, 3.06],
    [45.52, -122.68],
  ],
  [
    [49.28, -123.12],
    [48.43, -123.37],
    [35.69, 139.69],
  ],
  [
    [-54.8, -68.3],
    [78.22, 15.65],
    [50.63, 3.06],
  ],
  // Places that are close to each other, and near an edge of the world.
  [
    [37.83, -122.29],
    [25.76, -80.19],
    [36.85, -76.29],
  ],
  [[-36.85, 174.76]],
])('every map shows all markers in its narrowest window: %j', (...spread) => {
  const places = spread.map(([latitude = 0, longitude = 0]) => ({
    city: '',
    country: null,
    latitude,
    longitude,
  }));
  const { maps } = globalPresenceSlice({ portal: portalWith('off'), places });
  for (const width of [280, 320, 350, 480, 640, 824, WORLD_PX]) {
    const map = maps.findLast(({ below }) => below === null || width < below);
    const outside = (map?.pins ?? []).filter(
      ({ x, y }) =>
        Math.abs(x - WORLD_PX / 2) > width / 2 - PIN.width / 2 ||
        y - PIN.height < MAP_TOP_PX ||
        y > MAP_TOP_PX + MAP_HEIGHT_PX,
    );
    expect({ width, outside }).toEqual({ width, outside: [] });
  }
});
