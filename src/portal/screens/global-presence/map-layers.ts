import { TileLayer, Util, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/** The maximum zoom: a city with its main roads. The bundled world has fewer details. */
const NEAREST_WITH_TILES = 13;
export const NEAREST_WITHOUT_TILES = 6;

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
