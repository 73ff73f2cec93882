import { site } from '~/portal/site-data';

import type { MapView, Place } from './data';
import shapes from './map-shapes.module.css';
import { MAP_ZOOM, mercator, PIN, WORLD_PX, type Coordinates } from './mercator';
import type { Scene } from './scene';
import styles from './static-map.module.css';

/** The classes of the drawing, which the interactive map has too. */
export const WORLD_CLASS = shapes['land'] ?? '';
export const PIN_CLASS = shapes['pin'];

/** The drawing of a marker, in the size of `PIN`. */
export const Pin = () => (
  <>
    <path d="M12 31C9 24.5 3 17.5 3 11a9 9 0 0 1 18 0c0 6.5-6 13.5-9 20z" />
    <circle cx="12" cy="11" r="3.5" />
  </>
);

/** The arcs of a career; buttons on the interactive map. A wide transparent line makes each easy to point at. */
export const Arcs = ({
  scene,
  moves,
  isLive,
}: {
  scene: Scene;
  /** The names of the arcs. */ moves: readonly string[];
  isLive: boolean;
}) =>
  scene.arcs.map(({ path, to, isChosen, isLater }, at) => (
    <g
      className={shapes['arc']}
      data-chosen={isChosen || undefined}
      data-later={isLater || undefined}
      data-place={isLive ? to : undefined}
      key={path}
      role={isLive ? 'button' : 'img'}
      tabIndex={isLive ? 0 : undefined}
    >
      <title>{moves[at]}</title>
      {isLive && <path d={path} />}
      <path d={path} />
    </g>
  ));

/**
 * The static map, identical to Leaflet's first view. It stays if Leaflet or scripts do not load. All places are in
 * percent of a square around the middle of the view, which narrow maps make smaller. It is printed also when Leaflet
 * has replaced it.
 */
export function StaticMap({
  view,
  label,
  isLive,
  places,
  scene,
  moves,
}: {
  view: MapView;
  label: string;
  isLive: boolean;
  places: readonly Place[];
  scene: Scene;
  moves: readonly string[];
}) {
  const { chosen, current, later } = scene;
  const scale = 2 ** (view.zoom - MAP_ZOOM) / view.width;
  const middle = mercator(view);
  const percent = (share: number) => `${Math.round(share * 1e5) / 1e3}%`;
  const placed = (point: Coordinates) => {
    const { x, y } = mercator(point);
    return { x: percent((x - middle.x) * scale + 0.5), y: percent((y - middle.y) * scale + 0.5) };
  };
  const size = percent(WORLD_PX * scale);
  return (
    <div
      aria-label={label}
      className={styles['frame']}
      data-live={isLive || undefined}
      data-print="map"
      role="group"
    >
      <svg className={styles['map']} width={view.width}>
        <svg
          height={size}
          viewBox={`0 0 ${WORLD_PX} ${WORLD_PX}`}
          width={size}
          x={percent(0.5 - middle.x * scale)}
          y={percent(0.5 - middle.y * scale)}
        >
          <image className={WORLD_CLASS} height={WORLD_PX} href={site().worldMap} width={WORLD_PX} />
          <Arcs isLive={false} moves={moves} scene={scene} />
        </svg>
        {places
          .map((place, at) => ({ ...place, at }))
          .filter(({ at }) => !later.has(at))
          // The current place in front, then the southern ones.
          .toSorted(
            (one, other) =>
              Number(one.at === current?.place) - Number(other.at === current?.place) ||
              other.latitude - one.latitude,
          )
          .map(({ name, at, ...place }) => (
            <svg key={at} {...placed(place)}>
              <g
                aria-current={at === current?.place ? 'location' : undefined}
                className={PIN_CLASS}
                data-chosen={at === chosen || undefined}
                role="img"
                transform={`translate(${-PIN.tip.x} ${-PIN.tip.y})`}
              >
                <title>{name}</title>
                <Pin />
              </g>
            </svg>
          ))}
      </svg>
    </div>
  );
}
