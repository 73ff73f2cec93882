import {
  coordinatesOf,
  MAP_CENTRE,
  MAP_HEIGHT_PX,
  MAP_TOP_PX,
  MAP_ZOOM,
  mercator,
  WORLD_PX,
  type Coordinates,
} from './mercator';

/** The first view of the map. */
export type MapView = Coordinates & {
  zoom: number;
  /** The world's corner and size on the static map, px. */ world: { x: number; y: number; size: number };
};

/** The closest first view, in which a country can be recognized. */
const CLOSEST = 4;
/** The part of the map that every window shows, without the size of a marker, px. */
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

/** The world (spec §9), or the surroundings of places that are close to each other. */
export function viewOf(places: readonly Coordinates[]): MapView {
  const points = places.map(mercator);
  const [left, right] = [Math.min, Math.max].map((edge) => edge(...points.map(({ x }) => x))) as [
    number,
    number,
  ];
  const [top, bottom] = [Math.min, Math.max].map((edge) => edge(...points.map(({ y }) => y))) as [
    number,
    number,
  ];
  for (let zoom = CLOSEST; zoom > MAP_ZOOM && points.length > 0; zoom -= 1) {
    const scale = 2 ** (zoom - MAP_ZOOM);
    if ((right - left) * scale > SHOWN.width || (bottom - top) * scale > SHOWN.height) continue;
    // The world fills the map.
    const [half, tall] = [middle.x / scale, MAP_HEIGHT_PX / 2 / scale];
    return viewAt(
      zoom,
      coordinatesOf({
        x: within((left + right) / 2, half, WORLD_PX - half),
        y: within((top + bottom) / 2, tall, WORLD_PX - tall),
      }),
    );
  }
  return viewAt(MAP_ZOOM, MAP_CENTRE);
}
