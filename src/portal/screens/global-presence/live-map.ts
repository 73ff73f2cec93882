import {
  DivIcon,
  ImageOverlay,
  Map as LeafletMap,
  Marker,
  type LatLngBoundsLiteral,
  type LatLngExpression,
} from 'leaflet/dist/leaflet-src.esm.js';

import type { FirstMap, Place } from '~/portal/lib/global-presence';
import { movesOfPins } from '~/portal/lib/pin-places';

import type { MapShapes } from './map-shapes';
import { keepPageScrolling } from './gestures';
import styles from './leaflet.module.css';
import { addStreetTiles, NEAREST_WITHOUT_TILES, type TilesAnswer } from './street-tiles';

/** The zoom that shows a city with its country. */
const ZOOM_OF_A_PLACE = 5;
const FLIGHT_SECONDS = 1;
/** The world. A world narrower than the map has sea beside it, so that its middle need not be the map's. */
const boundsAt = (zoom: number, whole: number): LatLngBoundsLiteral => {
  const farthest = zoom < whole ? 540 : 180;
  return [
    [-90, -farthest],
    [90, farthest],
  ];
};

export type LiveMap = {
  show: (place: number) => void;
  zoomBy: (steps: number) => void;
  showAll: () => void;
  showTiles: (url: string, onAnswer: (answer: TilesAnswer) => void) => void;
  remove: () => void;
};

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Creates an element by DOM calls, because the page's policy (CSP) rejects HTML strings. */
function svgElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: Element[]
) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** A marker with its offset; a line connects it to its place. */
function pinIcon(
  { pin: { width, height, tip, outline, eye }, pinClass, leaderClass }: MapShapes,
  move: Readonly<{ x: number; y: number }>,
): DivIcon {
  const face = document.createElement('span');
  const leader =
    move.x || move.y
      ? [svgElement('path', { class: leaderClass, d: `M${tip.x} ${tip.y}l${-move.x} ${-move.y}` })]
      : [];
  face.append(
    svgElement(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true' },
      ...leader,
      svgElement('path', { d: outline }),
      svgElement('circle', { cx: eye.x, cy: eye.y, r: eye.radius }),
    ),
  );
  return new DivIcon({
    className: pinClass,
    html: face,
    iconAnchor: [tip.x - move.x, tip.y - move.y],
    iconSize: [width, height],
    popupAnchor: [move.x, move.y - height],
  });
}

function popupOf({ city, country }: Place): HTMLElement {
  const words = document.createElement('p');
  const name = document.createElement('strong');
  name.textContent = city;
  words.append(name);
  if (country && country !== city) words.append(document.createElement('br'), country);
  return words;
}

function markerOf(
  place: Place,
  move: Readonly<{ x: number; y: number }>,
  map: LeafletMap,
  shapes: MapShapes,
): Marker {
  const marker = new Marker([place.latitude, place.longitude], {
    icon: pinIcon(shapes, move),
    keyboard: true,
    riseOnHover: true,
  });
  marker.bindPopup(popupOf(place), { closeButton: false, minWidth: 80 }).addTo(map);
  const button = marker.getElement();
  button?.setAttribute('aria-label', place.name);
  // Leaflet handles Enter. A button must react to the space bar too.
  button?.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    marker.togglePopup();
  });
  // The focused marker is in front.
  button?.addEventListener('focus', () => marker.setZIndexOffset(1000));
  button?.addEventListener('blur', () => marker.setZIndexOffset(0));
  return marker;
}

/** The map for this width, like the one that the style sheet shows. */
const mapAt = (maps: readonly FirstMap[], width: number): FirstMap | undefined =>
  maps.findLast(({ below }) => below === null || width < below);

/** Creates the interactive map. It resolves when the world map is loaded, so that there is no flicker. */
export async function createLiveMap(
  container: HTMLElement,
  places: readonly Place[],
  maps: readonly FirstMap[],
  shapes: MapShapes,
): Promise<LiveMap> {
  const { northmost } = shapes;
  const first = mapAt(maps, container.clientWidth);
  if (!first) throw new Error('no first map');
  const { view, pins } = first;
  const home = { centre: [view.latitude, view.longitude] as [number, number], zoom: view.zoom };
  container.classList.add(styles['map'] ?? '');
  const still = calm();
  const map = new LeafletMap(container, {
    attributionControl: false,
    center: home.centre,
    fadeAnimation: !still,
    inertia: !still,
    markerZoomAnimation: !still,
    maxBounds: boundsAt(home.zoom, shapes.zoom),
    maxBoundsViscosity: 1,
    maxZoom: NEAREST_WITHOUT_TILES,
    minZoom: Math.min(shapes.zoom, home.zoom),
    zoom: home.zoom,
    zoomAnimation: !still,
    zoomControl: false,
    zoomSnap: Number.isInteger(home.zoom) ? 1 : 0.25,
  });
  if (still) {
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }
  map.createPane('world');
  const world = new ImageOverlay(
    shapes.world,
    [
      [-northmost, -180],
      [northmost, 180],
    ],
    { pane: 'world' },
  );
  const worldDrawn = new Promise((resolve) => {
    world.on('load error', resolve);
  });
  world.addTo(map);
  const markers = places.map((place, at) => markerOf(place, pins[at]?.move ?? { x: 0, y: 0 }, map, shapes));
  // The distances between places grow with the zoom.
  let moves = pins.map(({ move }) => move);
  map.on('zoomend', () => {
    const before = moves;
    moves = movesOfPins(
      places.map((place) => map.project([place.latitude, place.longitude]).round()),
      shapes.pin,
    );
    for (const [at, move] of moves.entries()) {
      if (move.x !== before[at]?.x || move.y !== before[at]?.y) markers[at]?.setIcon(pinIcon(shapes, move));
    }
  });
  const release = keepPageScrolling(map, container);
  const closePopup = (event: KeyboardEvent) => void (event.key === 'Escape' && map.closePopup());
  container.addEventListener('keydown', closePopup);

  let awaited: Marker | null = null;
  map.on('moveend', () => {
    awaited?.openPopup();
    awaited = null;
  });
  /** `flyTo` works during a zoom animation; `setView` would be ignored. */
  const goTo = (place: LatLngExpression, zoom: number) =>
    calm()
      ? map.setView(place, zoom, { animate: false })
      : map.flyTo(place, zoom, { duration: FLIGHT_SECONDS });
  let removeTiles: (() => void) | null = null;
  await worldDrawn;

  return {
    show(place) {
      const marker = markers[place];
      if (!marker) return;
      map.closePopup();
      awaited = marker;
      goTo(marker.getLatLng(), ZOOM_OF_A_PLACE);
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !calm() }),
    showAll() {
      awaited = null;
      map.closePopup();
      goTo(home.centre, home.zoom);
    },
    showTiles(url, onAnswer) {
      removeTiles ??= addStreetTiles(map, url, onAnswer);
    },
    remove() {
      container.removeEventListener('keydown', closePopup);
      release();
      removeTiles?.();
      map.remove();
    },
  };
}
