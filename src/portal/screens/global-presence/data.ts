import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { hostOf } from '~/portal/i18n/privacy-note';
import { textsOf } from '~/portal/i18n/catalogues';
import type { PageContext } from '~/portal/page-data';
import type { Company, Marker, Portfolio, Span } from '~/resume/model/portfolio';
import { isWebAddress } from '~/resume/model/texts/bare-address';
import type { ElementTree } from '~/portal/text/element-tree';
import { type Format, placeText } from '~/portal/text/format';
import { journeyOf } from './journey';
import {
  coordinatesOf,
  MAP_CENTRE,
  MAP_HEIGHT_PX,
  MAP_TOP_PX,
  MAP_ZOOM,
  mercator,
  WORLD_PX,
  type Coordinates,
  type Point,
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

/** A first view of the map. */
type MapView = Coordinates & {
  /** Below `MAP_ZOOM` only if the places do not fit otherwise. */ zoom: number;
  /** The world's corner and size on the static map, px. */ world: { x: number; y: number; size: number };
};

/** The first map of a range of widths: its view and where the markers are on it. */
export type FirstMap = {
  /** The map is narrower than this, px. Null for the widest. */ below: number | null;
  view: MapView;
  /** The places on the static map, px. */ pins: readonly Point[];
};

/**
 * The zooms of a first view, closest first: a country that can be recognized, the world of the spec (§9), and smaller
 * worlds. On the last one the whole world is narrower than any window.
 */
const ZOOMS = [4, 3, 2, 1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0] as const;
/** The widths for which there is a map; the last one is that of a window of 320 px. See static-map.module.css. */
const WIDTHS = [1024, 824, 640, 480, 350, 280] as const;
const NARROWEST_PX = 280;
/** The space of a marker beside, above and below its tip, px. */
const ROOM = { beside: 14, above: 36, below: 4 } as const;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The closest view that shows all markers at a width. Those that are close to each other are in the middle. */
function viewFor(places: readonly Coordinates[], width: number): MapView {
  const usual = mercator(MAP_CENTRE);
  const points = places.length > 0 ? places.map(mercator) : [usual];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scaleOf = (zoom: number) => 2 ** (zoom - MAP_ZOOM);
  const fits = (zoom: number) =>
    (right - left) * scaleOf(zoom) + 2 * ROOM.beside <= (zoom > MAP_ZOOM ? NARROWEST_PX : width) &&
    (bottom - top) * scaleOf(zoom) + ROOM.above + ROOM.below <= MAP_HEIGHT_PX;
  const zoom = ZOOMS.find((one) => (places.length > 0 || one <= MAP_ZOOM) && fits(one)) ?? 0;
  const scale = scaleOf(zoom);
  const isClose = zoom > MAP_ZOOM;
  const half = { x: WORLD_PX / 2 / scale, y: MAP_HEIGHT_PX / 2 / scale };
  // The world fills the map, unless a marker or a small world does not permit it.
  const filled = {
    x: isClose ? within((left + right) / 2, half.x, WORLD_PX - half.x) : usual.x,
    y:
      half.y * 2 < WORLD_PX
        ? within(isClose ? (top + bottom) / 2 : usual.y, half.y, WORLD_PX - half.y)
        : WORLD_PX / 2,
  };
  const reach = width / 2 - ROOM.beside;
  const x = within(filled.x, right - reach / scale, left + reach / scale);
  const y = within(filled.y, bottom + ROOM.below / scale - half.y, top - ROOM.above / scale + half.y);
  return {
    ...(x === usual.x && y === usual.y ? MAP_CENTRE : coordinatesOf({ x, y })),
    zoom,
    world: {
      x: Math.round(WORLD_PX / 2 - x * scale),
      y: Math.round(MAP_TOP_PX + MAP_HEIGHT_PX / 2 - y * scale),
      size: WORLD_PX * scale,
    },
  };
}

/** The first maps, widest first. A narrower one is left out if it is the same. */
function mapsOf(places: readonly Marker[]): readonly [FirstMap, ...FirstMap[]] {
  const [widest, ...narrower] = WIDTHS.map((width, at): FirstMap => {
    const view = viewFor(places, width);
    const scale = view.world.size / WORLD_PX;
    const pins = places.map(mercator).map(({ x, y }) => ({
      x: Math.round(view.world.x + x * scale),
      y: Math.round(view.world.y + y * scale),
    }));
    return { below: WIDTHS[at - 1] ?? null, view, pins };
  });
  if (!widest) throw new Error('no map');
  const isNew = ({ view }: FirstMap, at: number) =>
    JSON.stringify(view) !== JSON.stringify((narrower[at - 1] ?? widest).view);
  return [widest, ...narrower.filter(isNew)];
}

/** The data of the Regions screen. */
export function globalPresenceSlice({ portal, places }: Pick<Portfolio, 'portal' | 'places'>) {
  const { tiles, url, attribution } = portal.map;
  const countries = [...new Set(places.map(({ country }) => country))];
  const [first] = places;
  return {
    /** Null for the default title: several countries, or no place. */
    title: portal.regionsTitle ?? (first && countries.length === 1 ? placeName(places) : null),
    paragraphs: portal.presence,
    places: places.map(({ city, country, latitude, longitude }) => ({
      name: placeText(city, country),
      city,
      country,
      latitude,
      longitude,
    })),
    maps: mapsOf(places),
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

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const slice = globalPresenceSlice(portfolio);
  const rolesIn = rolesByCity(portfolio.companies, formatOf(language.code));
  const places = slice.places.map((place) => ({ ...place, roles: rolesIn(place.city) }));
  return {
    ...slice,
    places,
    journey: journeyOf(places, portfolio.currentPosition === null),
    texts: textsOf(['global-presence'], language),
    head: pageHead(portfolio, 'global-presence', language),
  };
}
