import { useCallback, useEffect, useRef, useState } from 'react';

import { importWithRetry } from '~/portal/browser/import-with-retry';
import { navigate } from '~/portal/browser/router';
import { storedValue, storeValue } from '~/portal/browser/storage';
import { hrefOf } from '~/portal/addresses/base-path';
import type { FirstMap, Place, Tiles } from './data';
import { MAP_ZOOM } from './mercator';
import { useAddress } from '~/portal/i18n/t';
import { MAP_SHAPES } from './static-map';
import type { LiveMap, MapLinks, ZoomLimits } from './live-map';
import type { TilesAnswer } from './map-layers';

type Policy = { createHTML: (text: string) => string };
type Factory = { defaultPolicy: unknown; createPolicy: (name: string, policy: Policy) => unknown };

/** The only HTML that Leaflet writes on the map: its feature test for SVG. */
const HARMLESS: ReadonlySet<string> = new Set(['<svg/>']);

/**
 * The page's policy (CSP) rejects all HTML strings. This default policy allows the one of Leaflet, and must
 * exist before Leaflet loads. Browsers without trusted types need none.
 */
function trustLeafletsOwnHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML(text) {
      if (HARMLESS.has(text)) return text;
      throw new TypeError('This text may not be written as HTML.');
    },
  });
}

/** Leaflet is loaded at this distance from the viewport, px. */
const LOAD_DISTANCE_PX = 100;
const TILES_KEY = 'portalfolio.tiles';
const ALLOWED = 'allowed';

export type MapState = 'idle' | 'ready' | 'failed';
export type TilesState = 'off' | 'ask' | 'waiting' | TilesAnswer;

async function load(
  container: HTMLElement,
  places: readonly Place[],
  maps: readonly FirstMap[],
  links: MapLinks,
  onZoom: (limits: ZoomLimits) => void,
): Promise<LiveMap> {
  trustLeafletsOwnHtml();
  const { createLiveMap } = await importWithRetry(() => import('./live-map'));
  return createLiveMap(container, places, maps, MAP_SHAPES, links, onZoom);
}

const firstState = (tiles: Tiles | null): TilesState => {
  if (!tiles) return 'off';
  return tiles.atOnce ? 'waiting' : 'ask';
};

/** Loads Leaflet when the map is near the viewport or on its first use. */
export function useLiveMap(
  places: readonly Place[],
  maps: readonly FirstMap[],
  tiles: Tiles | null,
  onChoose: (place: number | null) => void,
) {
  const container = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<LiveMap | null> | null>(null);
  /** An element can contain only one map at a time. */
  const removal = useRef<Promise<void>>(undefined);
  const [state, setState] = useState<MapState>('idle');
  const [zoomLimits, setZoomLimits] = useState<ZoomLimits>({
    farthest: maps.every(({ view }) => view.zoom <= MAP_ZOOM),
    closest: false,
  });
  const experience = useAddress()('experience');
  const [tilesState, setTilesState] = useState<TilesState>(firstState(tiles));

  /** The map, or null if it fails to load. */
  const loadMap = useCallback(async (): Promise<LiveMap | null> => {
    const box = container.current;
    if (!box) return null;
    const links: MapLinks = {
      addressOf: (role) => hrefOf(`${experience}#${role}`),
      open: (role) => navigate(`${experience}#${role}`),
      choose: onChoose,
    };
    loading.current ??= Promise.resolve(removal.current)
      .then(() => load(box, places, maps, links, setZoomLimits))
      .catch(() => null);
    const expected = loading.current;
    const map = await expected;
    // The page may have been left meanwhile.
    if (loading.current !== expected) return null;
    setState(map ? 'ready' : 'failed');
    // The next call tries again.
    if (!map) loading.current = null;
    if (tiles && (tiles.atOnce || storedValue(TILES_KEY) === ALLOWED))
      map?.showTiles(tiles.url, setTilesState);
    return map;
  }, [experience, maps, onChoose, places, tiles]);

  useEffect(() => {
    const box = container.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void loadMap();
      },
      { rootMargin: `${LOAD_DISTANCE_PX}px` },
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
      const previous = loading.current;
      loading.current = null;
      removal.current = previous?.then((map) => map?.remove());
    };
  }, [loadMap]);

  return {
    container,
    state,
    tilesState,
    zoomLimits,
    loadMap,
    /** The visitor allows requests to the tiles' host, now and on later visits. */
    allowTiles: () => {
      storeValue(TILES_KEY, ALLOWED);
      setTilesState('waiting');
      void loadMap();
    },
  };
}
