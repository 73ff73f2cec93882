import AddIcon from '@fluentui/svg-icons/icons/add_20_regular.svg?react';
import EarthIcon from '@fluentui/svg-icons/icons/earth_20_regular.svg?react';
import PauseIcon from '@fluentui/svg-icons/icons/pause_20_regular.svg?react';
import PlayIcon from '@fluentui/svg-icons/icons/play_20_regular.svg?react';
import SubtractIcon from '@fluentui/svg-icons/icons/subtract_20_regular.svg?react';
import { Fragment, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { useHydrated } from '~/portal/browser/hydrated';
import { Link, navigate, useLocation } from '~/portal/browser/router';
import { Button } from '~/portal/components/button';
import { useAddressQuery } from '~/portal/features/address-query';
import { StaticMarkup } from '~/portal/features/static-markup';
import { useAddress, type T } from '~/portal/i18n/t';
import type { data, Place } from './data';
import type { LiveMap, ZoomState } from './live-map';
import { groupsOfPins, PIN } from './mercator';
import { PlacesList } from './places-list';
import { firstYear, movesOf, sceneOf, yearIn, type Scene } from './scene';
import { Arcs, Pin, PIN_CLASS, StaticMap } from './static-map';
import { useLiveMap } from './use-live-map';
import styles from './world-map.module.css';

/** The time that a year is shown while the years play, ms. */
const YEAR_MS = 900;

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
  view,
  tiles,
}: Pick<ReturnType<typeof data>, 'places' | 'journey' | 'view' | 'tiles'> & { t: T }) {
  const hydrated = useHydrated();
  const choose = (place: number | null) => storePlace(places[place ?? -1]?.key ?? null);
  const wanted = new URLSearchParams(useLocation().search).get('place');
  const named = places.findIndex(({ key }) => key === wanted);
  const found = named === -1 ? places.findIndex(({ city }) => city === wanted) : named;
  const chosen = found === -1 ? null : found;
  const [written, setWritten] = useAddressQuery('year');
  // A chosen place is shown, also if its years come later.
  const writtenYear = yearIn(written, journey);
  const year = writtenYear && yearIn(String(Math.max(writtenYear, firstYear(journey, chosen) ?? 0)), journey);
  const scene = useMemo(() => sceneOf(journey, year, chosen), [journey, year, chosen]);
  const { current, later } = scene;
  const moves = useMemo(() => movesOf(scene, places, t), [places, scene, t]);
  const shownYear = year ?? journey?.last ?? null;

  /** The place that was pressed on the map, so that the map need not move to it. */
  const pressed = useRef<number | null>(null);
  const { container, map, hasFailed, tilesState, zoom, loadMap, allowTiles } = useLiveMap(
    places,
    view,
    tiles,
    (place, isPin, at) => {
      if (!isPin && place !== null) return showPlace(place);
      const groups = groupsOfPins(places, at, later);
      // Of several cities at a pin, one with roles is chosen.
      const ofPin = [...places.keys()].filter((one) => place !== null && groups[one] === groups[place]);
      const pin = ofPin.find((one) => places[one]?.roles.length) ?? place;
      if (pin === chosen) return;
      pressed.current = pin;
      choose(pin);
    },
  );
  const groups = useMemo(() => groupsOfPins(places, zoom.zoom, later), [places, zoom.zoom, later]);
  const inPopup = places.filter((_, at) => at === chosen || groups[at] === groups[chosen ?? -1]);

  const show = useEffectEvent(async (at: number) => {
    // On a phone the list is below the map.
    container.current?.scrollIntoView({ block: 'nearest' });
    const loaded = await loadMap();
    loaded?.show(at, pressed.current !== at);
    pressed.current = null;
  });
  useEffect(() => {
    if (chosen === null) map?.closePopup();
    else void show(chosen);
  }, [chosen, map]);
  function showPlace(at: number) {
    choose(at);
    // The map may have been moved since.
    if (at === chosen) void loadMap().then((loaded) => loaded?.show(at, true));
  }
  const showAll = () => {
    choose(null);
    void loadMap().then((loaded) => loaded?.showAll());
  };
  const keys = useId();

  return (
    <div className={styles['columns']}>
      <div className={styles['map']}>
        <div className={styles['box']}>
          <StaticMap
            isLive={map !== null}
            label={t('global-presence.map')}
            moves={moves}
            places={places}
            scene={scene}
            view={view}
          />
          <div
            aria-describedby={map ? keys : undefined}
            aria-label={map ? t('global-presence.map') : undefined}
            className={styles['live']}
            data-live={map !== null || undefined}
            ref={container}
            role={map ? 'group' : undefined}
          />
          {map && createPortal(<Arcs isLive moves={moves} scene={scene} />, map.arcs)}
          {map && <LivePins groups={groups} pins={map.pins} places={places} scene={scene} />}
          {map && chosen !== null && (
            <LivePopup key={inPopup.map(({ name }) => name).join()} map={map} places={inPopup} />
          )}
          {hydrated && !hasFailed && (
            <MapControls
              limits={zoom}
              onShowAll={showAll}
              onZoom={(steps) => void loadMap().then((loaded) => loaded?.zoomBy(steps))}
              t={t}
            />
          )}
        </div>
        {journey && shownYear !== null && journey.first < journey.last && (
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
                year={shownYear}
              />
            )}
          </div>
        )}
        <div className={styles['caption']}>
          <p role="status">
            {current &&
              t('global-presence.since', {
                year: current.since,
                place: places[current.place]?.name ?? '',
              })}
          </p>
          {hydrated && tiles && tilesState === 'ask' && !hasFailed && (
            <p className={styles['ask']}>
              <Button onClick={allowTiles}>{t('global-presence.showTiles')}</Button>
              <span>{t('global-presence.tilesFrom', { host: tiles.host })}</span>
            </p>
          )}
          <p role="status">{hasFailed && t('global-presence.fixed')}</p>
          {tiles && tilesState === 'shown' && (
            <div className={styles['credits']}>
              <StaticMarkup parts={tiles.credits} />
            </div>
          )}
        </div>
        <p hidden id={keys}>
          {t('global-presence.keys')}
        </p>
      </div>
      <PlacesList onShow={hydrated ? showPlace : null} places={places} scene={scene} t={t} year={shownYear} />
      <p className="visually-hidden" role="status">
        {map && chosen !== null && t('global-presence.moved', { name: places[chosen]?.name ?? '' })}
      </p>
    </div>
  );
}

