import AddIcon from '@fluentui/svg-icons/icons/add_20_regular.svg?react';
import EarthIcon from '@fluentui/svg-icons/icons/earth_20_regular.svg?react';
import SubtractIcon from '@fluentui/svg-icons/icons/subtract_20_regular.svg?react';
import { Fragment, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';

import { useHydrated } from '~/portal/browser/hydrated';
import { Link, navigate, useLocation } from '~/portal/browser/router';
import { Button } from '~/portal/components/button';
import { StaticMarkup } from '~/portal/features/static-markup';
import { useAddress, type T } from '~/portal/i18n/t';
import type { data, Place } from './data';
import type { LiveMap, ZoomState } from './live-map';
import { groupsOfPins, PIN } from './mercator';
import { PlacesList } from './places-list';
import { Arcs, Pin, PIN_CLASS, StaticMap } from './static-map';
import { useLiveMap } from './use-live-map';
import styles from './world-map.module.css';

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
  arcs,
  current,
  view,
  tiles,
}: Pick<ReturnType<typeof data>, 'places' | 'arcs' | 'current' | 'view' | 'tiles'> & { t: T }) {
  const hydrated = useHydrated();
  const choose = (place: number | null) => storePlace(places[place ?? -1]?.key ?? null);
  const wanted = new URLSearchParams(useLocation().search).get('place');
  const named = places.findIndex(({ key }) => key === wanted);
  const found = named === -1 ? places.findIndex(({ city }) => city === wanted) : named;
  const chosen = found === -1 ? null : found;

  /** The place that was pressed on the map, so that the map need not move to it. */
  const pressed = useRef<number | null>(null);
  const { container, map, hasFailed, tilesState, zoom, loadMap, allowTiles } = useLiveMap(
    places,
    view,
    tiles,
    (place, at) => {
      const near = groupsOfPins(places, at);
      // Of several cities at a pin, one with roles is chosen.
      const ofPin = [...places.keys()].filter((one) => place !== null && near[one] === near[place]);
      const pin = ofPin.find((one) => places[one]?.roles.length) ?? place;
      if (pin === chosen) return;
      pressed.current = pin;
      choose(pin);
    },
  );
  const groups = useMemo(() => groupsOfPins(places, zoom.zoom), [places, zoom.zoom]);
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
            arcs={arcs}
            chosen={chosen}
            current={current?.place ?? null}
            isLive={map !== null}
            label={t('global-presence.map')}
            places={places}
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
          {map && createPortal(<Arcs arcs={arcs} chosen={chosen} />, map.arcs)}
          {map && (
            <LivePins
              chosen={chosen}
              current={current?.place ?? null}
              groups={groups}
              pins={map.pins}
              places={places}
            />
          )}
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
        <div className={styles['caption']}>
          <p>
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
      <PlacesList
        chosen={chosen}
        onShow={
          hydrated
            ? (at) => {
                choose(at);
                // The map may have been moved since.
                if (at === chosen) void loadMap().then((loaded) => loaded?.show(at, true));
              }
            : null
        }
        places={places}
        t={t}
      />
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
  chosen,
  current,
}: {
  pins: readonly HTMLElement[];
  places: readonly Place[];
  groups: readonly number[];
  chosen: number | null;
  current: number | null;
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
          aria-current={at === current ? 'location' : undefined}
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
