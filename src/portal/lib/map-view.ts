import {
  coordinatesOf,
  MAP_CENTRE,
  MAP_HEIGHT_PX,
  MAP_TOP_PX,
  MAP_ZOOM,
  mercator,
  PIN_SIZE,
  WORLD_PX,
  type Coordinates,
} from './mercator';
import { groupsOfPins } from './pin-groups';

/** A first view of the map. */
export type MapView = Coordinates & {
  /** A multiple of `ZOOM_STEP`; below `MAP_ZOOM` only if the places do not fit otherwise. */ zoom: number;
  /** The world's corner and size on the static map, px. */ world: { x: number; y: number; size: number };
};

/** The closest first view, in which a country can be recognized. */
const CLOSEST = 4;
/** The same where markers would cover each other. */
const CLOSEST_CROWDED = 5;
/** The largest part of the map that close places may take, px. */
const SHOWN = { width: 280, height: 400 } as const;

const middle = { x: WORLD_PX / 2, y: MAP_TOP_PX + MAP_HEIGHT_PX / 2 } as const;
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function viewAt(zoom: number, centre: Coordinates): MapView {
  const scale = 2 ** (zoom - MAP_ZOOM);
  const size = WORLD_PX * scale;
  const { x, y } = mercator(centre);
  return {
    ...centre,
    zoom,
    world: { x: Math.round(middle.x - x * scale), y: Math.round(middle.y - y * scale), size },
  };
}

/** The steps in which the world gets smaller until all markers are in the frame. */
const ZOOM_STEP = 0.25;
/** The space of a marker beside and above its tip, px. */
const ROOM = { beside: 14, above: 36, below: 4 } as const;

/** The bounding box of places, px on the world at zoom 2. */
function boundsOf(places: readonly Coordinates[]) {
  const points = places.map(mercator);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Whether markers would cover each other in the closest view. */
function isCrowded(places: readonly Coordinates[]): boolean {
  const scale = 2 ** (CLOSEST - MAP_ZOOM);
  const points = places.map(mercator).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  return groupsOfPins(points, PIN_SIZE).some((first, at) => first !== at);
}

/**
 * The surroundings of places that are close to each other, closest view first. None for other places.
 * @param width the width of the narrowest map, which shows all markers
 * @param widest the width of the widest map, which the world fills if the markers permit
 */
export function closeViews(places: readonly Coordinates[], width: number, widest: number): MapView[] {
  if (places.length === 0) return [];
  const { left, right, top, bottom } = boundsOf(places);
  const closest = isCrowded(places) ? CLOSEST_CROWDED : CLOSEST;
  return Array.from({ length: closest - MAP_ZOOM }, (_, steps) => closest - steps).flatMap((zoom) => {
    const scale = 2 ** (zoom - MAP_ZOOM);
    if ((right - left) * scale > SHOWN.width || (bottom - top) * scale > SHOWN.height) return [];
    const [half, tall] = [widest / 2 / scale, MAP_HEIGHT_PX / 2 / scale];
    const reach = (width / 2 - ROOM.beside) / scale;
    const filled = within((left + right) / 2, half, WORLD_PX - half);
    return viewAt(
      zoom,
      coordinatesOf({
        x: within(filled, right - reach, left + reach),
        y: within((top + bottom) / 2, tall, WORLD_PX - tall),
      }),
    );
  });
}

/**
 * Views of the world for a map of this width, largest first. The first is the world of the spec (§9), moved only
 * as far as places at its edge require. On the last the whole world is narrower than any window.
 */
export function worldViews(places: readonly Coordinates[], width: number): MapView[] {
  const { left, right, top, bottom } = boundsOf(places);
  const usual = mercator(MAP_CENTRE);
  return Array.from({ length: MAP_ZOOM / ZOOM_STEP + 1 }, (_, steps) => {
    const zoom = MAP_ZOOM - steps * ZOOM_STEP;
    const scale = 2 ** (zoom - MAP_ZOOM);
    const half = { x: width / 2 / scale, y: MAP_HEIGHT_PX / 2 / scale };
    const x = within(usual.x, right + ROOM.beside / scale - half.x, left - ROOM.beside / scale + half.x);
    const y = within(usual.y, bottom + ROOM.below / scale - half.y, top - ROOM.above / scale + half.y);
    // The world fills the map's height, or it is in the middle.
    const filled = half.y * 2 < WORLD_PX ? within(y, half.y, WORLD_PX - half.y) : WORLD_PX / 2;
    const unmoved = zoom === MAP_ZOOM && x === usual.x && filled === usual.y;
    return viewAt(zoom, unmoved ? MAP_CENTRE : coordinatesOf({ x, y: filled }));
  });
}

/** True if a marker with its tip at this position is in a map of this width. */
export const shows = (width: number, { x, y }: Readonly<{ x: number; y: number }>): boolean =>
  Math.abs(x - middle.x) <= width / 2 - PIN_SIZE.width / 2 &&
  y - PIN_SIZE.height >= MAP_TOP_PX &&
  y <= MAP_TOP_PX + MAP_HEIGHT_PX;
