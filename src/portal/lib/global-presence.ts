import type { Marker, Portfolio } from '~/resume/read/portfolio';

import { creditsOf } from './attribution';
import { mercator, PIN_SIZE, WORLD_PX } from './mercator';
import { movesOfPins } from './pin-places';

/** What the Regions screen shows. */
export function globalPresenceSlice({ portal, places }: Pick<Portfolio, 'portal' | 'places'>) {
  const { tiles, url, attribution } = portal.map;
  const countries = [...new Set(places.map(({ country }) => country))];
  const [first] = places;
  return {
    /** Null where the interface's own words fit: several countries, or no place at all. */
    title: portal.regionsTitle ?? (first && countries.length === 1 ? placeName(places) : null),
    paragraphs: portal.presence,
    places: placesOnMap(places),
    side: sideOf(places),
    /** Null where the owner wants no other host asked. */
    tiles:
      tiles === 'off'
        ? null
        : { atOnce: tiles === 'auto', url, host: hostOf(url), credits: creditsOf(attribution) },
  };
}

export type GlobalPresenceSlice = ReturnType<typeof globalPresenceSlice>;
export type Place = GlobalPresenceSlice['places'][number];
export type Side = GlobalPresenceSlice['side'];
export type Tiles = NonNullable<GlobalPresenceSlice['tiles']>;

/** Half of the world's px that a phone shows of it, without a marker's own. */
const PHONE_HALF_PX = 165;

/** The side of the world that a narrow map begins at, where its middle would show none of the places. */
function sideOf(places: readonly Marker[]): 'west' | 'east' | null {
  const fromMiddle = places.map((place) => mercator(place).x - WORLD_PX / 2);
  const [first] = fromMiddle;
  if (first === undefined || fromMiddle.some((x) => Math.abs(x) <= PHONE_HALF_PX)) return null;
  return first < 0 ? 'west' : 'east';
}

/** The heading of places in one country: the city where there is one only, else the country. */
const placeName = ([first, ...others]: readonly Marker[]): string | null => {
  if (!first) return null;
  const { city, country } = first;
  if (others.length > 0) return country ?? null;
  return [...new Set([city, country])].filter(Boolean).join(', ');
};

/** Every place, and by how much its marker is moved away from others (`move`, px). */
function placesOnMap(markers: readonly Marker[]) {
  const places = markers.map(placeOnMap);
  const moves = movesOfPins(places, PIN_SIZE);
  return places.map((place, at) => ({ ...place, move: moves[at] ?? { x: 0, y: 0 } }));
}

/** `x` and `y`: where the place is on the world that the page comes with, px. */
function placeOnMap({ city, country, latitude, longitude }: Marker) {
  const { x, y } = mercator({ latitude, longitude });
  return {
    // A city state is named once.
    name: [...new Set([city, country])].filter(Boolean).join(', '),
    city,
    country,
    latitude,
    longitude,
    x: Math.round(x),
    y: Math.round(y),
  };
}

/** `https://{s}.tiles.example/{z}` → `tiles.example`, as a visitor is told it. */
function hostOf(template: string): string {
  const [, host = template] = /^https?:\/\/(?:\{[^}]+\}\.)?([^/]+)/.exec(template) ?? [];
  return host;
}
