import areaNames from './area-names.json' with { type: 'json' };
import { plainPlaceName, type City } from './cities';

/**
 * The name of a country in a language; null for an unknown code.
 * @param code ISO 3166-1 alpha-2
 */
export const countryName = (code: string, language: string): string | null =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? null;

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
/** All codes of two letters, of which some are languages and, in capitals, countries. */
export const LETTER_PAIRS = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));

/** The portal's languages, and those of other scripts, whose names cannot be mistaken for others. */
const LANGUAGES = 'ar el fa he hi ja ko ru th uk zh-Hans zh-Hant en es pt fr de'.split(' ');

/** Names and codes of three letters that `Intl` lacks, by the code of the country. */
const OTHER_NAMES = Object.entries(areaNames.countries).flatMap(([code, others]) =>
  others.split(', ').map((name) => [name.toLowerCase(), code] as const),
);

const inEnglish = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** The codes of all countries. That of a former one, "SU", is its successor's. */
const COUNTRIES = [
  ...new Set(LETTER_PAIRS.map((pair) => new Intl.Locale(`und-${pair}`).region ?? pair.toUpperCase())),
].filter((code) => inEnglish.of(code) !== undefined);

function namesIn(language: string): (readonly [name: string, code: string])[] {
  const named = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return COUNTRIES.flatMap((code) => {
    const name = named.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code] as const];
  });
}

let codes: ReadonlyMap<string, string> | undefined;

/** The names of countries in lower case, with their ISO 3166-1 alpha-2 codes. */
const countryNames = (): ReadonlyMap<string, string> =>
  (codes ??= new Map([...LANGUAGES.flatMap(namesIn), ...OTHER_NAMES]));

/** The ISO 3166-1 alpha-2 code of a country that is named in one of these languages; null for others. */
export const countryCodeOf = (name: string): string | null =>
  countryNames().get(name.trim().toLowerCase()) ?? null;

/** The ISO 3166-1 alpha-2 code of what is written as one, "DE" or "DEU"; null if it is none. */
export function countryCodeIn(written: string | undefined): string | null {
  const name = written?.trim() ?? '';
  if (/^[a-z]{2}$/i.test(name) && countryName(name.toUpperCase(), 'en') !== null && !/^uk$/i.test(name))
    return name.toUpperCase();
  return /^[a-z]{2,3}$/i.test(name)
    ? (OTHER_NAMES.find(([other]) => other === name.toLowerCase())?.[1] ?? null)
    : null;
}

/** The ISO 3166-1 alpha-2 code of a country that is written as its code or its name; null for others. */
export const codeOfCountry = (written: string): string | null =>
  countryCodeIn(written) ?? countryCodeOf(written);

/** A country, or a part of one. */
export type Territory = { country: string; region?: string };

/** The states and provinces of some countries: the code in the data, and its names. */
const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = areaNames.regions;

function areasByName(): Map<string, Territory[]> {
  const areas = new Map<string, Territory[]>();
  const add = (name: string, area: Territory) => {
    const known = areas.get(plainPlaceName(name)) ?? [];
    if (!known.some(({ country, region }) => country === area.country && region === area.region))
      areas.set(plainPlaceName(name), [...known, area]);
  };
  for (const country of new Set(countryNames().values())) add(country, { country });
  for (const [name, country] of countryNames()) add(name, { country });
  for (const [country, regions] of Object.entries(REGIONS))
    for (const [region, names] of Object.entries(regions))
      for (const name of [...names.split(', '), ...(country === 'US' ? [region] : [])])
        add(name, { country, region });
  return areas;
}

let areas: ReadonlyMap<string, readonly Territory[]> | undefined;

/** The countries and parts of countries of a name, however it is spelled. */
export const areasNamed = (name: string): readonly Territory[] =>
  (areas ??= areasByName()).get(plainPlaceName(name)) ?? [];

/** A shorter name of a region is an abbreviation. */
const SHORTEST_REGION = 4;

/** The name of a city's state or province, for countries whose regions have names in the data: `Texas`. */
export const regionOf = ({ country, adminCode }: City): string | null =>
  REGIONS[country]?.[adminCode]?.split(', ').find((name) => name.length >= SHORTEST_REGION) ?? null;
