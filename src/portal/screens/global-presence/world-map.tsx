import { useEffect, useEffectEvent, useId } from 'react';

import { useHydrated } from '~/portal/browser/hydrated';
import { navigate, useLocation } from '~/portal/browser/router';
import type { FirstMap, Place, Tiles } from './data';
import { useT } from '~/portal/i18n/t';

import { MapCaption } from './map-caption';
import { MapControls } from './map-controls';
import { PlacesList } from './places-list';
import { StaticMap } from './static-map';
import { useLiveMap } from './use-live-map';
import styles from './world-map.module.css';

/**
 * The map with its list of places. It is complete in the static page and interactive once Leaflet is loaded.
 */
export function WorldMap({
  places,
  maps,
  tiles,
}: {
  places: readonly Place[];
  maps: readonly FirstMap[];
  tiles: Tiles | null;
}) {
  const t = useT();
  const hydrated = useHydrated();
  const { container, state, tilesState, zoomLimits, loadMap, allowTiles } = useLiveMap(places, maps, tiles);
  const keys = useId();
  const live = state === 'ready';
  // The chosen place is in the address, to which the list of all resources links.
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('place');
  const found = places.findIndex(({ name, city }) => name === wanted || city === wanted);
  const chosen = found === -1 ? null : found;

  const show = useEffectEvent(async (at: number) => {
    // On a phone the list is below the map.
    container.current?.scrollIntoView({ block: 'nearest' });
    const map = await loadMap();
    map?.show(at);
  });
  useEffect(() => {
    if (chosen !== null) void show(chosen);
  }, [chosen]);
  const choose = (place: string | null) => {
    const parameters = place === null ? '' : new URLSearchParams({ place }).toString();
    navigate({ search: parameters }, { replace: true, preventScrollReset: true });
    // The map may have been moved since.
    if (chosen !== null && place === wanted) void loadMap().then((map) => map?.show(chosen));
  };

  return (
    <div className={styles['columns']}>
      <div className={styles['map']}>
        <div className={styles['box']}>
          {!live && <StaticMap chosen={chosen} maps={maps} places={places} />}
          <div
            aria-describedby={live ? keys : undefined}
            aria-label={live ? t('global-presence.map') : undefined}
            className={styles['live']}
            data-live={live || undefined}
            ref={container}
            role={live ? 'group' : undefined}
          />
          {hydrated && state !== 'failed' && (
            <MapControls
              limits={zoomLimits}
              onShowAll={() => {
                choose(null);
                void loadMap().then((map) => map?.showAll());
              }}
              onZoom={(steps) => void loadMap().then((map) => map?.zoomBy(steps))}
            />
          )}
        </div>
        <MapCaption onAllow={allowTiles} state={state} tiles={tiles} tilesState={tilesState} />
        <p hidden id={keys}>
          {t('global-presence.keys')}
        </p>
      </div>
      <PlacesList chosen={chosen} onShow={hydrated ? choose : null} places={places} />
      <p className="visually-hidden" role="status">
        {live && chosen !== null && t('global-presence.moved', { name: places[chosen]?.name ?? '' })}
      </p>
    </div>
  );
}
