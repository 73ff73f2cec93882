import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { hostOf } from '~/portal/i18n/privacy-note';
import { textsOf } from '~/portal/i18n/catalogues';
import type { PageContext } from '~/portal/page-data';
import type { Company, Marker, Portfolio, Span } from '~/resume/model/portfolio';
import { isWebAddress } from '~/resume/model/texts/bare-address';
import { type Format, placeText } from '~/portal/text/format';
import { journeyOf } from './journey';
import {
  coordinatesOf,
  MAP_CENTRE,
  MAP_HEIGHT_PX,
  MAP_TOP_PX,
  MAP_ZOOM,
  mercator,
  PIN_SIZE,
  WORLD_PX,
  type Coordinates,
  type Point,
  groupsOfPins,
} from './mercator';
import { plain } from '~/portal/text/text-search';

/** A part of an attribution; a link if it has an address. */
type Credit = { text: string; href: string | null };

/** The terms of OpenStreetMap require a link. */
const OPEN_STREET_MAP = /(OpenStreetMap(?: contributors)?)/;
const OPEN_STREET_MAP_TERMS = 'https://www.openstreetmap.org/copyright';

function creditsIn(node: DefaultTreeAdapterTypes.ChildNode): Credit[] {
  if (tree.isTextNode(node)) return [{ text: node.value, href: null }];
  if (!tree.isElementNode(node)) return [];
  const inside = node.childNodes.flatMap(creditsIn);
  const href = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
  const isLink = node.tagName === 'a' && isWebAddress(href);
  return isLink ? [{ text: inside.map(({ text }) => text).join(''), href }] : inside;
}

/** Tile services provide their attribution as HTML. Only its text and its links are used. */
export function creditsOf(attribution: string): Credit[] {
  const credits: Credit[] = [];
  for (const credit of parseFragment(attribution).childNodes.flatMap(creditsIn)) {
    const last = credits.at(-1);
    if (last?.href === null && credit.href === null) last.text += credit.text;
    else credits.push(credit);
  }
  const [first] = credits;
  const linked =
    credits.length === 1 && first?.href === null
      ? first.text
          .split(OPEN_STREET_MAP)
          .map((text, at) => ({ text, href: at % 2 === 1 ? OPEN_STREET_MAP_TERMS : null }))
      : credits;
  return linked.filter(({ text }) => text !== '');
}

/** A first view of the map. */
type MapView = Coordinates & {
  /** A multiple of `ZOOM_STEP`; below `MAP_ZOOM` only if the places do not fit otherwise. */ zoom: number;
  /** The world's corner and size on the static map, px. */ world: { x: number; y: number; size: number };
};

/** The closest first view, in which a country can be recognized. */
const CLOSEST = 4;
/** The same where markers would cover each other. */
const CLOSEST_CROWDED = 5;
/** The largest part of the map that close places may take, px. */
const SHOWN = { width: 280, height: 400 } as const;

const middle = { x: WORLD_PX / 2, y: MAP_TOP_PX + MAP_HEIGHT_PX / 2 } as const;
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function viewAt(zoom: number, centre: Coordinates): MapView {
  const scale = 2 ** (zoom - MAP_ZOOM);
  const size = WORLD_PX * scale;
  const { x, y } = mercator(centre);
  return {
    ...centre,
    zoom,
    world: { x: Math.round(middle.x - x * scale), y: Math.round(middle.y - y * scale), size },
  };
}

/** The steps in which the world gets smaller until all markers are in the frame. */
const ZOOM_STEP = 0.25;
/** The space of a marker beside and above its tip, px. */
const ROOM = { beside: 14, above: 36, below: 4 } as const;

