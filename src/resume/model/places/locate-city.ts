import { distanceKm, pointOf } from './distance';
import { plainName, regionOf, theGazetteer, type Area, type KnownCity } from './gazetteer';
import { isNoPlace, partsOf } from './location-parts';
import type { Marker } from '../portfolio';
import { isoCode, isPartOf } from './state-of';

export type FoundCity = {
  kind: 'found';
  marker: Marker;
  /** The city as written; null for the center of a metropolitan area. */ written: string | null;
  /** The ISO 3166-1 alpha-2 code. */ countryCode: string;
  /** The state or province. */ region: string | null;
  population: number;
  /** Whether other cities of that name were ignored. */ assumed: boolean;
};
export type Located = FoundCity | { kind: 'nowhere' } | { kind: 'unknown'; city: string };

/** The required ratio of a city's population to that of its namesake abroad, if the text has no country. */
const TIMES_ABROAD = 20;
/** The required ratio to a namesake in the same country. */
const TIMES_AT_HOME = 4;
/** Two entries within this distance are one place: a city and its district. */
const SAME_PLACE_KM = 30;
/** The minimum population of a metropolitan area, and of a city that takes precedence over a district. */
const METROPOLIS = 100_000;
/** The smallest population in the data, assumed for cities without one. */
const LEAST_POPULATION = 1000;
/** The GeoNames code of a part of a city. */
const DISTRICT = 'PPLX';
const LONGEST_NAME_WORDS = 8;
/** A part of a city or of a county. */
const PART_OF_CITY = /(?:\p{L} (?:district|township)|\p{Script=Han}[區区郷鄉鎮镇])$/iu;

const AREA_WORDS =
  /^(?:greater|grossraum|gran|grande|area metropolitana de|region metropolitana de) | (?:(?:bay|metro|metropolitan) )?(?:area|region)$| (?:city|province|metroplex|und umgebung|y alrededores|et environs|e arredores)$/g;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const isIn = (city: KnownCity, { country, region }: Area): boolean =>
  city.country === country && (region === undefined || city.adminCode === region);

/** Whether a city is in an area, or in a part of that state with a code of its own: Guadeloupe is one of France. */
const isWithin = (city: KnownCity, area: Area): boolean =>
  isIn(city, area) || (area.region === undefined && isPartOf(city.country, area.country));

/** `Austin TX` → `Austin`, `TX`, unless the complete text is the name of a city. */
function withoutComma(text: string): [head: string, tail: string[]] {
  const { cities, areas } = theGazetteer();
  const words = text.split(/\s+/);
  if (cities.has(plainName(text)) || areas.has(plainName(text))) return [text, []];
  for (let at = 1; at < Math.min(words.length, LONGEST_NAME_WORDS); at += 1) {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (areas.has(plainName(tail)) && cities.has(plainName(head))) return [head, [tail]];
  }
  return [text, []];
}

/** The area that an ambiguous word refers to: the one with such a city. */
function areaIn(
  areas: readonly Area[],
  pool: readonly KnownCity[],
  headAreas: readonly Area[],
): Area | 'either' | null {
  const fittingBy = (isInside: typeof isIn) =>
    areas.filter(
      (area) =>
        pool.some((city) => isInside(city, area)) ||
        // "Ontario, CA" is the province, or the city in California.
        (area.region === undefined &&
          headAreas.some(({ country, region }) => region && country === area.country)),
    );
  const own = fittingBy(isIn);
  const fitting = own.length > 0 ? own : fittingBy(isWithin);
  return fitting.length > 1 ? 'either' : (fitting[0] ?? null);
}

type Hint = { part: string; areas: readonly Area[] };
type Filtered = {
  pool: readonly KnownCity[];
  /** The text contains a country or state. */ named: boolean;
  /** The text contains a state. */ inRegion: boolean;
  /** The text contains unknown words. */ unread: boolean;
};

/** The cities of an area. Those of a part of a state count if it has no other, or if the text names the part too. */
function inArea(pool: readonly KnownCity[], area: Area, hints: readonly Hint[]): readonly KnownCity[] {
  const own = pool.filter((city) => isIn(city, area));
  const isPartNamed = hints.some(({ areas }) =>
    areas.some(({ country, region }) => region === undefined && isPartOf(country, area.country)),
  );
  return own.length > 0 && !isPartNamed ? own : pool.filter((city) => isWithin(city, area));
}

/** The namesakes of a city that match the words after it; null if the words are ambiguous. */
function narrowed(
  namesakes: readonly KnownCity[],
  head: string,
  headAreas: readonly Area[],
  hints: readonly Hint[],
): Filtered | null {
  let pool = namesakes;
  let [named, inRegion, unread] = [false, false, false];
  let country: string | undefined;
  for (const { part, areas } of hints.toReversed()) {
    const area = areaIn(areas, pool, headAreas);
    if (area === 'either') return null;
    const isState = areas.some((one) => one.region !== undefined && one.country === country);
    // "Torino, TO, Italy" is not in Tonga: an abbreviation that is no state of the country is a province.
    if (areas.length === 0 || (named && area === null && part.length === 2 && !isState)) {
      unread ||= plainName(part) !== plainName(head);
      continue;
    }
    pool = area ? inArea(pool, area, hints) : [];
    named = true;
    country ??= area?.country;
    inRegion ||= area?.region !== undefined;
  }
  return { pool, named, inRegion, unread };
}

