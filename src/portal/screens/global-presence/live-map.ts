import {
  DivIcon,
  ImageOverlay,
  Map as LeafletMap,
  Marker,
  Popup,
  SVGOverlay,
  TileLayer,
  Util,
  type LatLngBoundsLiteral,
} from 'leaflet/dist/leaflet-src.esm.js';

import { addCountryNames } from './country-names';
import type { MapView, Place } from './data';
import { MAP_ZOOM, NORTHMOST, PIN, WORLD_PX } from './mercator';

import styles from './leaflet.module.css';

/** The zoom that shows a city with its country. */
const ZOOM_OF_A_PLACE = 5;
const FLIGHT_SECONDS = 1;
/** The maximum zoom: a city with its main roads. The bundled world has fewer details. */
const NEAREST_WITH_TILES = 13;
const NEAREST_WITHOUT_TILES = 6;
/** The space at both sides of all markers together, px. */
const BESIDE_MAP_PX = 28;
/** The tip of a popup is above the marker, px. */
const ABOVE_PIN: [number, number] = [0, 7 - PIN.height];
/** Leaves space for the marker below it, px. */
const TALLEST_POPUP_PX = 380;
/** Fits beside the controls in the narrowest window, px. */
const WIDEST_POPUP_PX = 210;
const BESIDE_CONTROLS: [number, number] = [56, 8];
const WORLD_BOUNDS: LatLngBoundsLiteral = [
  [-NORTHMOST, -180],
  [NORTHMOST, 180],
];
/** A world narrower than the map has sea beside it, so that its middle need not be the map's. */
const boundsAt = (zoom: number): LatLngBoundsLiteral => {
  const farthest = zoom < MAP_ZOOM ? 540 : 180;
  return [
    [-90, -farthest],
    [90, farthest],
  ];
};

/** The zoom of the map, and whether it is at its limits. */
export type ZoomState = { zoom: number; farthest: boolean; closest: boolean };

/** Called with the place of a pressed pin or arc, or with null for the sea and Escape, and with the zoom. */
export type OnChoose = (place: number | null, isPin: boolean, zoom: number) => void;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** No option of Leaflet stops the animation of the arrow keys and of a popup that needs more space. */
class CalmMap extends LeafletMap {
  override panBy(...[offset, options]: Parameters<LeafletMap['panBy']>) {
    return super.panBy(offset, calm() ? { ...options, animate: false } : options);
  }
}

/** The place of a pin or an arc; null for any other element. */
function placeOf(element: EventTarget | null): number | null {
  const place = element instanceof Element ? element.closest<HTMLElement>('[data-place]') : null;
  return place && Number(place.dataset['place']);
}

/** The zoom at which a map shows all markers, like the style sheet of the static map (`static-map.module.css`). */
const zoomAt = ({ zoom, width }: MapView, mapWidth: number): number =>
  zoom + Math.min(0, Math.log2(Math.max(1, mapWidth - BESIDE_MAP_PX) / width));

/**
 * Creates the interactive map. It resolves when the world map is loaded, so that there is no flicker. React renders
 * pins, arcs and the text of the popup into its elements.
 * @param worldClass the class of the image of the world
 */
