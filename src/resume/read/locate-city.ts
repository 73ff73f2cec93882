import { plainName, regionOf, theGazetteer, type Area, type KnownCity } from './gazetteer';
import type { Area as NamedArea, Marker } from './portfolio';

export type Located =
  | {
      kind: 'found';
      marker: Marker;
      /** Its state or province. */ region: string | null;
      /** Others bear the name, and were passed over. */ assumed: boolean;
    }
  | { kind: 'nowhere' }
  | { kind: 'unknown'; city: string };

/** Without a country, a city must have so many times the people of its namesake abroad … */
const TIMES_ABROAD = 20;
/** … and of its namesake in the same country. */
const TIMES_AT_HOME = 4;
/** Nearer than this, two entries of the data are one place: a city and its district. */
const SAME_PLACE_KM = 30;
/** What calls itself a metropolitan area, or outdoes any district, has at least so many people. */
const METROPOLIS = 100_000;
/** The data begins there; where it gives no population, it may be this much. */
const LEAST_POPULATION = 1000;
/** What GeoNames calls a part of a city. */
const DISTRICT = 'PPLX';
const LONGEST_NAME_WORDS = 8;
const KM_PER_DEGREE = 111;

/** Ways of working, and parts of the world too large for a pin. */
const NO_PLACE = new RegExp(
  `^(?:(?:fully|mostly|100) )?(?:${[
    'remote(?:ly)?(?: first| only| work(?:ing)?)?|work from home|wfh|tele ?work(?:ing)?|home(?: office| based)?',
    'remoto|teletrabajo|teletrabalho|tele ?travail|homeoffice|a distance|a distancia',
    'hybrid|hibrido|hybride|world ?wide|anywhere|everywhere|nowhere|global|international|distributed',
    'virtual|online|digital nomad|various(?: locations)?|multiple locations|on ?site|freelance|n a|tbd',
    'europe|eu|emea|latam|apac|earth',
  ].join('|')})$`,
);
/** `Remote from Madrid`: the way of working comes off, the city stays. */
const MODE_FIRST =
  /^\s*(?:(?:fully|100\s*%)\s+)?(?:remote(?:ly)?|remoto|hybrid)\s+(?:(?:from|in|based in|within)\s+)?(?!first|only|work)(?=\p{L})/iu;
const AREA_WORDS =
  /^(?:greater|grossraum|gran|grande|area metropolitana de|region metropolitana de) | (?:(?:bay|metro|metropolitan) )?(?:area|region)$| (?:metroplex|und umgebung|y alrededores|et environs|e arredores)$/g;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const isIn = (city: KnownCity, { country, region }: Area): boolean =>
  city.country === country && (region === undefined || city.adminCode === region);

/** `Berlin, Germany (Remote)` → `Berlin`, `Germany`, `Remote`. Postal codes go. */
const partsOf = (text: string): string[] =>
  text
    .replace(MODE_FIRST, 'remote, ')
    .split(/[,;|/()\n·•]|\s[-–—]\s/)
    .map((part) => part.replaceAll(/\b\d[\d-]*\b/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part));

/** `Austin TX` → `Austin`, `TX`, unless the whole is a city's name. */
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

/** Which of the areas that a word can mean it does mean: the one with such a city. */
function areaMeant(
  areas: readonly Area[],
  pool: readonly KnownCity[],
  headAreas: readonly Area[],
): Area | 'either' | null {
  const fitting = areas.filter(
    (area) =>
      pool.some((city) => isIn(city, area)) ||
      // "Ontario, CA": the province, or the city in California.
      (area.region === undefined &&
        headAreas.some(({ country, region }) => region && country === area.country)),
  );
  return fitting.length > 1 ? 'either' : (fitting[0] ?? null);
}

type Hint = { part: string; areas: readonly Area[] };
type Filtered = {
  pool: readonly KnownCity[];
  /** A country or state is named … */ named: boolean;
  /** … a state, more exactly. */ inRegion: boolean;
  /** There were words that name neither. */ unread: boolean;
};

