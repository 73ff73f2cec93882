import {
  DivIcon,
  LayerGroup,
  Marker,
  SVGOverlay,
  TileLayer,
  Util,
  type LatLngBoundsLiteral,
  type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js';

import styles from './leaflet.module.css';
import type { MapShapes } from './static-map';
import type { Scene } from './scene';

/** Below this zoom the names would cover the world. */
const FIRST_ZOOM = 3;
/** About the width of a letter, px. */
const LETTER_PX = 7.5;
const WORLD_DEGREES = 360;

type Country = { name: string; latitude: number; longitude: number; width: number };

/** The countries of the world map, which has them as `ES,40,-4,13;…` (src/site/world-map.ts). */
async function loadCountries(world: string): Promise<readonly Country[]> {
  const names = new Intl.DisplayNames(document.documentElement.lang, { type: 'region' });
  const response = await fetch(world);
  const [, places = ''] = /<metadata>([^<]*)/.exec(await response.text()) ?? [];
  return places.split(';').map((place) => {
    const [code = '', ...numbers] = place.split(',');
    const [latitude = 0, longitude = 0, width = 0] = numbers.map(Number);
    return { name: names.of(code) ?? code, latitude, longitude, width };
  });
}

function labelOf({ name, latitude, longitude }: Country): Marker {
  const text = document.createElement('span');
  text.ariaHidden = 'true';
  text.translate = false;
  text.textContent = name;
  return new Marker([latitude, longitude], {
    icon: new DivIcon({ className: styles['country'] ?? '', html: text, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    pane: 'countries',
  });
}

/** Names the countries on the bundled world when it is zoomed. Street tiles have names of their own. */
export function addCountryNames(map: LeafletMap, world: string): { toggle: (shown: boolean) => void } {
  map.createPane('countries');
  const layer = new LayerGroup().addTo(map);
  let [countries, isShown]: [Promise<readonly Country[]> | null, boolean] = [null, true];
  const draw = async () => {
    const areNamed = () => isShown && map.getZoom() >= FIRST_ZOOM;
    if (areNamed()) countries ??= loadCountries(world).catch(() => []);
    const all = (await countries) ?? [];
    layer.clearLayers();
    if (!areNamed()) return;
    const degree = (256 * 2 ** map.getZoom()) / WORLD_DEGREES;
    for (const country of all)
      if (country.width * degree >= country.name.length * LETTER_PX) labelOf(country).addTo(layer);
  };
  map.on('zoomend', () => void draw());
  void draw();
  return {
    toggle(shown) {
      isShown = shown;
      void draw();
    },
  };
}

/** Creates an element by DOM calls, because the page's policy (CSP) rejects HTML strings. */
export function svgElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: Element[]
) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** The arcs as buttons. A wide transparent line below each makes it easy to point at. */
export function addArcs(map: LeafletMap, bounds: LatLngBoundsLiteral, arc: MapShapes['arc']) {
  const drawing = svgElement('svg', { viewBox: `0 0 ${arc.world} ${arc.world}` }) as SVGElement;
  map.createPane('arcs');
  new SVGOverlay(drawing, bounds, { pane: 'arcs' }).addTo(map);
  let arcs: Scene['arcs'] = [];
  /** The lines are as wide at each zoom, also during a flight. */
  const setWidths = () => {
    const px = arc.world / (256 * 2 ** map.getZoom());
    for (const [at, { isChosen }] of arcs.entries()) {
      const [target, line] = drawing.children[at]?.children ?? [];
      target?.setAttribute('stroke-width', String(arc.target * px));
      line?.setAttribute('stroke-width', String((isChosen ? arc.chosen : arc.line) * px));
    }
  };
  map.on('zoom', setWidths);
  return {
    /** The place that an arc chooses. Undefined for any other element. */
    placeOf(element: EventTarget | null): number | undefined {
      const button = element instanceof Element ? element.closest('g') : null;
      return button ? arcs[[...drawing.children].indexOf(button)]?.to : undefined;
    },
    draw(next: Scene['arcs'], moves: readonly string[]) {
      arcs = next;
      for (const [at, { path, isChosen, isLater }] of arcs.entries()) {
        const button =
          drawing.children[at] ??
          svgElement(
            'g',
            { class: arc.class, role: 'button', tabindex: 0 },
            svgElement('path', { d: path }),
            svgElement('path', { d: path, pathLength: 1 }),
          );
        button.setAttribute('aria-label', moves[at] ?? '');
        button.toggleAttribute('data-chosen', isChosen);
        button.toggleAttribute('data-later', isLater);
        if (!button.isConnected) drawing.append(button);
      }
      setWidths();
    },
  };
}

/** The timeout of the first tile, ms. */
const TIMEOUT_MS = 8000;
/** The maximum zoom: a city with its main roads. The bundled world has fewer details. */
const NEAREST_WITH_TILES = 13;
export const NEAREST_WITHOUT_TILES = 6;

export type TilesAnswer = 'shown' | 'partly' | 'unavailable';

/**
 * Requests a tile of the first view. An error response may contain an image, which an image element would
 * show as a tile.
 */
async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const tile = Util.template(url, { s: 'a', r: '', z: 2, x: 2, y: 1, '-y': 2 });
    const { ok, headers } = await fetch(tile, {
      signal,
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    return ok && (headers.get('content-type') ?? '').startsWith('image/');
  } catch {
    return false;
  }
}

/**
 * Adds street tiles over the bundled world if their host responds. Retries when the device is online again.
 * @returns the function that removes them
 */
export function addStreetTiles(
  map: LeafletMap,
  url: string,
  onAnswer: (answer: TilesAnswer) => void,
): () => void {
  let layer: TileLayer | null = null;
  let trying: AbortController | null = null;

  function remove() {
    trying?.abort();
    trying = null;
    layer?.remove();
    layer = null;
    map.setMaxZoom(NEAREST_WITHOUT_TILES);
  }
  function giveUp() {
    remove();
    onAnswer('unavailable');
  }
  function lay(onLoad: () => void) {
    let [loaded, failed] = [0, 0];
    layer = new TileLayer(url, {
      bounds: [
        [-90, -180],
        [90, 180],
      ],
      maxZoom: NEAREST_WITH_TILES,
      noWrap: true,
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    layer.on({
      loading: () => void (failed = 0),
      tileload: () => {
        onLoad();
        if (loaded === 0) onAnswer('shown');
        loaded += 1;
      },
      tileerror: () => {
        failed += 1;
        if (loaded === 0) giveUp();
      },
      load: () => onAnswer(failed > 0 ? 'partly' : 'shown'),
    });
    map.setMaxZoom(NEAREST_WITH_TILES);
    layer.addTo(map);
  }
  async function attempt() {
    if (layer || trying) return;
    if (!navigator.onLine) return giveUp();
    const attempted = new AbortController();
    const { signal } = attempted;
    trying = attempted;
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const answered = await answers(url, signal);
    if (signal.aborted) return;
    if (answered) lay(() => clearTimeout(timer));
    else giveUp();
  }

  const again = () => void attempt();
  addEventListener('online', again);
  void attempt();
  return () => {
    removeEventListener('online', again);
    remove();
  };
}