/** The pins as buttons in the elements of the interactive map. */
function LivePins({
  pins,
  places,
  groups,
  scene: { chosen, current },
}: {
  pins: readonly HTMLElement[];
  places: readonly Place[];
  groups: readonly number[];
  scene: Scene;
}) {
  const focused = useRef<number | null>(null);
  // A pin that covers another one at a farther zoom has its focus.
  useEffect(() => {
    const leader = groups[focused.current ?? -1] ?? -1;
    if (document.activeElement === document.body) pins[leader]?.querySelector('button')?.focus();
  }, [groups, pins]);
  return pins.map(
    (pin, at) =>
      groups[at] === at &&
      createPortal(
        <button
          aria-current={at === current?.place ? 'location' : undefined}
          aria-label={places
            .filter((_, other) => groups[other] === at)
            .map(({ name }) => name)
            .join('; ')}
          className={PIN_CLASS}
          data-chosen={at === chosen || undefined}
          data-place={at}
          onBlur={() => (focused.current = null)}
          onFocus={() => (focused.current = at)}
          type="button"
        >
          <svg aria-hidden="true" height={PIN.height} width={PIN.width}>
            <Pin />
          </svg>
        </button>,
        pin,
        String(at),
      ),
  );
}

/** The popup of the interactive map: city, country and roles of each place at a pin. */
function LivePopup({ map, places }: { map: LiveMap; places: readonly Place[] }) {
  const experience = useAddress()('experience');
  useEffect(() => map.updatePopup(), [map]);
  return createPortal(
    places.map(({ name, city, country, roles }) => (
      <Fragment key={name}>
        <p>
          <strong>{city}</strong>
          {country && country !== city && (
            <>
              <br />
              {country}
            </>
          )}
        </p>
        {roles.length > 0 && (
          <ul>
            {roles.map(({ id, title, company, period }) => (
              <li key={id}>
                <Link to={`${experience}#${id}`}>{title}</Link>
                <br />
                {company}
                {company && period && ' · '}
                <span>{period}</span>
              </li>
            ))}
          </ul>
        )}
      </Fragment>
    )),
    map.popup,
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
  limits: ZoomState;
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
