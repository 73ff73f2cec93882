import AddIcon from '@fluentui/svg-icons/icons/add_20_regular.svg?react';
import EarthIcon from '@fluentui/svg-icons/icons/earth_20_regular.svg?react';
import PauseIcon from '@fluentui/svg-icons/icons/pause_20_regular.svg?react';
import PlayIcon from '@fluentui/svg-icons/icons/play_20_regular.svg?react';
import SubtractIcon from '@fluentui/svg-icons/icons/subtract_20_regular.svg?react';
import { Fragment, useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';

import { useHydrated } from '~/portal/browser/hydrated';
import { navigate, useLocation } from '~/portal/browser/router';
import { Button } from '~/portal/components/button';
import { useAddressQuery } from '~/portal/features/address-query';
import type { T } from '~/portal/i18n/t';
import type { FirstMap, Place, Tiles } from './data';
import type { Journey } from './journey';
import type { ZoomLimits } from './live-map';

import { PlacesList } from './places-list';
import { firstYear, namesInAddress, sceneOf, yearIn } from './scene';
import { StaticMap } from './static-map';
import { useLiveMap } from './use-live-map';
import styles from './world-map.module.css';

/** The time that a year is shown while the years play, ms. */
const YEAR_MS = 900;
/** The latest moves along an arc, which name it. */
const MOST_MOVES = 4;

/** Stores a place in the address, to which the list of all resources links. */
function storePlace(place: string | null): void {
  const { search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  if (place === null) parameters.delete('place');
  else parameters.set('place', place);
  navigate({ search: parameters.toString(), hash }, { replace: true, preventScrollReset: true });
}

/**
 * The map with its list of places. It is complete in the static page and interactive once Leaflet is loaded.
 */
export function WorldMap({
  t,
  places,
  journey,
  maps,
  tiles,
}: {
  t: T;
  places: readonly Place[];
  journey: Journey | null;
  maps: readonly FirstMap[];
  tiles: Tiles | null;
}) {
  const hydrated = useHydrated();
  const names = useMemo(() => namesInAddress(places), [places]);
  const choose = useCallback((place: number | null) => storePlace(names[place ?? -1] ?? null), [names]);
  const { container, state, tilesState, zoomLimits, loadMap, allowTiles } = useLiveMap(
    places,
    maps,
    tiles,
    choose,
  );
  const keys = useId();
  const live = state === 'ready';
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('place');
  const named = names.findIndex((name) => name === wanted);
  const found = named === -1 ? places.findIndex(({ city }) => city === wanted) : named;
  const chosen = found === -1 ? null : found;
  const [written, setWritten] = useAddressQuery('year');
  // A chosen place is shown, also if its years come later.
  const asked = yearIn(written, journey);
  const year = asked && yearIn(String(Math.max(asked, firstYear(journey, chosen) ?? 0)), journey);
  const scene = useMemo(() => sceneOf(journey, year, chosen), [journey, year, chosen]);
  const moves = useMemo(() => {
    const nameOf = (at: number) => places[at]?.city ?? '';
    return scene.arcs.map((arc) =>
      arc.moves
        .slice(-MOST_MOVES)
        .map((move) =>
          t('global-presence.move', { year: move.year, from: nameOf(move.from), to: nameOf(move.to) }),
        )
        .join('; '),
    );
  }, [places, scene, t]);

  // Before the choice, whose marker may have been hidden.
  useEffect(() => {
    if (live) void loadMap().then((map) => map?.draw(scene, moves));
  }, [live, loadMap, moves, scene]);
  const show = useEffectEvent(async (at: number) => {
    // On a phone the list is below the map.
    container.current?.scrollIntoView({ block: 'nearest' });
    const map = await loadMap();
    map?.show(at);
  });
  useEffect(() => {
    if (chosen !== null) void show(chosen);
  }, [chosen]);
  const showAll = () => {
    choose(null);
    void loadMap().then((map) => map?.showAll());
  };

  return (
    <div className={styles['columns']}>
      <div className={styles['map']}>
        <div className={styles['box']}>
          <StaticMap
            isLive={live}
            label={t('global-presence.map')}
            maps={maps}
            moves={moves}
            places={places}
            scene={scene}
          />
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
              onShowAll={showAll}
              onZoom={(steps) => void loadMap().then((map) => map?.zoomBy(steps))}
              t={t}
            />
          )}
        </div>
        {journey && journey.first < journey.last && (
          <div className={styles['years']} data-print="off">
            {hydrated && (
              <YearBar
                first={journey.first}
                last={journey.last}
                onPlay={showAll}
                onYear={(next) => {
                  if ((firstYear(journey, chosen) ?? 0) > next) choose(null);
                  setWritten(next < journey.last ? String(next) : '');
                }}
                t={t}
                year={year ?? journey.last}
              />
            )}
          </div>
        )}
        <div className={styles['caption']}>
          <p role="status">
            {scene.current &&
              t('global-presence.since', {
                year: scene.current.since,
                place: places[scene.current.place]?.name ?? '',
              })}
          </p>
          {hydrated && tiles && tilesState === 'ask' && state !== 'failed' && (
            <p className={styles['ask']}>
              <Button onClick={allowTiles}>{t('global-presence.showTiles')}</Button>
              <span>{t('global-presence.tilesFrom', { host: tiles.host })}</span>
            </p>
          )}
          <p role="status">
            {state === 'failed' && t('global-presence.fixed')}
            {state !== 'failed' && tilesState === 'partly' && t('global-presence.someTiles')}
          </p>
          {tiles && (tilesState === 'shown' || tilesState === 'partly') && (
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
        <p hidden id={keys}>
          {t('global-presence.keys')}
        </p>
      </div>
      <PlacesList
        onShow={
          hydrated
            ? (at) => {
                choose(at);
                // The map may have been moved since.
                if (at === chosen) void loadMap().then((map) => map?.show(at, true));
              }
            : null
        }
        places={places}
        scene={scene}
        t={t}
        year={year ?? journey?.last ?? null}
      />
      <p className="visually-hidden" role="status">
        {live && chosen !== null && t('global-presence.moved', { name: places[chosen]?.name ?? '' })}
      </p>
    </div>
  );
}

/** The buttons of the map. They replace Leaflet's links. */
function MapControls({
  t,
  limits,
  onZoom,
  onShowAll,
}: {
  t: T;
  limits: ZoomLimits;
  onZoom: (steps: number) => void;
  onShowAll: () => void;
}) {
  const controls = [
    {
      label: t('global-presence.zoomIn'),
      Icon: AddIcon,
      onClick: () => onZoom(1),
      refused: limits.closest ? t('global-presence.closest') : null,
    },
    {
      label: t('global-presence.zoomOut'),
      Icon: SubtractIcon,
      onClick: () => onZoom(-1),
      refused: limits.farthest ? t('global-presence.farthest') : null,
    },
    { label: t('global-presence.showAll'), Icon: EarthIcon, onClick: onShowAll, refused: null },
  ];
  return (
    <div className={styles['controls']}>
      {controls.map(({ label, Icon, onClick, refused }) => (
        <button
          aria-disabled={refused !== null || undefined}
          aria-label={label}
          className={styles['control']}
          key={label}
          onClick={refused === null ? onClick : undefined}
          title={refused ?? label}
          type="button"
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}

/** The slider and the play button of the years. The last year shows the whole career. */
function YearBar({
  t,
  first,
  last,
  year,
  onYear,
  onPlay,
}: {
  t: T;
  first: number;
  last: number;
  year: number;
  onYear: (year: number) => void;
  onPlay: () => void;
}) {
  const [playing, setPlaying] = useState(false);
  const label = t(playing ? 'global-presence.pause' : 'global-presence.play');
  const step = useEffectEvent(() => {
    onYear(year + 1);
    if (year + 1 >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => step(), YEAR_MS);
    return () => clearInterval(timer);
  }, [playing]);
  const toggle = () => {
    setPlaying(!playing);
    if (playing) return;
    onPlay();
    if (year === last) onYear(first);
  };
  return (
    <>
      <button aria-label={label} className={styles['play']} onClick={toggle} title={label} type="button">
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <input
        aria-label={t('global-presence.year')}
        aria-valuetext={String(year)}
        max={last}
        min={first}
        onChange={({ target }) => {
          setPlaying(false);
          onYear(target.valueAsNumber);
        }}
        type="range"
        value={year}
      />
      <span aria-hidden="true">{year}</span>
    </>
  );
}
