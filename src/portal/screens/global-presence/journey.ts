import { geoMercator, geoPath } from 'd3-geo';

import { yearsOf } from '~/portal/filters/filters';
import { WORLD_PX, type Coordinates } from './mercator';

/** A change of the place of work, by the indexes of the places. */
type Move = { from: number; to: number; year: number };

/** The first and the last month of a role. */
type Span = Parameters<typeof yearsOf>[0];
type Visited = Coordinates & { roles: readonly { id: string; span: Span | null }[] };

/** The greatest distance between an arc and its line, px at zoom 2. */
const PRECISION_PX = 0.1;

const line = geoPath(
  geoMercator()
    .scale(WORLD_PX / (2 * Math.PI))
    .translate([WORLD_PX / 2, WORLD_PX / 2])
    .precision(PRECISION_PX),
).digits(2);

/** The shortest way between two places as the path of an SVG. It has two parts if it crosses the antimeridian. */
export const arcPath = (...ends: readonly [from: Coordinates, to: Coordinates]): string =>
  line({
    type: 'LineString',
    coordinates: ends.map(({ latitude, longitude }) => [longitude, latitude]),
  }) ?? '';

/** The places of a career by the dates of their roles. Null unless the place of work has changed. */
export function journeyOf(places: readonly Visited[], isOver = false) {
  const known = new Set<string>();
  const dated = places
    .flatMap(({ roles }, place) =>
      roles.flatMap(({ id, span }) => {
        // Cities of the same name have the same roles.
        if (!span || known.has(id)) return [];
        known.add(id);
        return [{ place, span }];
      }),
    )
    .toSorted((one, other) => one.span[0] - other.span[0] || one.span[1] - other.span[1]);
  const stays: { place: number; from: number; until: number }[] = [];
  const arcs = new Map<string, { path: string; moves: Move[] }>();
  for (const [at, { place: to, span }] of dated.entries()) {
    const [year, until] = yearsOf(span);
    // Roles without a break are one stay, and so are those of one year, because a career may have thousands.
    const stay = stays.findLast((one) =>
      one.place === to && one === stays.at(-1)
        ? year <= one.until + 1
        : one.place === to && one.from === year,
    );
    if (stay) stay.until = Math.max(stay.until, until);
    else stays.push({ place: to, from: year, until });
    const from = dated[at - 1]?.place ?? to;
    const ends = [places[from], places[to]] as const;
    if (from === to || !ends[0] || !ends[1]) continue;
    const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const arc = arcs.get(key) ?? { path: arcPath(ends[0], ends[1]), moves: [] };
    arcs.set(key, arc);
    if (!arc.moves.some((move) => move.year === year && move.to === to)) arc.moves.push({ from, to, year });
  }
  if (arcs.size === 0) return null;
  return {
    first: Math.min(...stays.map(({ from }) => from)),
    last: Math.max(...stays.map(({ until }) => until)),
    /** Whether no role is open. */ isOver,
    /** The years at a place without a break, in the order of their beginnings. */ stays,
    /** The great circles between two places, px on the world at zoom 2, with the moves along them, the first one first. */
    arcs: [...arcs.values()],
  };
}

/** The order of a career's places. */
export type Journey = NonNullable<ReturnType<typeof journeyOf>>;