/**
 * "Brazil" is not a town in Indiana, and "Georgia, US" is not one in Vermont. A capital may have the name of
 * a state.
 */
function withoutMistaken(
  { pool, named, inRegion }: Filtered,
  headAreas: readonly Area[],
): readonly KnownCity[] {
  if (inRegion || headAreas.length === 0) return pool;
  if (!named) return pool.filter((city) => headAreas.some((area) => isIn(city, area)));
  return pool.filter((city) => {
    const states = headAreas.filter(({ country, region }) => region && country === city.country);
    return states.length === 0 || city.featureCode === 'PPLC' || states.some((area) => isIn(city, area));
  });
}

/** The most likely city of that name; null if there is none. */
function outstanding(
  pool: readonly KnownCity[],
  { named, unread }: { named: boolean; unread: boolean },
): { city: KnownCity; assumed: boolean } | null {
  const sorted = pool.toSorted((one, other) => other.population - one.population);
  const proper = sorted.find(({ featureCode }) => featureCode !== DISTRICT);
  // A district of Madrid with nearly the same population is called Salamanca too.
  const [city, ...rest] = sorted.filter(
    ({ featureCode }) => featureCode !== DISTRICT || (proper?.population ?? 0) < METROPOLIS,
  );
  if (!city) return null;
  const rivals = rest
    .filter((other) => distanceKm(pointOf(city), pointOf(other)) > SAME_PLACE_KM)
    .map((other) => ({
      times: city.population / Math.max(other.population, LEAST_POPULATION),
      abroad: other.country !== city.country,
    }));
  // Unknown words may refer to the smaller city.
  if (unread && !named && rivals.length > 0) return null;
  const least = (abroad: boolean) => (abroad || unread ? TIMES_ABROAD : TIMES_AT_HOME);
  if (rivals.some(({ times, abroad }) => times < least(abroad))) return null;
  const assumed = named ? rivals.some(({ times }) => times < TIMES_ABROAD) : unread || rivals.length > 0;
  return { city, assumed };
}

const markerOf = ({ name, country, loc: { coordinates } }: KnownCity): Marker => ({
  city: name,
  country: countryNames.of(country) ?? null,
  latitude: coordinates[1],
  longitude: coordinates[0],
});

/** The places that were located before, by text and country. A build keeps them in a file. */
const cachedPlaces = new Map<string, Located>();
/** The places that this process has located. */
const usedPlaces = new Map<string, Located>();

/** Adds places that were located by another process. */
export function restorePlaces(places: Readonly<Record<string, Located>>): void {
  for (const [key, located] of Object.entries(places)) cachedPlaces.set(key, located);
}

/** The places that this process has located. */
export const locatedPlaces = (): Readonly<Record<string, Located>> => Object.fromEntries(usedPlaces);

/**
 * Finds the city in a free text such as `Dallas, US` or `Greater Boston Area`. A missing result is better
 * than a wrong one. If the text contains a country or state, only its cities count. Otherwise, a city must be
 * much larger than others of the same name.
 * @param within the ISO 3166-1 alpha-2 code or the name of the country, if it is known from another field
 */
export function locateCity(text: string, within?: string): Located {
  const key = JSON.stringify([text, within ?? null]);
  const located = cachedPlaces.get(key) ?? found(text, within);
  cachedPlaces.set(key, located);
  usedPlaces.set(key, located);
  return located;
}

function found(text: string, within?: string): Located {
  const parts = partsOf(text);
  const places = parts.filter((part) => !isNoPlace(part));
  const [first] = places;
  if (first === undefined || isNoPlace(text)) return { kind: 'nowhere' };

  const { cities, areas, countries } = theGazetteer();
  const hintOf = (part: string): Hint => ({ part, areas: areas.get(plainName(part)) ?? [] });
  const [head, tail] = places.length > 1 ? [first, places.slice(1)] : withoutComma(first);
  const { areas: headAreas } = hintOf(head);
  const hints = tail.map(hintOf);
  const country = isoCode(within?.toUpperCase() ?? '');
  // "CA" in a country field is Canada, not California.
  if (within) hints.push(countries.has(country) ? { part: within, areas: [{ country }] } : hintOf(within));

  const unknown: Located = { kind: 'unknown', city: head };
  const name = plainName(head);
  const short = name.replaceAll(AREA_WORDS, '');
  const rest = narrowed(cities.get(name) ?? cities.get(short) ?? [], head, headAreas, hints);
  if (!rest) return unknown;
  const pool = withoutMistaken(rest, headAreas);
  // "Remote, Spain" needs no city.
  if (pool.length === 0 && headAreas.length > 0 && parts.length > places.length) return { kind: 'nowhere' };
  const metropolis = !rest.named && !cities.has(name) && short !== name;
  const chosen = outstanding(
    metropolis ? pool.filter(({ population }) => population >= METROPOLIS) : pool,
    rest,
  );
  if (!chosen) {
    const outer = PART_OF_CITY.test(head) && tail.length > 0 ? locateCity(tail.join(', '), within) : unknown;
    return outer.kind === 'found' ? outer : unknown;
  }
  return {
    kind: 'found',
    marker: markerOf(chosen.city),
    written: metropolis ? null : head,
    countryCode: chosen.city.country,
    region: regionOf(chosen.city),
    population: chosen.city.population,
    assumed: chosen.assumed || metropolis,
  };
}
