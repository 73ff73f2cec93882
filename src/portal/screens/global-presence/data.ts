import { geoMercator, geoPath } from 'd3-geo';
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import { yearsOf } from '~/portal/filters/filters';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { hostOf } from '~/portal/i18n/privacy-note';
import { textsOf } from '~/portal/i18n/catalogues';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import type { Company, Marker, Portfolio, Span } from '~/resume/model/portfolio';
import { isWebAddress } from '~/resume/model/texts/bare-address';
import type { ElementTree } from '~/portal/text/element-tree';
import { type Format, placeText } from '~/portal/text/format';
import {
  coordinatesOf,
  MAP_CENTRE,
  MAP_HEIGHT_PX,
  MAP_ZOOM,
  mercator,
  WORLD_PX,
  type Coordinates,
} from './mercator';
import { plain } from '~/portal/text/text-search';

/** Tile services provide their attribution as HTML. Only its text and its links are used. */
export const creditsOf = (attribution: string): ElementTree[] =>
  parseFragment(attribution).childNodes.flatMap(creditsIn);

function creditsIn(node: DefaultTreeAdapterTypes.ChildNode): ElementTree[] {
  if (tree.isTextNode(node)) return [node.value];
  if (!tree.isElementNode(node)) return [];
  const inside = node.childNodes.flatMap(creditsIn);
  const href = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
  const isLink = node.tagName === 'a' && isWebAddress(href);
  return isLink ? [['a', { href, rel: 'noreferrer', target: '_blank' }, ...inside]] : inside;
}

/** The zooms of a first view: a region that can be recognized, the world of the spec (§9), and smaller worlds. */
const ZOOMS = [4, 3, MAP_ZOOM, 1, 0] as const;
/** The narrowest map less the space of a marker at each side, px. */
const NARROWEST_PX = 252;
/** The space of a marker above and below its tip, px. */
const ROOM = { above: 36, below: 4 } as const;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The closest view that shows all markers. Those that are close to each other are in the middle. */
function viewOf(places: readonly Coordinates[]) {
  const usual = mercator(MAP_CENTRE);
  const points = places.length > 0 ? places.map(mercator) : [usual];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scaleOf = (zoom: number) => 2 ** (zoom - MAP_ZOOM);
  const fits = (zoom: number) =>
    (zoom <= MAP_ZOOM || (places.length > 0 && (right - left) * scaleOf(zoom) <= NARROWEST_PX)) &&
    (bottom - top) * scaleOf(zoom) + ROOM.above + ROOM.below <= MAP_HEIGHT_PX;
  const zoom = ZOOMS.find(fits) ?? 0;
  const scale = scaleOf(zoom);
  const isClose = zoom > MAP_ZOOM;
  const half = { x: WORLD_PX / 2 / scale, y: MAP_HEIGHT_PX / 2 / scale };
  // The world fills the map, and no marker is outside of it.
  const x = isClose ? within((left + right) / 2, half.x, WORLD_PX - half.x) : usual.x;
  const y = within(
    isClose ? within((top + bottom) / 2, half.y, WORLD_PX - half.y) : usual.y,
    bottom + ROOM.below / scale - half.y,
    top - ROOM.above / scale + half.y,
  );
  return {
    ...(x === usual.x && y === usual.y ? MAP_CENTRE : coordinatesOf({ x, y })),
    zoom,
    /** The width that shows all markers around the middle, px. A narrower map is smaller. */
    width: Math.ceil(Math.max(NARROWEST_PX, 2 * scale * Math.max(x - left, right - x))),
  };
}

export type MapView = ReturnType<typeof viewOf>;

/** The data of the Regions screen. */
export function globalPresenceSlice({ portal, places }: Pick<Portfolio, 'portal' | 'places'>) {
  const { tiles, url, attribution } = portal.map;
  const countries = [...new Set(places.map(({ country }) => country))];
  const [first] = places;
  const named = new Map<string, number>();
  return {
    /** Null for the default title: several countries, or no place. */
    title: portal.regionsTitle ?? (first && countries.length === 1 ? placeName(places) : null),
    paragraphs: portal.presence,
    places: places.map(({ city, country, latitude, longitude }) => {
      const name = placeText(city, country);
      const count = (named.get(name) ?? 0) + 1;
      named.set(name, count);
      /** Its name in an address, with a number if an earlier place has the same name. */
      const key = count === 1 ? name : `${name} ${count}`;
      return { name, key, city, country, latitude, longitude };
    }),
    view: viewOf(places),
    /** Null if the owner disables requests to tile servers. */
    tiles:
      tiles === 'off'
        ? null
        : { atOnce: tiles === 'auto', url, host: hostOf(url), credits: creditsOf(attribution) },
  };
}

