import type { Company, Marker, Portfolio } from '~/resume/model/portfolio';
import { creditsOf } from './attribution';
import { closeViews, shows, worldViews, type MapView } from './map-view';
import { type Format, placeText } from './format';
import { mercator, WORLD_PX, type Coordinates } from './mercator';
import { plain } from './text-search';

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

export type GlobalPresenceSlice = ReturnType<typeof globalPresenceSlice>;
export type Place = GlobalPresenceSlice['places'][number] & { roles: readonly RoleOfPlace[] };
type RoleOfPlace = { id: string; title: string; company: string; period: string };

/** The roles in a city, newest first, by the city that their location begins with. */
export function rolesByCity(companies: readonly Company[], format: Format) {
  const roles = new Map<string, RoleOfPlace[]>();
  for (const { name, location: seat, positions } of companies)
    for (const { id, title, period, location } of positions) {
      const [city = ''] = (location ?? seat ?? '').split(',');
      const role = { id, title, company: title === name ? '' : name, period: format.period(period) };
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
type Point = { x: number; y: number };

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
function onMap(place: Coordinates, { world }: MapView): { x: number; y: number } {
  const { x, y } = mercator(place);
  const scale = world.size / WORLD_PX;
  return { x: Math.round(world.x + x * scale), y: Math.round(world.y + y * scale) };
}

/** The host shown to the visitor: `https://{s}.tiles.example/{z}` → `tiles.example`. */
function hostOf(template: string): string {
  const [, host = template] = /^https?:\/\/(?:\{[^}]+\}\.)?([^/]+)/.exec(template) ?? [];
  return host;
}
