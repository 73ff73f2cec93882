import { distanceKm, pointOf, type Point } from './distance';
import { plainName, theGazetteer, type KnownCity } from './gazetteer';
import type { Marker } from './portfolio';

/** A larger city is meant even far from the other places. */
const LARGE = 50_000;
const FAR_KM = 100;
const NEAR_KM = 40;

/**
 * A town near the other places whose name begins with that of a small one far from them: "Rivalta" beside Turin is
 * Rivalta di Torino. Null if there is none.
 * @param others the other places
 */
export function nearbyCity(text: string, located: Marker, others: readonly Marker[]): KnownCity | null {
  const nearest = (point: Point) => Math.min(...others.map((other) => distanceKm(point, other)));
  if (others.length === 0 || nearest(located) < FAR_KM) return null;
  const name = plainName(text.split(',')[0] ?? '');
  const { cities } = theGazetteer();
  const own = cities.get(name)?.find((city) => distanceKm(pointOf(city), located) < 1);
  if (name === '' || !own || own.population >= LARGE) return null;
  const near = [...cities]
    .filter(([key]) => key.startsWith(`${name} `))
    .flatMap(([, towns]) => towns)
    .filter((town) => town.country === own.country && nearest(pointOf(town)) < NEAR_KM);
  const [town, ...rivals] = new Set(near);
  return town && rivals.length === 0 ? town : null;
}
