import { site } from '~/portal/site-data';

import type { FirstMap, Place } from './data';
import shapes from './map-shapes.module.css';
import { MAP_HEIGHT_PX, MAP_TOP_PX, PIN, WORLD_PX } from './mercator';
import type { Scene } from './scene';
import styles from './static-map.module.css';

/** The classes of the drawing, which the interactive map has too. */
export const WORLD_CLASS = shapes['land'] ?? '';
export const PIN_CLASS = shapes['pin'];

/** The drawing of a marker. */
export const Pin = () => (
  <>
    <path d={PIN.outline} />
    <circle cx={PIN.eye.x} cy={PIN.eye.y} r={PIN.eye.radius} />
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
 * The static map, identical to Leaflet's first view. It stays if Leaflet or scripts do not load. The style sheet
 * shows the one for the width. It is printed also when Leaflet has replaced it.
 */
export function StaticMap({
  maps,
  label,
  isLive,
  places,
  scene,
  moves,
}: {
  maps: readonly FirstMap[];
  label: string;
  isLive: boolean;
  places: readonly Place[];
  scene: Scene;
  moves: readonly string[];
}) {
  const { chosen, current, later } = scene;
  return (
    <div
      aria-label={label}
      className={styles['frame']}
      data-live={isLive || undefined}
      data-print="map"
      role="group"
    >
      {maps.map(({ below, view: { world }, pins }) => (
        <svg
          className={styles['map']}
          data-below={below ?? undefined}
          height={MAP_HEIGHT_PX}
          key={below}
          viewBox={`0 ${MAP_TOP_PX} ${WORLD_PX} ${MAP_HEIGHT_PX}`}
          width={WORLD_PX}
        >
          <image
            className={WORLD_CLASS}
            height={world.size}
            href={site().worldMap}
            width={world.size}
            x={world.x}
            y={world.y}
          />
          <g transform={`translate(${world.x} ${world.y}) scale(${world.size / WORLD_PX})`}>
            <Arcs isLive={false} moves={moves} scene={scene} />
          </g>
          {pins
            .map((pin, at) => ({ ...pin, at }))
            .filter(({ at }) => !later.has(at))
            // The current place in front, then the southern ones.
            .toSorted(
              (one, other) =>
                Number(one.at === current?.place) - Number(other.at === current?.place) || one.y - other.y,
            )
            .map(({ x, y, at }) => (
              <g
                aria-current={at === current?.place ? 'location' : undefined}
                className={PIN_CLASS}
                data-chosen={at === chosen || undefined}
                key={at}
                role="img"
                transform={`translate(${x - PIN.tip.x} ${y - PIN.tip.y})`}
              >
                <title>{places[at]?.name}</title>
                <Pin />
              </g>
            ))}
        </svg>
      ))}
    </div>
  );
}
