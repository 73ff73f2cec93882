import { describe, expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';

import { creditsOf, globalPresenceSlice, rolesByCity } from './data';
import { formatOf } from '~/portal/i18n/format';
import { coordinatesOf, groupsOfPins, MAP_HEIGHT_PX, MAP_ZOOM, mercator, PIN, WORLD_PX } from './mercator';

const madrid = { latitude: 40.4168, longitude: -3.7038 };

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

test('a place has its name, and those of the same name differ in an address', () => {
  const places = ['Portland', 'Lima', 'Portland'].map((city) => ({ ...madrid, city, country: null }));
  const slice = globalPresenceSlice({ portal: portalWith('auto'), places });
  expect(slice.places.map(({ name, key }) => [name, key])).toEqual([
    ['Portland', 'Portland'],
    ['Lima', 'Lima'],
    ['Portland', 'Portland 2'],
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
  expect(slice.view.zoom).toBe(4);
  expect(slice.view.latitude).toBeCloseTo(49.52, 1);
  expect(slice.view.longitude).toBeCloseTo(8.57, 1);
  expect(sliceOf(['Lisbon', 38.72, -9.14], ['Warsaw', 52.23, 21.01]).view.zoom).toBe(3);
  const world = { zoom: 2, latitude: 20, longitude: 0 };
  expect(sliceOf(['Lima', -12.05, -77.04], ['Tokyo', 35.69, 139.69]).view).toMatchObject(world);
  expect(sliceOf().view).toMatchObject(world);
  // The world fills the map at its edges.
  const { longitude, zoom } = sliceOf(['Suva', -18.14, 178.44]).view;
  expect(mercator({ latitude: 0, longitude }).x).toBeLessThanOrEqual(
    WORLD_PX - WORLD_PX / 2 / 2 ** (zoom - MAP_ZOOM),
  );
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
])('every window shows all markers: %j', (...spread) => {
  const places = spread.map(([latitude = 0, longitude = 0]) => ({
    city: '',
    country: null,
    latitude,
    longitude,
  }));
  const { view } = globalPresenceSlice({ portal: portalWith('off'), places });
  const middle = mercator(view);
  for (const width of [280, 320, 480, 824, WORLD_PX]) {
    const scale = 2 ** (view.zoom - MAP_ZOOM) * Math.min(1, (width - 28) / view.width);
    const outside = places
      .map(mercator)
      .map(({ x, y }) => ({ x: (x - middle.x) * scale, y: (y - middle.y) * scale }))
      .filter(
        ({ x, y }) =>
          Math.abs(x) > (width - PIN.width) / 2 ||
          y - PIN.height < -MAP_HEIGHT_PX / 2 ||
          y > MAP_HEIGHT_PX / 2,
      );
    expect({ width, outside }).toEqual({ width, outside: [] });
  }
});

test('markers that cover each other are one group, and those that touch are not', () => {
  const placesOf = (...points: readonly (readonly [x: number, y: number])[]) =>
    points.map(([x, y]) => coordinatesOf({ x, y }));
  expect(groupsOfPins(placesOf([500, 400], [524.1, 400], [500, 432.1]), MAP_ZOOM)).toEqual([0, 1, 2]);
  const close = placesOf([234, 422], [237, 414], [400, 400]);
  expect(groupsOfPins(close, MAP_ZOOM)).toEqual([0, 0, 2]);
  expect(groupsOfPins(close, MAP_ZOOM, new Set([0]))).toEqual([-1, 1, 2]);
  expect(groupsOfPins(close, MAP_ZOOM + 4)).toEqual([0, 1, 2]);
});
