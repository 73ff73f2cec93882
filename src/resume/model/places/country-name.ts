/**
 * The name of a country in a language; null for an unknown code.
 * @param code ISO 3166-1 alpha-2
 */
export const countryName = (code: string, language: string): string | null =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? null;

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
/** All codes of two letters, of which some are languages and, in capitals, countries. */
export const PAIRS = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));

let codes: ReadonlyMap<string, string> | undefined;

/** Languages of other scripts, whose names of countries cannot be mistaken for those of the portal's languages. */
const OTHER_SCRIPTS = ['ar', 'el', 'fa', 'he', 'hi', 'ja', 'ko', 'ru', 'th', 'uk', 'zh-Hans', 'zh-Hant'];

/**
 * The ISO 3166-1 alpha-2 code of a country that is named in one of the portal's languages, or in one of another
 * script; null for others.
 */
export function countryCodeOf(name: string): string | null {
  codes ??= new Map(
    [...OTHER_SCRIPTS, 'en', 'es', 'pt', 'fr', 'de'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return PAIRS.flatMap((pair) => {
        // The name of a former country, "SU", is that of its successor.
        const code = new Intl.Locale(`und-${pair}`).region ?? pair.toUpperCase();
        const known = names.of(code);
        return known === undefined ? [] : [[known.toLowerCase(), code] as const];
      });
    }),
  );
  return codes.get(name.trim().toLowerCase()) ?? null;
}

/** Codes of three letters that people write. */
const LONG_CODES: Readonly<Record<string, string>> = {
  USA: 'US',
  GBR: 'GB',
  UK: 'GB',
  DEU: 'DE',
  FRA: 'FR',
  ESP: 'ES',
  PRT: 'PT',
  BRA: 'BR',
  IND: 'IN',
  CAN: 'CA',
  AUS: 'AU',
  NLD: 'NL',
  ITA: 'IT',
  POL: 'PL',
  ARG: 'AR',
  AUT: 'AT',
  BEL: 'BE',
  CHE: 'CH',
  CHL: 'CL',
  CHN: 'CN',
  COL: 'CO',
  CZE: 'CZ',
  DNK: 'DK',
  FIN: 'FI',
  GRC: 'GR',
  HUN: 'HU',
  IDN: 'ID',
  IRL: 'IE',
  ISR: 'IL',
  JPN: 'JP',
  KOR: 'KR',
  MEX: 'MX',
  NOR: 'NO',
  NZL: 'NZ',
  PER: 'PE',
  ROU: 'RO',
  RUS: 'RU',
  SGP: 'SG',
  SWE: 'SE',
  TUR: 'TR',
  TWN: 'TW',
  UKR: 'UA',
  ZAF: 'ZA',
};

/** The ISO 3166-1 alpha-2 code of what is written as one; null if it is none. */
export function countryCodeIn(written: string | undefined): string | null {
  const capitals = written?.trim().toUpperCase() ?? '';
  const code = LONG_CODES[capitals] ?? capitals;
  return /^[A-Z]{2}$/.test(code) && countryName(code, 'en') !== null ? code : null;
}
