import type { Marker, Portfolio } from '~/resume/read/portfolio';

import { creditsOf } from './attribution';
import { viewOf, type MapView } from './map-view';
import { mercator, PIN_SIZE, WORLD_PX, type Coordinates } from './mercator';
import { movesOfPins } from './pin-places';
import { placeText } from './place-text';

/** The data of the Regions screen. */
export function globalPresenceSlice({ portal, places }: Pick<Portfolio, 'portal' | 'places'>) {
  const { tiles, url, attribution } = portal.map;
  const countries = [...new Set(places.map(({ country }) => country))];
  const [first] = places;
  const view = viewOf(places);
  return {
    /** Null for the default title: several countries, or no place. */
    title: portal.regionsTitle ?? (first && countries.length === 1 ? placeName(places) : null),
    paragraphs: portal.presence,
    places: placesOnMap(places, view),
    view,
    side: sideOf(places, view),
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
function sideOf(places: readonly Marker[], view: MapView): 'west' | 'east' | null {
  const fromMiddle = places.map((place) => onMap(place, view).x - WORLD_PX / 2);
  const [first] = fromMiddle;
  if (first === undefined || fromMiddle.some((x) => Math.abs(x) <= PHONE_HALF_PX)) return null;
  return first < 0 ? 'west' : 'east';
}

/** The heading for places in one country: the city if there is only one, else the country. */
const placeName = ([first, ...others]: readonly Marker[]): string | null => {
  if (!first) return null;
  const { city, country } = first;
  if (others.length > 0) return country ?? null;
  return placeText(city, country);
};

/** Every place, with the offset of its marker (`move`, px). */
function placesOnMap(markers: readonly Marker[], view: MapView) {
  const places = markers.map((marker) => placeOnMap(marker, view));
  const moves = movesOfPins(places, PIN_SIZE);
  return places.map((place, at) => ({ ...place, move: moves[at] ?? { x: 0, y: 0 } }));
}

/** The position on the static map, px. */
function onMap(place: Coordinates, { world }: MapView): { x: number; y: number } {
  const { x, y } = mercator(place);
  const scale = world.size / WORLD_PX;
  return { x: Math.round(world.x + x * scale), y: Math.round(world.y + y * scale) };
}

function placeOnMap({ city, country, latitude, longitude }: Marker, view: MapView) {
  return {
    name: placeText(city, country),
    city,
    country,
    latitude,
    longitude,
    ...onMap({ latitude, longitude }, view),
  };
}

/** The host shown to the visitor: `https://{s}.tiles.example/{z}` → `tiles.example`. */
function hostOf(template: string): string {
  const [, host = template] = /^https?:\/\/(?:\{[^}]+\}\.)?([^/]+)/.exec(template) ?? [];
  return host;
}