/** What the words after a city leave of its namesakes; null when they can be read in two ways. */
function narrowed(
  namesakes: readonly KnownCity[],
  head: string,
  headAreas: readonly Area[],
  hints: readonly Hint[],
): Filtered | null {
  let pool = namesakes;
  let [named, inRegion, unread] = [false, false, false];
  for (const { part, areas } of hints.toReversed()) {
    const area = areaMeant(areas, pool, headAreas);
    if (area === 'either') return null;
    // "Torino, TO, Italy" is not in Tonga: a short form that does not fit the country is a province's.
    if (areas.length === 0 || (named && area === null && part.length === 2)) {
      unread ||= plainName(part) !== plainName(head);
      continue;
    }
    pool = area ? pool.filter((city) => isIn(city, area)) : [];
    named = true;
    inRegion ||= area?.region !== undefined;
  }
  return { pool, named, inRegion, unread };
}

/** "Brazil" is no town in Indiana, and "Georgia, US" none in Vermont; but a capital may bear a state's name. */
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

function distanceKm(one: KnownCity, other: KnownCity): number {
  const [[x1, y1], [x2, y2]] = [one.loc.coordinates, other.loc.coordinates];
  return KM_PER_DEGREE * Math.hypot(y1 - y2, (x1 - x2) * Math.cos((y1 * Math.PI) / 180));
}

/** The one city that a name means among its namesakes; null when none stands out. */
function outstanding(
  pool: readonly KnownCity[],
  { named, unread }: { named: boolean; unread: boolean },
): { city: KnownCity; assumed: boolean } | null {
  const sorted = pool.toSorted((one, other) => other.population - one.population);
  const proper = sorted.find(({ featureCode }) => featureCode !== DISTRICT);
  // Salamanca has a namesake among the districts of Madrid, nearly as populous.
  const [city, ...rest] = sorted.filter(
    ({ featureCode }) => featureCode !== DISTRICT || (proper?.population ?? 0) < METROPOLIS,
  );
  if (!city) return null;
  const rivals = rest
    .filter((other) => distanceKm(city, other) > SAME_PLACE_KM)
    .map((other) => ({
      times: city.population / Math.max(other.population, LEAST_POPULATION),
      abroad: other.country !== city.country,
    }));
  // Words that nobody could read may name the smaller one.
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

/**
 * Finds the city that a free text such as `Dallas, US` or `Greater Boston Area` means. Rather none than the
 * wrong one: where a country or state is named only its cities count, and where none is, a city with
 * namesakes must be far larger than they are.
 * @param within the country's ISO 3166-1 alpha-2 code or name, where it is known apart from the text
 */
export function locateCity(text: string, within?: string): Located {
  const parts = partsOf(text);
  const places = parts.filter((part) => !NO_PLACE.test(plainName(part)));
  const [first] = places;
  if (first === undefined || NO_PLACE.test(plainName(text))) return { kind: 'nowhere' };

  const { cities, areas, countries } = theGazetteer();
  const hintOf = (part: string): Hint => ({ part, areas: areas.get(plainName(part)) ?? [] });
  const [head, tail] = places.length > 1 ? [first, places.slice(1)] : withoutComma(first);
  const { areas: headAreas } = hintOf(head);
  const hints = tail.map(hintOf);
  const country = within?.toUpperCase() ?? '';
  // A code that is known to be a country's is not California's.
  if (within) hints.push(countries.has(country) ? { part: within, areas: [{ country }] } : hintOf(within));

  const unknown: Located = { kind: 'unknown', city: head };
  const name = plainName(head);
  const short = name.replaceAll(AREA_WORDS, '');
  const rest = narrowed(cities.get(name) ?? cities.get(short) ?? [], head, headAreas, hints);
  if (!rest) return unknown;
  const pool = withoutMistaken(rest, headAreas);
  // "Remote, Spain" names no city, and need not.
  if (pool.length === 0 && headAreas.length > 0 && parts.length > places.length) return { kind: 'nowhere' };
  const metropolis = !rest.named && !cities.has(name) && short !== name;
  const chosen = outstanding(
    metropolis ? pool.filter(({ population }) => population >= METROPOLIS) : pool,
    rest,
  );
  if (!chosen) return unknown;
  return {
    kind: 'found',
    marker: markerOf(chosen.city),
    region: regionOf(chosen.city),
    assumed: chosen.assumed || metropolis,
  };
}

/** Many roles share a place. */
const known = new Map<string, NamedArea | null>();

/** The region and country of the city that a free text names; null where no city is certain. */
export function areaOf(text: string): NamedArea | null {
  let area = known.get(text);
  if (area === undefined) {
    const located = locateCity(text);
    area = located.kind === 'found' ? { region: located.region, country: located.marker.country } : null;
    known.set(text, area);
  }
  return area;
}
