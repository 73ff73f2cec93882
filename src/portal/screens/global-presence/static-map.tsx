import type { FirstMap, Place } from './data';
import { MAP_HEIGHT_PX, MAP_TOP_PX, WORLD_PX, MAP_ZOOM, NORTHMOST, PIN_SIZE } from './mercator';
import type { Scene } from './scene';
import styles from './static-map.module.css';
import { site } from '~/portal/site-data';
import shapeStyles from './map-shapes.module.css';

/** The shape of the markers, px. */
const PIN = {
  ...PIN_SIZE,
  /** The tip, which is on the place. */
  tip: { x: 12, y: 31 },
  outline: 'M12 31C9 24.5 3 17.5 3 11a9 9 0 0 1 18 0c0 6.5-6 13.5-9 20z',
  eye: { x: 12, y: 11, radius: 3.5 },
} as const;

/** The width of an arc and of the area around it that answers the pointer, px. */
const ARC_PX = { line: 2, chosen: 4, target: 24 } as const;

/**
 * The drawing shared by the static map and Leaflet's. It is passed to Leaflet's module, because an import
 * would need another file.
 */
export const MAP_SHAPES = {
  get world() {
    return site().worldMap;
  },
  /** The farthest zoom. */ zoom: MAP_ZOOM,
  northmost: NORTHMOST,
  pin: PIN,
  pinClass: shapeStyles['pin'] ?? '',
  arc: { ...ARC_PX, class: shapeStyles['arc'] ?? '', world: WORLD_PX },
  landClass: shapeStyles['land'] ?? '',
} as const;

export type MapShapes = typeof MAP_SHAPES;

type Content = {
  places: readonly Place[];
  scene: Scene;
  /** The names of the arcs. */ moves: readonly string[];
};

/**
 * The static map, identical to Leaflet's first view. It stays if Leaflet or scripts do not load. The style sheet
 * shows the one for the width. It is printed also when Leaflet has replaced it.
 */
export function StaticMap({
  maps,
  label,
  isLive,
  ...content
}: Content & { maps: readonly FirstMap[]; label: string; isLive: boolean }) {
  return (
    <div
      aria-label={label}
      className={styles['frame']}
      data-live={isLive || undefined}
      data-print="map"
      role="group"
    >
      {maps.map((map) => (
        <World key={map.below ?? 'widest'} map={map} {...content} />
      ))}
    </div>
  );
}

function World({
  places,
  scene: { chosen, current, later, arcs },
  moves,
  map: {
    below,
    view: { world },
    pins,
  },
}: Content & { map: FirstMap }) {
  const scale = world.size / WORLD_PX;
  return (
    <svg
      className={styles['map']}
      data-below={below ?? undefined}
      height={MAP_HEIGHT_PX}
      viewBox={`0 ${MAP_TOP_PX} ${WORLD_PX} ${MAP_HEIGHT_PX}`}
      width={WORLD_PX}
    >
      <image
        className={MAP_SHAPES.landClass}
        height={world.size}
        href={MAP_SHAPES.world}
        width={world.size}
        x={world.x}
        y={world.y}
      />
      <g transform={`translate(${world.x} ${world.y}) scale(${scale})`}>
        {arcs.map(({ path, isChosen, isLater }, at) => (
          <g
            className={MAP_SHAPES.arc.class}
            data-chosen={isChosen || undefined}
            data-later={isLater || undefined}
            key={path}
            role="img"
          >
            <title>{moves[at]}</title>
            <path
              d={path}
              pathLength={1}
              strokeWidth={MAP_SHAPES.arc[isChosen ? 'chosen' : 'line'] / scale}
            />
          </g>
        ))}
      </g>
      {pins
        .map((pin, at) => ({ ...pin, at }))
        .filter(({ at }) => !later.has(at))
        // The current place in front, then the southern ones, as in Leaflet.
        .toSorted(
          (one, other) =>
            Number(one.at === current?.place) - Number(other.at === current?.place) || one.y - other.y,
        )
        .map(({ x, y, at }) => (
          <g
            aria-current={at === current?.place ? 'location' : undefined}
            className={MAP_SHAPES.pinClass}
            data-chosen={at === chosen || undefined}
            key={at}
            role="img"
            transform={`translate(${x - PIN.tip.x} ${y - PIN.tip.y})`}
          >
            <title>{places[at]?.name}</title>
            <path d={PIN.outline} />
            <circle cx={PIN.eye.x} cy={PIN.eye.y} r={PIN.eye.radius} />
          </g>
        ))}
    </svg>
  );
}
