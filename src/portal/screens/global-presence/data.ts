import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { hostOf } from '~/portal/i18n/privacy-note';
import { textsOfParts } from '~/portal/i18n/catalogues';
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
    title: portal.regionsTitle ?? (first && countries.length === 1 ? placesTitle(places) : null),
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
const placesTitle = ([first, ...others]: readonly Marker[]): string | null => {
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
    journey: journeyOf(places, !portfolio.currentPosition),
    texts: textsOfParts(['global-presence'], language),
    head: pageHead(portfolio, 'global-presence', language),
  };
}
