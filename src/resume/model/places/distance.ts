import type { KnownCity } from './gazetteer';
import type { Marker } from '../portfolio';

const KM_PER_DEGREE = 111;

export type Point = Pick<Marker, 'latitude' | 'longitude'>;

/** The position of a city, in degrees. */
export const pointOf = ({ loc: { coordinates } }: KnownCity): Point => ({
  latitude: coordinates[1],
  longitude: coordinates[0],
});

/** The approximate distance of two near points, in kilometers. */
export function distanceKm(one: Point, other: Point): number {
  const across = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(one.latitude - other.latitude, across);
}
