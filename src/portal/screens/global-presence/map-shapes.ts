import { MAP_ZOOM, NORTHMOST, PIN_SIZE, WORLD_PX } from './mercator';
import { site } from '~/portal/site-data';

import styles from './map-shapes.module.css';

/** The shape of the markers, px. */
export const PIN = {
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
  pinClass: styles['pin'] ?? '',
  arc: { ...ARC_PX, class: styles['arc'] ?? '', world: WORLD_PX },
  landClass: styles['land'] ?? '',
} as const;

export type MapShapes = typeof MAP_SHAPES;
