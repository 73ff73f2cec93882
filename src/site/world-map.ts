import { createRequire } from 'node:module';

import { geoArea, geoBounds, geoCentroid, geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The size of the map's grid. Coordinates are integers, two to a pixel at the first zoom level. */
const WORLD_GRID = 2048;

/** Light, as on street maps; a dark page darkens the image. */
const LAND = 'fill="#fbf9f4" stroke="#b5c3cf" vector-effect="non-scaling-stroke"';
const BORDERS = 'fill="none" stroke="#c9c3b6" vector-effect="non-scaling-stroke"';

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

const require = createRequire(import.meta.url);
/** Natural Earth at 1:110 million, which is in the public domain. */
const atlas = (): Atlas => require('world-atlas/countries-110m.json') as Atlas;

/** Relative coordinates are shorter than absolute ones, which halves the size. Points in the same place are one. */
function inSteps(path: string): string {
  let [fromX, fromY, separator] = [0, 0, ''];
  const steps = path.replaceAll(/([ML])(-?\d+),(-?\d+)/g, (point, command, x: string, y: string) => {
    const step = `${Number(x) - fromX} ${Number(y) - fromY}`;
    if (command === 'L' && step === '0 0') return '';
    const written = command === 'M' ? point : separator + step;
    [fromX, fromY, separator] = [Number(x), Number(y), command === 'M' ? 'l' : ' '];
    return written;
  });
  return steps.replaceAll(/M[\d,-]+Z/g, '').replaceAll(' -', '-');
}

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
  const pathOf = (shape: GeoPermissibleObjects) => inSteps(geoPath(projection).digits(0)(shape) ?? '');
  const land = pathOf(feature(topology, topology.objects.land));
  const borders = pathOf(mesh(topology, topology.objects.countries, (one, other) => one !== other));
  const size = `viewBox="0 0 ${WORLD_GRID} ${WORLD_GRID}" width="${WORLD_GRID / 2}" height="${WORLD_GRID / 2}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><metadata>${countryPlaces(topology)}</metadata><path ${LAND} d="${land}"/><path ${BORDERS} d="${borders}"/></svg>`;
}
