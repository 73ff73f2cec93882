import type { FirstMap, Place } from './data';
import { MAP_HEIGHT_PX, MAP_TOP_PX, WORLD_PX } from './mercator';
import { useT } from '~/portal/i18n/t';

import { MAP_SHAPES, PIN } from './map-shapes';
import styles from './static-map.module.css';

/**
 * The static map, identical to Leaflet's first view. It stays if Leaflet or scripts do not load. The style sheet
 * shows the one for the width.
 */
export function StaticMap({
  places,
  chosen,
  maps,
}: {
  places: readonly Place[];
  maps: readonly FirstMap[];
  chosen: number | null;
}) {
  const t = useT();
  return (
    <div aria-label={t('global-presence.map')} className={styles['frame']} role="group">
      {maps.map((map) => (
        <World chosen={chosen} key={map.below ?? 'widest'} map={map} places={places} />
      ))}
    </div>
  );
}

function World({
  places,
  chosen,
  map: {
    below,
    view: { world },
    pins,
  },
}: {
  places: readonly Place[];
  map: FirstMap;
  chosen: number | null;
}) {
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
      {pins
        .map((pin, at) => ({ ...pin, at }))
        // The southern ones in front, as in Leaflet.
        .toSorted((one, other) => one.y - other.y)
        .map(({ x, y, at }) => (
          <g
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