export async function createLiveMap(
  container: HTMLElement,
  places: readonly Place[],
  view: MapView,
  worldFile: string,
  worldClass: string,
  onChoose: OnChoose,
  onZoom: (state: ZoomState) => void,
) {
  const home: [number, number] = [view.latitude, view.longitude];
  const zoom = zoomAt(view, container.clientWidth);
  container.classList.add(styles['map'] ?? '');
  const still = calm();
  const map = new CalmMap(container, {
    attributionControl: false,
    center: home,
    fadeAnimation: !still,
    inertia: !still,
    markerZoomAnimation: !still,
    maxBounds: boundsAt(zoom),
    maxBoundsViscosity: 1,
    maxZoom: NEAREST_WITHOUT_TILES,
    minZoom: Math.min(MAP_ZOOM, zoom),
    zoom,
    zoomAnimation: !still,
    zoomControl: false,
    zoomSnap: Number.isInteger(zoom) ? 1 : 0,
  });
  map.createPane('world');
  const world = new ImageOverlay(worldFile, WORLD_BOUNDS, { className: worldClass, pane: 'world' });
  const worldDrawn = new Promise((resolve) => world.on('load error', resolve));
  world.addTo(map);
  addCountryNames(map, worldFile, () => map.getMaxZoom() === NEAREST_WITHOUT_TILES);
  map.createPane('arcs');
  const arcs = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  arcs.setAttribute('viewBox', `0 0 ${WORLD_PX} ${WORLD_PX}`);
  new SVGOverlay(arcs, WORLD_BOUNDS, { pane: 'arcs' }).addTo(map);
  const pins = places.map((place) => {
    const html = document.createElement('span');
    const { width, height, tip } = PIN;
    const icon = new DivIcon({
      className: '',
      html,
      iconAnchor: [tip.x, tip.y],
      iconSize: [width, height],
    });
    new Marker([place.latitude, place.longitude], { icon, interactive: false, keyboard: false }).addTo(map);
    return html;
  });
  const text = document.createElement('div');
  const popup = new Popup({
    autoClose: false,
    autoPanPaddingTopLeft: BESIDE_CONTROLS,
    closeButton: false,
    closeOnClick: false,
    closeOnEscapeKey: false,
    maxHeight: TALLEST_POPUP_PX,
    maxWidth: WIDEST_POPUP_PX,
    minWidth: 80,
    offset: ABOVE_PIN,
  }).setContent(text);

  const reportZoom = () =>
    onZoom({
      zoom: map.getZoom(),
      farthest: map.getZoom() <= map.getMinZoom(),
      closest: map.getZoom() >= map.getMaxZoom(),
    });
  reportZoom();
  map.on('zoomend zoomlevelschange', reportZoom);
  let isZooming = false;
  map.on('zoomanim', () => (isZooming = true));
  map.on('zoomend', () => (isZooming = false));
  // The popup opens at the end of a flight.
  let isAwaited = false;
  map.on('moveend', () => {
    if (isAwaited) popup.openOn(map);
    isAwaited = false;
  });
  const listening = keepPageScrolling(map, container);
  const choose = (target: EventTarget | null, place = placeOf(target)) =>
    onChoose(place, target instanceof Element && target.closest('button') !== null, map.getZoom());
  map.on('click', ({ originalEvent: { target } }) => choose(target));
  container.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') choose(event.target, null);
      const isPressed = event.key === 'Enter' || event.key === ' ';
      if (!isPressed || placeOf(event.target) === null) return;
      event.preventDefault();
      choose(event.target);
    },
    { signal: listening.signal },
  );
  /** `flyTo` works during a zoom animation; `setView` would be ignored. */
  const goTo = (centre: [number, number], closeness: number) =>
    calm()
      ? map.setView(centre, closeness, { animate: false })
      : map.flyTo(centre, closeness, { duration: FLIGHT_SECONDS });
  const closePopup = () => {
    isAwaited = false;
    popup.remove();
  };
  const show = (at: number, fly: boolean) => {
    const place = places[at];
    if (!place) return;
    closePopup();
    popup.setLatLng([place.latitude, place.longitude]);
    if (!fly) return void popup.openOn(map);
    isAwaited = true;
    goTo([place.latitude, place.longitude], ZOOM_OF_A_PLACE);
  };
  let removeTiles: (() => void) | null = null;
  await worldDrawn;

  return {
    pins,
    arcs,
    popup: text,
    /** Opens the popup of a place, after a flight to it unless it was chosen on the map. */ show,
    /** Adapts the popup to its text. */ updatePopup: () => void popup.update(),
    closePopup,
    zoomBy: (steps: number) => void map.setZoom(map.getZoom() + steps, { animate: !calm() }),
    showAll: () => void goTo(home, zoom),
    /** Shows street tiles, and tells whether they are shown. */
    showTiles: (url: string, onAnswer: (areShown: boolean) => void) =>
      void (removeTiles ??= addStreetTiles(map, url, onAnswer)),
    remove() {
      listening.abort();
      removeTiles?.();
      // Leaflet ends a zoom with a timer, which fails on a removed map.
      if (isZooming) map.once('moveend', () => map.remove());
      else map.remove();
    },
  };
}

export type LiveMap = Awaited<ReturnType<typeof createLiveMap>>;

/**
 * Keeps the page scrollable over the map. The wheel zooms with Ctrl or ⌘, or while the map has the focus. One
 * finger moves the map only after a tap on it, until the next touch elsewhere. Two fingers always zoom.
 * @returns the controller that removes the listeners
 */
function keepPageScrolling(map: LeafletMap, container: HTMLElement): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  container.addEventListener(
    'wheel',
    (event) => {
      const hasFocus = container.contains(document.activeElement);
      if (!event.ctrlKey && !event.metaKey && !hasFocus) event.stopPropagation();
    },
    { capture: true, passive: true, signal },
  );
  // The capture phase precedes Leaflet's own listeners.
  document.addEventListener(
    'pointerdown',
    (event) => {
      const within = container.contains(event.target as Node);
      if (!within) delete container.dataset['tapped'];
      if (event.pointerType !== 'touch' || 'tapped' in container.dataset) map.dragging.enable();
      else map.dragging.disable();
    },
    { capture: true, signal },
  );
  container.addEventListener('click', () => void (container.dataset['tapped'] = ''), { signal });
  return listening;
}

const REFERRER = 'strict-origin-when-cross-origin';

/**
 * Requests a tile of the first view. An error response may contain an image, which an image element would
 * show as a tile.
 */
async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const tile = Util.template(url, { s: 'a', r: '', z: 2, x: 2, y: 1, '-y': 2 });
    const { ok, headers } = await fetch(tile, { signal, referrerPolicy: REFERRER });
    return ok && (headers.get('content-type') ?? '').startsWith('image/');
  } catch {
    return false;
  }
}

/**
 * Adds street tiles over the bundled world if their host responds. Retries when the device is online again.
 * @returns the function that removes them
 */
function addStreetTiles(map: LeafletMap, url: string, onAnswer: (areShown: boolean) => void): () => void {
  const removed = new AbortController();
  const { signal } = removed;
  let isLoaded = false;
  const layer = new TileLayer(url, {
    bounds: [
      [-90, -180],
      [90, 180],
    ],
    maxZoom: NEAREST_WITH_TILES,
    noWrap: true,
    referrerPolicy: REFERRER,
  });
  const attempt = async () => {
    if (map.hasLayer(layer) || !navigator.onLine || !(await answers(url, signal)) || signal.aborted) return;
    // Another attempt may have shown it meanwhile.
    if (map.hasLayer(layer)) return;
    isLoaded = false;
    map.setMaxZoom(NEAREST_WITH_TILES);
    layer.addTo(map);
  };
  layer.on({
    tileload: () => {
      isLoaded = true;
      onAnswer(true);
    },
    tileerror: () => {
      if (isLoaded) return;
      layer.remove();
      map.setMaxZoom(NEAREST_WITHOUT_TILES);
      onAnswer(false);
    },
  });
  addEventListener('online', () => void attempt(), { signal });
  void attempt();
  return () => {
    removed.abort();
    layer.remove();
  };
}
