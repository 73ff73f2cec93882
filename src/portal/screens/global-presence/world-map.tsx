import { useId, useState } from 'react';

import { useHydrated } from '~/portal/browser/hydrated';
import type { FirstMap, Place, Tiles } from '~/portal/lib/global-presence';
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
  const { container, state, tilesState, loadMap, allowTiles } = useLiveMap(places, maps, tiles);
  const [chosen, setChosen] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const keys = useId();
  const live = state === 'ready';

  async function show(at: number) {
    setChosen(at);
    // On a phone the list is below the map.
    container.current?.scrollIntoView({ block: 'nearest' });
    const map = await loadMap();
    map?.show(at);
    setAnnouncement(map ? t('global-presence.moved', { name: places[at]?.name ?? '' }) : '');
  }

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
              onShowAll={() => {
                setChosen(null);
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
      <PlacesList chosen={chosen} onShow={hydrated ? (at) => void show(at) : null} places={places} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
