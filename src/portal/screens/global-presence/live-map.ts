import {
  DivIcon,
  ImageOverlay,
  Map as LeafletMap,
  Marker,
  type LatLngBoundsLiteral,
  type LatLngExpression,
} from 'leaflet/dist/leaflet-src.esm.js';

import type { FirstMap, Place } from './data';
import { groupsOfPins } from './mercator';
import type { MapShapes } from './static-map';
import type { Scene } from './scene';
import {
  addArcs,
  addCountryNames,
  addStreetTiles,
  NEAREST_WITHOUT_TILES,
  svgElement,
  type TilesAnswer,
} from './map-layers';

import styles from './leaflet.module.css';

/** The zoom that shows a city with its country. */
const ZOOM_OF_A_PLACE = 5;
const FLIGHT_SECONDS = 1;
/** The current place is in front of the others. */
const CURRENT_ABOVE = 500;
/** Leaves space for the marker below it, px. */
const TALLEST_POPUP_PX = 380;
/** Fits beside the controls in the narrowest window, px. */
const WIDEST_POPUP_PX = 210;
const BESIDE_CONTROLS: [number, number] = [56, 8];
/** The world. A world narrower than the map has sea beside it, so that its middle need not be the map's. */
const boundsAt = (zoom: number, whole: number): LatLngBoundsLiteral => {
  const farthest = zoom < whole ? 540 : 180;
  return [
    [-90, -farthest],
    [90, farthest],
  ];
};

export type LiveMap = {
  /** Goes to a place and opens its popup. A place that the visitor chose on the map is there, unless `again`. */
  show: (place: number, again?: boolean) => void;
  /** Shows the career until a year, with the names of its arcs. */
  draw: (scene: Scene, moves: readonly string[]) => void;
  zoomBy: (steps: number) => void;
  showAll: () => void;
  showTiles: (url: string, onAnswer: (answer: TilesAnswer) => void) => void;
  remove: () => Promise<void>;
};

/** Whether the map is at its farthest and at its closest zoom. */
export type ZoomLimits = { farthest: boolean; closest: boolean };
/** The links to roles, by their ids, and the choice of a place, by its index. */
export type MapLinks = {
  addressOf: (role: string) => string;
  open: (role: string) => void;
  choose: (place: number | null) => void;
};

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A marker. Its tip is on the place. */
function pinIcon({ pin: { width, height, tip, outline, eye }, pinClass }: MapShapes): DivIcon {
  const face = document.createElement('span');
  face.append(
    svgElement(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true' },
      svgElement('path', { d: outline }),
      svgElement('circle', { cx: eye.x, cy: eye.y, r: eye.radius }),
    ),
  );
  return new DivIcon({
    className: pinClass,
    html: face,
    iconAnchor: [tip.x, tip.y],
    iconSize: [width, height],
    popupAnchor: [0, -height],
  });
}

function placeLines({ city, country, roles }: Place, { addressOf, open }: MapLinks): readonly HTMLElement[] {
  const words = document.createElement('p');
  const name = document.createElement('strong');
  name.textContent = city;
  words.append(name);
  if (country && country !== city) words.append(document.createElement('br'), country);
  const list = document.createElement('ul');
  for (const { id, title, company, period } of roles) {
    const line = document.createElement('li');
    const link = document.createElement('a');
    link.href = addressOf(id);
    link.textContent = title;
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(id);
    });
    const dates = document.createElement('span');
    dates.textContent = period;
    line.append(link, document.createElement('br'), company, company && period && ' · ', dates);
    list.append(line);
  }
  return roles.length > 0 ? [words, list] : [words];
}

function markerOf({ latitude, longitude }: Place, icon: DivIcon, popup: () => HTMLElement): Marker {
  const marker = new Marker([latitude, longitude], { icon, keyboard: true, riseOnHover: true });
  return marker.bindPopup(popup, {
    autoPanPaddingTopLeft: BESIDE_CONTROLS,
    closeButton: false,
    maxHeight: TALLEST_POPUP_PX,
    maxWidth: WIDEST_POPUP_PX,
    minWidth: 80,
  });
}

