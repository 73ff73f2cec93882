import { useCallback, useEffect, useRef, useState } from 'react';

import { importWithRetry } from '~/portal/browser/import-with-retry';
import { recall, remember } from '~/portal/browser/storage';
import { trustLeafletsOwnHtml } from '~/portal/browser/trusted-types';
import type { Place, Side, Tiles } from '~/portal/lib/global-presence';

import { DRAWING } from './drawing';
import type { LiveMap } from './live-map';
import type { TilesAnswer } from './street-tiles';

/** Leaflet sets out when the map is this near the view, px. */
const NEAR_PX = 100;
const TILES_KEY = 'portalfolio.tiles';
const ALLOWED = 'allowed';

export type MapState = 'waiting' | 'live' | 'failed';
export type TilesState = 'off' | 'ask' | 'waiting' | TilesAnswer;

async function load(container: HTMLElement, places: readonly Place[], side: Side): Promise<LiveMap> {
  trustLeafletsOwnHtml();
  const { createLiveMap } = await importWithRetry(() => import('./live-map'));
  return createLiveMap(container, places, side, DRAWING);
}

const firstState = (tiles: Tiles | null): TilesState => {
  if (!tiles) return 'off';
  return tiles.atOnce ? 'waiting' : 'ask';
};

/** Brings Leaflet when its box nears the view, or when it is asked for something first. */
export function useLiveMap(places: readonly Place[], side: Side, tiles: Tiles | null) {
  const container = useRef<HTMLDivElement>(null);
  const coming = useRef<Promise<LiveMap | null> | null>(null);
  /** A box holds one map at a time. */
  const leaving = useRef<Promise<void>>(undefined);
  const [state, setState] = useState<MapState>('waiting');
  const [tilesState, setTilesState] = useState<TilesState>(firstState(tiles));

  /** The map, or null when it cannot come. */
  const arrive = useCallback(async (): Promise<LiveMap | null> => {
    const box = container.current;
    if (!box) return null;
    coming.current ??= Promise.resolve(leaving.current)
      .then(() => load(box, places, side))
      .catch(() => null);
    const expected = coming.current;
    const map = await expected;
    // The page may have been left meanwhile.
    if (coming.current !== expected) return null;
    setState(map ? 'live' : 'failed');
    // ParsedFilters again, it tries again.
    if (!map) coming.current = null;
    if (tiles && (tiles.atOnce || recall(TILES_KEY) === ALLOWED)) map?.showTiles(tiles.url, setTilesState);
    return map;
  }, [places, side, tiles]);

  useEffect(() => {
    const box = container.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void arrive();
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
      const gone = coming.current;
      coming.current = null;
      leaving.current = gone?.then((map) => map?.remove());
    };
  }, [arrive]);

  return {
    container,
    state,
    tilesState,
    arrive,
    /** The visitor lets the tiles' host be asked, now and on later visits. */
    allowTiles: () => {
      remember(TILES_KEY, ALLOWED);
      setTilesState('waiting');
      void arrive();
    },
  };
}
