import {
  DivIcon,
  LayerGroup,
  Marker,
  TileLayer,
  Util,
  type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js';

import styles from './leaflet.module.css';

/** The maximum zoom: a city with its main roads. The bundled world has fewer details. */
const NEAREST_WITH_TILES = 13;
export const NEAREST_WITHOUT_TILES = 6;

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

/** Names the countries on the bundled world when it is zoomed. Street tiles, with a closer zoom, have names. */
export function addCountryNames(map: LeafletMap, world: string): void {
  map.createPane('countries');
  const layer = new LayerGroup().addTo(map);
  let countries: Promise<readonly Country[]> | null = null;
  const draw = async () => {
    const areNamed = () => map.getZoom() >= FIRST_ZOOM && map.getMaxZoom() === NEAREST_WITHOUT_TILES;
    if (areNamed()) countries ??= loadCountries(world).catch(() => []);
    const all = (await countries) ?? [];
    layer.clearLayers();
    if (!areNamed()) return;
    const degree = (256 * 2 ** map.getZoom()) / WORLD_DEGREES;
    for (const country of all)
      if (country.width * degree >= country.name.length * LETTER_PX) labelOf(country).addTo(layer);
  };
  map.on('zoomend zoomlevelschange', () => void draw());
  void draw();
}

/** The timeout of the first tile, ms. */
const TIMEOUT_MS = 8000;
const REFERRER = 'strict-origin-when-cross-origin';

export type TilesAnswer = 'shown' | 'partly' | 'unavailable';

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
export function addStreetTiles(
  map: LeafletMap,
  url: string,
  onAnswer: (answer: TilesAnswer) => void,
): () => void {
  let trying: AbortController | null = null;
  let [loaded, failed] = [0, 0];
  const layer = new TileLayer(url, {
    bounds: [
      [-90, -180],
      [90, 180],
    ],
    maxZoom: NEAREST_WITH_TILES,
    noWrap: true,
    referrerPolicy: REFERRER,
  });
  const remove = () => {
    trying?.abort();
    trying = null;
    layer.remove();
    map.setMaxZoom(NEAREST_WITHOUT_TILES);
  };
  const giveUp = () => {
    remove();
    onAnswer('unavailable');
  };
  async function attempt() {
    if (trying) return;
    if (!navigator.onLine) return giveUp();
    trying = new AbortController();
    const { signal } = trying;
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    layer.once('tileload', () => clearTimeout(timer));
    const answered = await answers(url, signal);
    if (signal.aborted) return;
    if (!answered) return giveUp();
    [loaded, failed] = [0, 0];
    map.setMaxZoom(NEAREST_WITH_TILES);
    layer.addTo(map);
  }
  layer.on({
    loading: () => void (failed = 0),
    tileload: () => {
      if (loaded === 0) onAnswer('shown');
      loaded += 1;
    },
    tileerror: () => {
      failed += 1;
      if (loaded === 0) giveUp();
    },
    load: () => onAnswer(failed > 0 ? 'partly' : 'shown'),
  });
  const again = () => void attempt();
  addEventListener('online', again);
  again();
  return () => {
    removeEventListener('online', again);
    remove();
  };
}
