import type { Marker, Portfolio } from '~/resume/read/portfolio';

import { creditsOf } from './attribution';
import { mercator, PIN_SIZE, WORLD_PX } from './mercator';
import { movesOfPins } from './pin-places';

/** The data of the Regions screen. */
export function globalPresenceSlice({ portal, places }: Pick<Portfolio, 'portal' | 'places'>) {
  const { tiles, url, attribution } = portal.map;
  const countries = [...new Set(places.map(({ country }) => country))];
  const [first] = places;
  return {
    /** Null for the default title: several countries, or no place. */
    title: portal.regionsTitle ?? (first && countries.length === 1 ? placeName(places) : null),
    paragraphs: portal.presence,
    places: placesOnMap(places),
    side: sideOf(places),
    /** Null if the owner disables requests to tile servers. */
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

/** Half of the map's width on a phone, without the width of a marker. */
const PHONE_HALF_PX = 165;

/** The side from which a narrow map starts if its middle shows no place. */
function sideOf(places: readonly Marker[]): 'west' | 'east' | null {
  const fromMiddle = places.map((place) => mercator(place).x - WORLD_PX / 2);
  const [first] = fromMiddle;
  if (first === undefined || fromMiddle.some((x) => Math.abs(x) <= PHONE_HALF_PX)) return null;
  return first < 0 ? 'west' : 'east';
}

/** The heading for places in one country: the city if there is only one, else the country. */
const placeName = ([first, ...others]: readonly Marker[]): string | null => {
  if (!first) return null;
  const { city, country } = first;
  if (others.length > 0) return country ?? null;
  return [...new Set([city, country])].filter(Boolean).join(', ');
};

/** Every place, with the offset of its marker (`move`, px). */
function placesOnMap(markers: readonly Marker[]) {
  const places = markers.map(placeOnMap);
  const moves = movesOfPins(places, PIN_SIZE);
  return places.map((place, at) => ({ ...place, move: moves[at] ?? { x: 0, y: 0 } }));
}

/** `x` and `y` are the position on the static map, px. */
function placeOnMap({ city, country, latitude, longitude }: Marker) {
  const { x, y } = mercator({ latitude, longitude });
  return {
    // The name of a city state appears once.
    name: [...new Set([city, country])].filter(Boolean).join(', '),
    city,
    country,
    latitude,
    longitude,
    x: Math.round(x),
    y: Math.round(y),
  };
}

/** The host shown to the visitor: `https://{s}.tiles.example/{z}` → `tiles.example`. */
function hostOf(template: string): string {
  const [, host = template] = /^https?:\/\/(?:\{[^}]+\}\.)?([^/]+)/.exec(template) ?? [];
  return host;
}
