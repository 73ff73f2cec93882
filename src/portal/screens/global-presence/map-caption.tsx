import { Fragment } from 'react';

import { useHydrated } from '~/portal/browser/hydrated';
import type { Tiles } from './data';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import styles from './map-caption.module.css';
import type { MapState, TilesState } from './use-live-map';

/** The caption of the map: errors, the request for tiles, and the attribution. */
export function MapCaption({
  state,
  tiles,
  tilesState,
  onAllow,
}: {
  state: MapState;
  tiles: Tiles | null;
  tilesState: TilesState;
  onAllow: () => void;
}) {
  const t = useT();
  const hydrated = useHydrated();
  const needsConsent = hydrated && tiles && tilesState === 'ask' && state !== 'failed';
  const credited = tiles && (tilesState === 'shown' || tilesState === 'partly');
  return (
    <div className={styles['caption']}>
      {needsConsent && (
        <p className={styles['ask']}>
          <Button onClick={onAllow}>{t('global-presence.showTiles')}</Button>
          <span>{t('global-presence.tilesFrom', { host: tiles.host })}</span>
        </p>
      )}
      <p role="status">
        {state === 'failed' && t('global-presence.fixed')}
        {state !== 'failed' && tilesState === 'partly' && t('global-presence.someTiles')}
      </p>
      {credited && (
        <p className={styles['credits']}>
          {tiles.credits.map(({ text, href }) => (
            <Fragment key={text}>
              {href ? (
                <a href={href} rel="noreferrer" target="_blank">
                  {text}
                </a>
              ) : (
                text
              )}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
