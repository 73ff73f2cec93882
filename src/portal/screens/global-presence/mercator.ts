type Point = { x: number; y: number };
export type Coordinates = { latitude: number; longitude: number };

/** Width of the world at the map's first zoom, px: four tiles of 256 px in a row. */
export const WORLD_PX = 1024;
/** The latitude limit of Web Mercator, which makes the map a square. */
export const NORTHMOST = 85.0511287798;

/** The initial view of the map, at zoom 2 (spec §9). */
export const MAP_CENTRE: Coordinates = { latitude: 20, longitude: 0 };
export const MAP_ZOOM = 2;
export const MAP_HEIGHT_PX = 500;
/** The shape of a marker, px. */
export const PIN = {
  width: 24,
  height: 32,
  /** The tip, which is on the place. */
  tip: { x: 12, y: 31 },
} as const;

/** Web Mercator coordinates as used by tiles: px from the world's north-west corner. */
export function mercator({ latitude, longitude }: Coordinates): Point {
  const north = Math.min(Math.max(latitude, -NORTHMOST), NORTHMOST);
  const stretched = Math.log(Math.tan(Math.PI / 4 + (north * Math.PI) / 360));
  return {
    x: WORLD_PX * (0.5 + longitude / 360),
    y: WORLD_PX * (0.5 - stretched / (2 * Math.PI)),
  };
}

/** The inverse of `mercator`. */
export const coordinatesOf = ({ x, y }: { x: number; y: number }): Coordinates => ({
  latitude: (Math.atan(Math.sinh(2 * Math.PI * (0.5 - y / WORLD_PX))) * 180) / Math.PI,
  longitude: (x / WORLD_PX - 0.5) * 360,
});

/**
 * The groups of markers that cover each other, so that each group is one full-size target (WCAG 2.5.8) and each
 * marker stays at its place.
 * @param zoom of the map
 * @param hidden places
 * @returns for each place the index of the first place of its group, or −1 while it is hidden
 */
export function groupsOfPins(
  places: readonly Coordinates[],
  zoom: number,
  hidden: ReadonlySet<number> = new Set(),
): number[] {
  const scale = 2 ** (zoom - MAP_ZOOM);
  const points = places.map(mercator).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const firsts: (Point & { at: number })[] = [];
  return points.map(({ x, y }, at) => {
    if (hidden.has(at)) return -1;
    const first = firsts.find(
      (other) => Math.abs(other.x - x) < PIN.width && Math.abs(other.y - y) < PIN.height,
    );
    if (!first) firsts.push({ x, y, at });
    return first?.at ?? at;
  });
}
