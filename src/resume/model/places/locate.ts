import { areasNamed, countryCodeOf, countryName, regionOf, type Territory } from './areas';
import { citiesNamed, plainPlaceName, type City } from './cities';
import type { Area, Marker } from '../portfolio';

export type FoundCity = {
  kind: 'found';
  marker: Marker;
  /** The city as written. */ written: string;
  /** The ISO 3166-1 alpha-2 code. */ countryCode: string;
  /** The state or province. */ region: string | null;
  population: number;
  /** Whether other cities of that name were ignored. */ assumed: boolean;
};
export type Located =
  | FoundCity
  | { kind: 'country'; countryCode: string; /** The text names nothing else. */ isAlone: boolean }
  | { kind: 'nowhere' }
  | { kind: 'unknown' };

/** The required ratio of a city's population to that of its namesake abroad, if the text has no country. */
const TIMES_ABROAD = 20;
/** The required ratio to a namesake in the same country. */
const TIMES_AT_HOME = 4;
/** Two entries within so many degrees are one place. */
const SAME_PLACE = 0.3;
/** The smallest population in the data, assumed for cities without one. */
const LEAST_POPULATION = 1000;

/** Ways of working, and regions that are too large for a marker. */
const NO_PLACES: ReadonlySet<string> = new Set(
  `remote|remotely|fully remote|remote work|work from home|home|home office|homeoffice|telework|teletrabajo|remoto
  |hybrid|híbrido|hybride|worldwide|anywhere|everywhere|global|international|distributed|virtual|online|various
  |on site|onsite|freelance|n a|tbd|europe|eu|emea|latam|apac|earth|удаленно`
    .split('|')
    .map(plainPlaceName),
);

/** Whether a part of a location names no place: `Remote`. */
const isNoPlace = (part: string): boolean => NO_PLACES.has(plainPlaceName(part));

/** `Berlin, Germany (Remote)` → `Berlin`, `Germany`, `Remote`. Postal codes are removed. */
const placeParts = (text: string): string[] =>
  text
    .split(/[,，、;|｜/()（）\n·•・]|\s[-–—]\s/)
    .map((part) => part.replaceAll(/\b\d[\d-]*\b/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part));

/** The word for a city behind a name of Chinese, Japanese or Korean. */
const CITY_BEHIND = /(?<=[\p{Script=Han}\p{Script=Hangul}]{2})(?:市|都|府|縣|県|特別市|특별시|광역시|시)$/u;

const citiesOf = (part: string): readonly City[] => {
  const cities = citiesNamed(part);
  return cities.length > 0 || !CITY_BEHIND.test(part) ? cities : citiesNamed(part.replace(CITY_BEHIND, ''));
};

const isIn = (city: City, { country, region }: Territory): boolean =>
  city.country === country && (region === undefined || city.adminCode === region);

/** The areas behind a city. "Torino, TO, Italy" is not in Tonga: an area outside of the last one is none. */
function areasBehind(parts: readonly string[], country: string | null): (readonly Territory[])[] {
  const named = parts.map(areasNamed).filter((areas) => areas.length > 0);
  const all = country === null ? named : [...named, [{ country }]];
  const last = new Set(all.at(-1)?.map((area) => area.country));
  return all.filter((areas) => areas.some((area) => last.has(area.country)));
}

/** The city that is much larger than others of the same name; null if there is none. */
function clearest(
  pool: readonly City[],
  { isNamed, isUnread }: { isNamed: boolean; isUnread: boolean },
): { city: City; assumed: boolean } | null {
  const [city, ...others] = pool.toSorted((one, other) => other.population - one.population);
  if (!city) return null;
  const { longitude, latitude } = city;
  const rivals = others
    .filter((other) => Math.hypot(other.longitude - longitude, other.latitude - latitude) > SAME_PLACE)
    .map((other) => ({
      times: city.population / Math.max(other.population, LEAST_POPULATION),
      least: other.country === city.country ? TIMES_AT_HOME : TIMES_ABROAD,
    }));
  // Unknown words may name the smaller city.
  if (rivals.some(({ times, least }) => isUnread || times < least)) return null;
  return { city, assumed: isNamed ? rivals.some(({ times }) => times < TIMES_ABROAD) : rivals.length > 0 };
}