/** Adds a marker to the map, as a button. */
function addButton(marker: Marker, map: LeafletMap) {
  marker.addTo(map);
  const button = marker.getElement();
  // Leaflet handles Enter. A button must react to the space bar too.
  button?.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    marker.togglePopup();
  });
  // The focused marker is in front.
  button?.addEventListener('focus', () => marker.setZIndexOffset(1000));
  button?.addEventListener('blur', () =>
    marker.setZIndexOffset(button.hasAttribute('aria-current') ? CURRENT_ABOVE : 0),
  );
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
  links: MapLinks,
  onZoom: (limits: ZoomLimits) => void,
): Promise<LiveMap> {
  const { northmost } = shapes;
  const first = mapAt(maps, container.clientWidth);
  if (!first) throw new Error('no first map');
  const { view } = first;
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
  const bounds: LatLngBoundsLiteral = [
    [-northmost, -180],
    [northmost, 180],
  ];
  const world = new ImageOverlay(shapes.world, bounds, { className: shapes.landClass, pane: 'world' });
  const worldDrawn = new Promise((resolve) => {
    world.on('load error', resolve);
  });
  world.addTo(map);
  const countryNames = addCountryNames(map, shapes.world);
  const arcs = addArcs(map, bounds, shapes.arc);
  /** For each place the first one of its group, or −1 while it is hidden. */
  let groups: readonly number[] = [];
  let later: Scene['later'] = new Set();
  let chosen: number | null = null;
  const membersOf = (leader: number) => places.filter((_, at) => groups[at] === leader);
  const markers = places.map((place, at) =>
    markerOf(place, pinIcon(shapes), () => {
      const words = document.createElement('div');
      words.append(...membersOf(at).flatMap((member) => placeLines(member, links)));
      return words;
    }),
  );
  for (const marker of markers) addButton(marker, map);
  /** Closes the popup and keeps the choice. */
  const closePopup = () => {
    const kept = chosen;
    map.closePopup();
    chosen = kept;
  };
  // The distances between places grow with the zoom. Markers that cover each other are one button.
  const group = () => {
    const focused = markers.findIndex((marker) => marker.getElement() === document.activeElement);
    const shown = [...places.keys()].filter((at) => !later.has(at));
    const leaders = groupsOfPins(
      shown.map((at) => map.project(markers[at]?.getLatLng() ?? [0, 0]).round()),
      shapes.pin,
    );
    groups = places.map((_, at) => shown[leaders[shown.indexOf(at)] ?? -1] ?? -1);
    for (const [at, marker] of markers.entries()) {
      const button = marker.getElement();
      if (!button) continue;
      button.inert = groups[at] !== at;
      button.hidden = later.has(at);
      button.setAttribute(
        'aria-label',
        membersOf(at)
          .map(({ name }) => name)
          .join('; '),
      );
      if (button.inert && marker.isPopupOpen()) closePopup();
    }
    if (groups[focused] !== focused) markers[groups[focused] ?? -1]?.getElement()?.focus();
  };
  group();
  map.on('zoomend', group);
  const reportZoom = () =>
    onZoom({ farthest: map.getZoom() <= map.getMinZoom(), closest: map.getZoom() >= map.getMaxZoom() });
  reportZoom();
  map.on('zoomend zoomlevelschange', reportZoom);
  let zooming = false;
  map.on('zoomanim', () => (zooming = true));
  map.on('zoomend', () => (zooming = false));
  const release = keepPageScrolling(map, container);
  const listening = new AbortController();
  container.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') map.closePopup();
      const place = event.key === 'Enter' || event.key === ' ' ? arcs.placeOf(event.target) : undefined;
      if (place === undefined) return;
      event.preventDefault();
      choose(place);
    },
    { signal: listening.signal },
  );
  map.on('click', ({ originalEvent }) => choose(arcs.placeOf(originalEvent.target)));
  for (const [at, marker] of markers.entries())
    marker.on('popupopen', () => {
      if (groups[chosen ?? -1] === at) return;
      const members = [...places.keys()].filter((place) => groups[place] === at);
      chosen = members.find((place) => (places[place]?.roles.length ?? 0) > 0) ?? at;
      links.choose(chosen);
    });
  map.on('popupclose', () => {
    chosen = null;
    // Another popup may open instead, or the choice is kept.
    queueMicrotask(() => void (chosen === null && links.choose(null)));
  });

  let awaited: number | null = null;
  map.on('moveend', () => {
    markers[groups[awaited ?? -1] ?? -1]?.openPopup();
    awaited = null;
  });
  /** `flyTo` works during a zoom animation; `setView` would be ignored. */
  const goTo = (place: LatLngExpression, zoom: number) =>
    calm()
      ? map.setView(place, zoom, { animate: false })
      : map.flyTo(place, zoom, { duration: FLIGHT_SECONDS });
  let removeTiles: (() => void) | null = null;
  await worldDrawn;

  function show(place: number, again = false) {
    const marker = markers[place];
    if (!marker || (chosen === place && !again)) return;
    closePopup();
    [chosen, awaited] = [place, place];
    goTo(marker.getLatLng(), ZOOM_OF_A_PLACE);
  }
  function choose(place: number | undefined) {
    if (place === undefined) return;
    show(place, true);
    links.choose(place);
  }

  return {
    show,
    draw(scene, moves) {
      if (scene.chosen === null && chosen !== null) {
        closePopup();
        [chosen, awaited] = [null, null];
      }
      later = scene.later;
      arcs.draw(scene.arcs, moves);
      for (const [at, marker] of markers.entries()) {
        const button = marker.getElement();
        const isCurrent = at === scene.current?.place;
        button?.toggleAttribute('data-chosen', at === scene.chosen);
        if (isCurrent) button?.setAttribute('aria-current', 'location');
        else button?.removeAttribute('aria-current');
        marker.setZIndexOffset(isCurrent ? CURRENT_ABOVE : 0);
      }
      group();
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !calm() }),
    showAll() {
      awaited = null;
      closePopup();
      goTo(home.centre, home.zoom);
    },
    showTiles(url, onAnswer) {
      removeTiles ??= addStreetTiles(map, url, (answer) => {
        countryNames.toggle(answer === 'unavailable');
        onAnswer(answer);
      });
    },
    async remove() {
      listening.abort();
      map.off('popupclose');
      release();
      removeTiles?.();
      // Leaflet ends a zoom with a timer, which fails on a removed map.
      if (zooming) await new Promise((done) => map.once('moveend', done));
      map.remove();
    },
  };
}

/**
 * Keeps the page scrollable over the map. The wheel zooms with Ctrl or ⌘, or while the map has the focus. One
 * finger moves the map only after a tap on it, until the next touch elsewhere. Two fingers always zoom.
 * @returns the function that removes the listeners
 */
function keepPageScrolling(map: LeafletMap, container: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hasFocus = () => container.contains(document.activeElement);
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !hasFocus()) event.stopPropagation();
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
  return () => listening.abort();
}
