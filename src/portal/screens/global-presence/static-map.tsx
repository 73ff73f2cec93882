import { site } from '~/portal/site-data';

import type { data, Place } from './data';
import shapes from './map-shapes.module.css';
import { MAP_ZOOM, mercator, PIN, WORLD_PX, type Coordinates } from './mercator';
import styles from './static-map.module.css';

/** The classes of the drawing, which the interactive map has too. */
export const WORLD_CLASS = shapes['land'] ?? '';
export const PIN_CLASS = shapes['pin'];

type Slice = ReturnType<typeof data>;

/** The drawing of a marker. */
export const Pin = () => (
  <>
    <path d={PIN.outline} />
    <circle cx={PIN.eye.x} cy={PIN.eye.y} r={PIN.eye.radius} />
  </>
);

/** The moves of a career. Those of the chosen place are wider. */
export const Arcs = ({ arcs, chosen }: Pick<Slice, 'arcs'> & { chosen: number | null }) =>
  arcs.map(({ path, name, ends }) => (
    <g
      className={shapes['arc']}
      data-chosen={(chosen !== null && ends.includes(chosen)) || undefined}
      key={path}
      role="img"
    >
      <title>{name}</title>
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
  arcs,
  label,
  isLive,
  places,
  chosen,
  current,
}: Pick<Slice, 'view' | 'arcs'> & {
  label: string;
  isLive: boolean;
  places: readonly Place[];
  chosen: number | null;
  /** The present place. */ current: number | null;
}) {
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
          <Arcs arcs={arcs} chosen={chosen} />
        </svg>
        {places
          .map((place, at) => ({ ...place, at }))
          // The present place in front, then the southern ones.
          .toSorted(
            (one, other) =>
              Number(one.at === current) - Number(other.at === current) || other.latitude - one.latitude,
          )
          .map(({ name, at, ...place }) => (
            <svg key={at} {...placed(place)}>
              <g
                aria-current={at === current ? 'location' : undefined}
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
