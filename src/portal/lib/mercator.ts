export type Coordinates = { latitude: number; longitude: number };

/** Edge of the whole world at the map's first zoom, px: tiles of 256 px, four in a row. */
export const WORLD_PX = 1024;
/** Where Web Mercator cuts the world into a square. */
export const NORTHMOST = 85.0511287798;

/** What the map shows first, at zoom 2 (spec §9). */
export const MAP_CENTRE: Coordinates = { latitude: 20, longitude: 0 };
export const MAP_ZOOM = 2;
export const MAP_HEIGHT_PX = 500;
/** A marker, px: its tip is the middle of its lower edge. */
export const PIN_SIZE = { width: 24, height: 32 } as const;

/** Web Mercator, as tiles have it: px from the world's north-west corner. */
export function mercator({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const north = Math.min(Math.max(latitude, -NORTHMOST), NORTHMOST);
  const stretched = Math.log(Math.tan(Math.PI / 4 + (north * Math.PI) / 360));
  return {
    x: WORLD_PX * (0.5 + longitude / 360),
    y: WORLD_PX * (0.5 - stretched / (2 * Math.PI)),
  };
}

/** The world's px that stands at the box's upper edge, whatever the box's width. */
export const MAP_TOP_PX = Math.round(mercator(MAP_CENTRE).y - MAP_HEIGHT_PX / 2);