const markerOf = ({ name, country, latitude, longitude }: City): Marker => ({
  city: name,
  country: countryName(country, 'en'),
  latitude,
  longitude,
});

/** The city that a part of a location names, with what stands behind it. */
function cityAt(parts: readonly string[], at: number, country: string | null): FoundCity | null {
  const written = parts[at] ?? '';
  const own = areasNamed(written);
  if (at > 0 && own.length > 0) return null;
  const behind = parts.slice(at + 1);
  const named = areasBehind(behind, country);
  const pool = citiesOf(written).filter(
    (city) =>
      named.every((areas) => areas.some((area) => isIn(city, area))) &&
      // "Brazil" is not a town in Indiana, and "Georgia, US" is not one in Vermont.
      (own.length === 0 ||
        own.some((area) => isIn(city, area)) ||
        named.some((areas) => areas.some((area) => area.region !== undefined && isIn(city, area))) ||
        (named.length > 0 && city.isCapital)),
  );
  const isUnread = behind.some((part) => areasNamed(part).length === 0);
  const chosen = clearest(pool, { isNamed: named.length > 0, isUnread });
  if (!chosen) return null;
  const { city, assumed } = chosen;
  return {
    kind: 'found',
    marker: markerOf(city),
    written,
    countryCode: city.country,
    region: regionOf(city),
    population: city.population,
    assumed,
  };
}

/** The one country that the parts of a location name. */
function countryIn(parts: readonly string[]): string | null {
  for (const part of parts.toReversed()) {
    const [country, ...others] = new Set(areasNamed(part).map((area) => area.country));
    // Two letters may be a state or a province.
    if (country !== undefined && others.length === 0 && !/^(?!u[sk]$)[a-z]{1,2}$/i.test(part)) return country;
  }
  return null;
}

/**
 * Finds the city of a location such as `Dallas, US` in the list of cities by its exact name; else the country. A
 * missing result is better than a wrong one: of several cities with the name, one must be much larger.
 * @param country the ISO 3166-1 alpha-2 code of the country, if another field states it
 */
export function locate(text: string, country: string | null = null): Located {
  const all = placeParts(text);
  const parts = all.filter((part) => !isNoPlace(part));
  if (parts.length === 0 || isNoPlace(text)) return { kind: 'nowhere' };
  // A suburb with the name of another city stands before its own one: of the cities, the largest counts.
  const [largest] = parts
    .flatMap((_, at) => cityAt(parts, at, country) ?? [])
    .toSorted((one, other) => other.population - one.population);
  if (largest) return largest;
  const countryCode = countryIn(parts) ?? country;
  if (countryCode === null) return { kind: 'unknown' };
  const isAlone = parts.every((part) => areasNamed(part).length > 0);
  // "Remote, Spain" needs no city.
  return isAlone && all.length > parts.length
    ? { kind: 'nowhere' }
    : { kind: 'country', countryCode, isAlone };
}

/** The region and country of the city in a location, as it names them; null if the city is uncertain. */
export function areaOf(text: string): Area | null {
  const located = locate(text);
  if (located.kind !== 'found') return null;
  const { region, marker, countryCode } = located;
  // "España" is not named a second time as Spain, but "ESP" is a code.
  const written = text
    .split(/[,/()]/)
    .find((part) => countryCodeOf(part) === countryCode && !/^\s*[A-Z.]{2,5}\s*$/.test(part));
  return { region, country: written?.trim() ?? marker.country };
}

/** A location that names a place once: `Singapore, Singapore` is `Singapore`. */
export function locationText(location: string): string {
  const parts = location.split(/\s*[,，]\s*/u);
  const names = parts.map(plainPlaceName);
  const distinct = parts.filter((_, at) => names[at] === '' || names[at] !== names[at - 1]);
  return distinct.length === parts.length ? location : distinct.join(', ');
}
