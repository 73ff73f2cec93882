import type { Place, Side } from '~/portal/lib/global-presence';
import type { MapView } from '~/portal/lib/map-view';
import { MAP_HEIGHT_PX, MAP_TOP_PX, WORLD_PX } from '~/portal/lib/mercator';
import { useT } from '~/portal/i18n/t';

import { MAP_SHAPES, PIN } from './map-shapes';
import styles from './static-map.module.css';

/** The static map, identical to Leaflet's first view. It stays if Leaflet or scripts do not load. */
export function StaticMap({
  places,
  chosen,
  failed,
  side,
  view: { world },
}: {
  places: readonly Place[];
  side: Side;
  view: MapView;
  chosen: number | null;
  failed: boolean;
}) {
  const t = useT();
  return (
    <div
      aria-label={t('global-presence.map')}
      className={styles['frame']}
      data-failed={failed || undefined}
      data-side={side ?? undefined}
      role="group"
    >
      <svg
        className={styles['map']}
        height={MAP_HEIGHT_PX}
        viewBox={`0 ${MAP_TOP_PX} ${WORLD_PX} ${MAP_HEIGHT_PX}`}
        width={WORLD_PX}
      >
        <image height={world.size} href={MAP_SHAPES.world} width={world.size} x={world.x} y={world.y} />
        {places.map(
          ({ name, x, y, move }) =>
            (move.x !== 0 || move.y !== 0) && (
              <path
                className={MAP_SHAPES.leaderClass}
                d={`M${x + move.x} ${y + move.y}L${x} ${y}`}
                key={`${name} ${x} ${y}`}
              />
            ),
        )}
        {places.map(({ name, x, y, move }, at) => (
          <g
            className={MAP_SHAPES.pinClass}
            data-chosen={at === chosen || undefined}
            key={`${name} ${x} ${y}`}
            role="img"
            transform={`translate(${x + move.x - PIN.tip.x} ${y + move.y - PIN.tip.y})`}
          >
            <title>{name}</title>
            <path d={PIN.outline} />
            <circle cx={PIN.eye.x} cy={PIN.eye.y} r={PIN.eye.radius} />
          </g>
        ))}
      </svg>
    </div>
  );
}
