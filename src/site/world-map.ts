import { createRequire } from 'node:module';

import { geoArea, geoBounds, geoCentroid, geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The size of the map's grid. Coordinates are integers, two to a pixel at the first zoom level. */
const WORLD_GRID = 2048;

/** Light, as on street maps; a dark page darkens the image. */
const LAND = { fill: '#fbf9f4', stroke: '#b5c3cf', 'vector-effect': 'non-scaling-stroke' };
const BORDERS = { fill: 'none', stroke: '#c9c3b6', 'vector-effect': 'non-scaling-stroke' };

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
type Point = readonly [x: number, y: number];

const require = createRequire(import.meta.url);
/** Natural Earth at 1:110 million, which is in the public domain. */
const atlas = (): Atlas => require('world-atlas/countries-110m.json') as Atlas;

/** `M1,2L3,5Z` → its points, rounded, without consecutive duplicates. */
function pointsOf(line: string): Point[] {
  const points = line.split('L').map((pair) => pair.split(',').map((part) => Math.round(Number(part))));
  return points
    .map(([x = 0, y = 0]) => [x, y] as const)
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);
}

/** Relative coordinates are shorter than absolute ones, which halves the size. */
function inSteps(path: string): string {
  const lines = path.matchAll(/M(?<points>[^MZ]+)(?<close>Z?)/g);
  return [...lines]
    .map(({ groups }) => ({ points: pointsOf(groups?.['points'] ?? ''), close: groups?.['close'] ?? '' }))
    .filter(({ points, close }) => points.length > (close ? 2 : 1))
    .map(({ points, close }) => {
      const steps = points.slice(1).flatMap(([x, y], at) => {
        const [fromX = 0, fromY = 0] = points[at] ?? [];
        return [x - fromX, y - fromY];
      });
      return `M${points[0]?.join(',')}l${steps.join(' ').replaceAll(' -', '-')}${close}`;
    })
    .join('');
}

const element = (attributes: Readonly<Record<string, string>>): string =>
  `<path ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

/**
 * The countries with the middle and the width of their largest part, in degrees: `ES,40,-4,13;…`. The map shows
 * their names when it is zoomed.
 */
function countryPlaces(topology: Atlas): string {
  const { features } = feature(topology, topology.objects.countries);
  return features
    .flatMap(({ id, geometry }) => {
      const code = id === undefined ? undefined : new Intl.Locale(`und-${id}`).region;
      if (!code || /\d/.test(code)) return [];
      const parts =
        geometry.type === 'MultiPolygon'
          ? geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
          : [geometry];
      const [largest] = parts.toSorted((one, other) => geoArea(other) - geoArea(one));
      if (!largest) return [];
      const [longitude, latitude] = geoCentroid(largest);
      const [[west], [east]] = geoBounds(largest);
      const width = (east - west + 360) % 360;
      return [[code, ...[latitude, longitude, width].map(Math.round)].join(',')];
    })
    .join(';');
}

/** The world as one small SVG in Web Mercator, shown below the tiles or instead of them. */
export function worldMap(): string {
  const topology = atlas();
  const projection = geoMercator()
    .scale(WORLD_GRID / (2 * Math.PI))
    .translate([WORLD_GRID / 2, WORLD_GRID / 2])
    .precision(0);
  const pathOf = (shape: GeoPermissibleObjects) => inSteps(geoPath(projection)(shape) ?? '');
  const land = pathOf(feature(topology, topology.objects.land));
  const borders = pathOf(mesh(topology, topology.objects.countries, (one, other) => one !== other));
  const size = `viewBox="0 0 ${WORLD_GRID} ${WORLD_GRID}" width="${WORLD_GRID / 2}" height="${WORLD_GRID / 2}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><metadata>${countryPlaces(topology)}</metadata>${element({ ...LAND, d: land })}${element({ ...BORDERS, d: borders })}</svg>`;
}