/** The bounding box of places, px on the world at zoom 2. */
function boundsOf(places: readonly Coordinates[]) {
  const points = places.map(mercator);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Whether markers would cover each other in the closest view. */
function isCrowded(places: readonly Coordinates[]): boolean {
  const scale = 2 ** (CLOSEST - MAP_ZOOM);
  const points = places.map(mercator).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  return groupsOfPins(points, PIN_SIZE).some((first, at) => first !== at);
}

/**
 * The surroundings of places that are close to each other, closest view first. None for other places.
 * @param width the width of the narrowest map, which shows all markers
 * @param widest the width of the widest map, which the world fills if the markers permit
 */
function closeViews(places: readonly Coordinates[], width: number, widest: number): MapView[] {
  if (places.length === 0) return [];
  const { left, right, top, bottom } = boundsOf(places);
  const closest = isCrowded(places) ? CLOSEST_CROWDED : CLOSEST;
  return Array.from({ length: closest - MAP_ZOOM }, (_, steps) => closest - steps).flatMap((zoom) => {
    const scale = 2 ** (zoom - MAP_ZOOM);
    if ((right - left) * scale > SHOWN.width || (bottom - top) * scale > SHOWN.height) return [];
    const [half, tall] = [widest / 2 / scale, MAP_HEIGHT_PX / 2 / scale];
    const reach = (width / 2 - ROOM.beside) / scale;
    const filled = within((left + right) / 2, half, WORLD_PX - half);
    return viewAt(
      zoom,
      coordinatesOf({
        x: within(filled, right - reach, left + reach),
        y: within((top + bottom) / 2, tall, WORLD_PX - tall),
      }),
    );
  });
}

/**
 * Views of the world for a map of this width, largest first. The first is the world of the spec (§9), moved only
 * as far as places at its edge require. On the last the whole world is narrower than any window.
 */
function worldViews(places: readonly Coordinates[], width: number): MapView[] {
  const { left, right, top, bottom } = boundsOf(places);
  const usual = mercator(MAP_CENTRE);
  return Array.from({ length: MAP_ZOOM / ZOOM_STEP + 1 }, (_, steps) => {
    const zoom = MAP_ZOOM - steps * ZOOM_STEP;
    const scale = 2 ** (zoom - MAP_ZOOM);
    const half = { x: width / 2 / scale, y: MAP_HEIGHT_PX / 2 / scale };
    const x = within(usual.x, right + ROOM.beside / scale - half.x, left - ROOM.beside / scale + half.x);
    const y = within(usual.y, bottom + ROOM.below / scale - half.y, top - ROOM.above / scale + half.y);
    // The world fills the map's height, or it is in the middle.
    const filled = half.y * 2 < WORLD_PX ? within(y, half.y, WORLD_PX - half.y) : WORLD_PX / 2;
    const unmoved = zoom === MAP_ZOOM && x === usual.x && filled === usual.y;
    return viewAt(zoom, unmoved ? MAP_CENTRE : coordinatesOf({ x, y: filled }));
  });
}

/** True if a marker with its tip at this position is in a map of this width. */
const shows = (width: number, { x, y }: Point): boolean =>
  Math.abs(x - middle.x) <= width / 2 - PIN_SIZE.width / 2 &&
  y - PIN_SIZE.height >= MAP_TOP_PX &&
  y <= MAP_TOP_PX + MAP_HEIGHT_PX;

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

/** Widths of the map from which a larger world may fit, px. They are also in static-map.module.css. */
const WIDTHS = [1024, 824, 640, 480, 350, 320] as const;
/** The width in a window of 320 px, with some space. */
const NARROWEST_PX = 280;

/** The first map of a range of widths: its view and where the markers are on it. */
export type FirstMap = {
  /** The map is narrower than this, px. Null for the widest. */ below: (typeof WIDTHS)[number] | null;
  view: MapView;
  /** The places on the static map, px. */ pins: readonly Point[];
};

/** The first maps, widest first. Each shows all markers. A narrower one is stated if it differs. */
function mapsOf(places: readonly Marker[]): readonly [FirstMap, ...FirstMap[]] {
  const widest = mapFor(places, WIDTHS[0], WORLD_PX);
  const maps: [FirstMap, ...FirstMap[]] = [{ below: null, ...widest }];
  let last = widest;
  for (const [at, below] of WIDTHS.entries()) {
    const width = WIDTHS[at + 1] ?? NARROWEST_PX;
    // A map whose markers are within this width does not change.
    if (last.pins.every((pin) => shows(width, pin))) continue;
    last = mapFor(places, width, below);
    maps.push({ below, ...last });
  }
  return maps;
}

/** The closest map that shows all markers at this width. It also serves wider windows, up to `widest`. */
function mapFor(places: readonly Marker[], width: number, widest: number): Pick<FirstMap, 'view' | 'pins'> {
  const maps = [...closeViews(places, width, widest), ...worldViews(places, width)].map((view) => ({
    view,
    pins: places.map((place) => onMap(place, view)),
  }));
  const fitting = maps.find(({ pins }) => pins.every((pin) => shows(width, pin))) ?? maps.at(-1);
  if (!fitting) throw new Error('no view of the world');
  return fitting;
}

/** The heading for places in one country: the city if there is only one, else the country. */
const placeName = ([first, ...others]: readonly Marker[]): string | null => {
  if (!first) return null;
  const { city, country } = first;
  if (others.length > 0) return country ?? null;
  return placeText(city, country);
};

/** The position on the static map, px. */
function onMap(place: Coordinates, { world }: MapView): Point {
  const { x, y } = mercator(place);
  const scale = world.size / WORLD_PX;
  return { x: Math.round(world.x + x * scale), y: Math.round(world.y + y * scale) };
}

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