type GlobalPresenceSlice = ReturnType<typeof globalPresenceSlice>;
export type Place = GlobalPresenceSlice['places'][number] & { roles: readonly RoleOfPlace[] };
type RoleOfPlace = { id: string; title: string; company: string; period: string; span: Span | null };

/** The roles in a city, newest first, by the city that their location begins with. */
export function rolesByCity(companies: readonly Company[], format: Format) {
  const roles = new Map<string, RoleOfPlace[]>();
  for (const { name, location: seat, positions } of companies)
    for (const { id, title, period, span, location } of positions) {
      const [city = ''] = (location ?? seat ?? '').split(',');
      const role = { id, title, company: title === name ? '' : name, period: format.period(period), span };
      const key = plain(city);
      roles.set(key, [...(roles.get(key) ?? []), role]);
    }
  return (city: string): readonly RoleOfPlace[] => roles.get(plain(city)) ?? [];
}

export type Tiles = NonNullable<GlobalPresenceSlice['tiles']>;

/** The heading for places in one country: the city if there is only one, else the country. */
const placeName = ([first, ...others]: readonly Marker[]): string | null => {
  if (!first) return null;
  const { city, country } = first;
  if (others.length > 0) return country ?? null;
  return placeText(city, country);
};

/** The greatest distance between an arc and its line, px at zoom 2. */
const PRECISION_PX = 0.1;

const line = geoPath(
  geoMercator()
    .scale(WORLD_PX / (2 * Math.PI))
    .translate([WORLD_PX / 2, WORLD_PX / 2])
    .precision(PRECISION_PX),
).digits(2);

/**
 * The shortest way between two places as the path of an SVG, px on the world at zoom 2. It has two parts if it
 * crosses the antimeridian.
 */
export const arcPath = (...ends: readonly [from: Coordinates, to: Coordinates]): string =>
  line({
    type: 'LineString',
    coordinates: ends.map(({ latitude, longitude }) => [longitude, latitude]),
  }) ?? '';

/** The latest moves along an arc, which name it. */
const MOST_MOVES = 4;

/** A move between two places, by their indexes. */
type Move = { from: number; to: number; year: number };
type Visited = Coordinates & { roles: readonly { id: string; span: Span | null }[] };

/** The moves of a career by the dates of its roles, one list for each pair of places, and the present place. */
export function journeyOf(places: readonly Visited[]) {
  const all = places.flatMap(({ roles }, place) =>
    roles.flatMap(({ id, span }) => (span ? [{ id, place, years: yearsOf(span), span }] : [])),
  );
  // Cities of the same name have the same roles, which count for the first one.
  const dated = [...new Map(all.toReversed().map((role) => [role.id, role])).values()]
    .toReversed()
    .toSorted((one, other) => one.span[0] - other.span[0] || one.span[1] - other.span[1]);
  const pairs = new Map<string, Move[]>();
  for (const [at, { place: to, years }] of dated.entries()) {
    const from = dated[at - 1]?.place ?? to;
    if (from === to) continue;
    const pair = String([from, to].toSorted((one, other) => one - other));
    const moves = pairs.get(pair) ?? [];
    pairs.set(pair, moves);
    const isNew = !moves.some((move) => move.year === years[0] && move.to === to);
    if (isNew) moves.push({ from, to, year: years[0] });
  }
  const last = Math.max(...dated.map(({ years }) => years[1]));
  const newest = dated.findLastIndex(({ years }) => years[1] === last);
  const before = dated.findLastIndex(({ place }, at) => at < newest && place !== dated[newest]?.place);
  const present = dated[newest];
  return {
    pairs: [...pairs.values()],
    current: present
      ? { place: present.place, since: dated[before + 1]?.years[0] ?? present.years[0] }
      : null,
  };
}

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const slice = globalPresenceSlice(portfolio);
  const t = tOf(language.code);
  const rolesIn = rolesByCity(portfolio.companies, formatOf(language.code));
  const places = slice.places.map((place) => ({ ...place, roles: rolesIn(place.city) }));
  const { pairs, current } = journeyOf(places);
  const cityAt = (at: number) => places[at]?.city ?? '';
  return {
    ...slice,
    places,
    arcs: pairs.flatMap((moves) => {
      const [from, to] = [moves.at(-1)?.from ?? 0, moves.at(-1)?.to ?? 0];
      const [start, end] = [places[from], places[to]];
      if (!start || !end) return [];
      const names = moves
        .slice(-MOST_MOVES)
        .map((move) =>
          t('global-presence.move', { year: move.year, from: cityAt(move.from), to: cityAt(move.to) }),
        );
      return [{ path: arcPath(start, end), name: names.join('; '), ends: [from, to] }];
    }),
    /** The present place, if the place of work has changed. */
    current: portfolio.currentPosition && pairs.length > 0 ? current : null,
    texts: textsOf(['global-presence'], language),
    head: pageHead(portfolio, 'global-presence', language),
  };
}
