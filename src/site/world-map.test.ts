import { brotliCompressSync } from 'node:zlib';

import { geoMercator } from 'd3-geo';
import { expect, test } from 'vitest';

import { mercator, WORLD_PX } from '../portal/screens/global-presence/mercator';
import { worldMap } from './world-map';

const LARGEST_BYTES = 12_500;

test('the world map is small, with integer paths and no style attributes', () => {
  const svg = worldMap();
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(LARGEST_BYTES);
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
  expect(paths).toHaveLength(2);
  for (const path of paths) expect(path).toMatch(/^[MlZ\d ,-]+$/);
  expect(svg).not.toMatch(/NaN|style/);
});

test('the world map has the middle of each country by its code', () => {
  const [, countries = ''] = /<metadata>(.*)<\/metadata>/.exec(worldMap()) ?? [];
  const entries = countries.split(';');
  expect(entries.length).toBeGreaterThan(160);
  for (const entry of entries) expect(entry).toMatch(/^[A-Z]{2}(?:,-?\d+){3}$/);
  const [, latitude = 0, longitude = 0] = entries.find((entry) => entry.startsWith('ES'))?.split(',') ?? [];
  expect([Number(latitude), Number(longitude)]).toEqual([40, -4]);
});

test('the world map and the markers use the same projection', () => {
  const projection = geoMercator()
    .scale(WORLD_PX / (2 * Math.PI))
    .translate([WORLD_PX / 2, WORLD_PX / 2]);
  for (const [latitude, longitude] of [
    [40.4168, -3.7038],
    [-33.4489, -70.6693],
    [84, 179],
  ] as const) {
    const [x, y] = projection([longitude, latitude]) ?? [];
    const projected = mercator({ latitude, longitude });
    expect(projected.x).toBeCloseTo(x ?? Number.NaN, 6);
    expect(projected.y).toBeCloseTo(y ?? Number.NaN, 6);
  }
});
