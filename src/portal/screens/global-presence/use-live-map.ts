import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { importWithRetry } from '~/portal/browser/import-with-retry';
import { storedValue, storeValue } from '~/portal/browser/storage';
import { site } from '~/portal/site-data';
import type { MapView, Place, Tiles } from './data';
import type { LiveMap, OnChoose, ZoomState } from './live-map';
import { MAP_ZOOM } from './mercator';
import { WORLD_CLASS } from './static-map';

type Policy = { createHTML: (text: string) => string };
type Factory = { defaultPolicy: unknown; createPolicy: (name: string, policy: Policy) => unknown };

/** The only HTML that Leaflet writes on the map: its feature test for SVG. */
const HARMLESS = '<svg/>';

/**
 * The page's policy (CSP) rejects all HTML strings. This default policy allows the one of Leaflet, and must
 * exist before Leaflet loads. Browsers without trusted types need none.
 */
function trustLeafletsOwnHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML(text) {
      if (text === HARMLESS) return text;
      throw new TypeError('This text may not be written as HTML.');
    },
  });
}

/** Leaflet is loaded at this distance from the viewport, px. */
const LOAD_DISTANCE_PX = 100;
const TILES_KEY = 'portalfolio.tiles';
const ALLOWED = 'allowed';

type TilesState = 'off' | 'ask' | 'waiting' | 'shown';

/** Loads Leaflet when the map is near the viewport or on its first use. */
export function useLiveMap(places: readonly Place[], view: MapView, tiles: Tiles | null, onChoose: OnChoose) {
  const container = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<LiveMap | null> | null>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [zoom, setZoom] = useState<ZoomState>({
    zoom: view.zoom,
    farthest: view.zoom <= MAP_ZOOM,
    closest: false,
  });
  const [tilesState, setTilesState] = useState<TilesState>(() =>
    tiles ? (tiles.atOnce ? 'waiting' : 'ask') : 'off',
  );
  const choose = useEffectEvent(onChoose);

  async function create(box: HTMLElement) {
    trustLeafletsOwnHtml();
    const { createLiveMap } = await importWithRetry(() => import('./live-map'));
    const { worldMap } = site();
    return createLiveMap(box, places, view, worldMap, WORLD_CLASS, (...chosen) => choose(...chosen), setZoom);
  }
  /** The map, or null if it fails to load. */
  async function loadMap(): Promise<LiveMap | null> {
    const box = container.current;
    if (!box) return null;
    loading.current ??= create(box).catch(() => null);
    const expected = loading.current;
    const loaded = await expected;
    // The page may have been left meanwhile.
    if (loading.current !== expected) return null;
    setMap(loaded);
    setHasFailed(!loaded);
    // The next call tries again.
    if (!loaded) loading.current = null;
    if (tiles && (tiles.atOnce || storedValue(TILES_KEY) === ALLOWED)) {
      setTilesState((before) => (before === 'ask' ? 'waiting' : before));
      loaded?.showTiles(tiles.url, (areShown) => setTilesState(areShown ? 'shown' : 'waiting'));
    }
    return loaded;
  }

  const loadWhenNear = useEffectEvent(() => void loadMap());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadWhenNear();
      },
      { rootMargin: `${LOAD_DISTANCE_PX}px` },
    );
    if (container.current) observer.observe(container.current);
    return () => {
      observer.disconnect();
      void loading.current?.then((loaded) => loaded?.remove());
      loading.current = null;
    };
  }, []);

  return {
    container,
    map,
    hasFailed,
    tilesState,
    zoom,
    loadMap,
    /** The visitor allows requests to the tiles' host, now and on later visits. */
    allowTiles: () => {
      storeValue(TILES_KEY, ALLOWED);
      setTilesState('waiting');
      void loadMap();
    },
  };
}
