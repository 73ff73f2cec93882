import { countryCodeOf, countryName } from './country-name';
import { capitalOf, plainName, theGazetteer } from './gazetteer';
import type { Marker } from './portfolio';
import { isoCode, isPartOf } from './state-of';
import { unspacedCountry } from './unspaced-city';

/** Other codes of two letters may be states or provinces: "Torino, TO". */
const SHORT_NAMES: ReadonlySet<string> = new Set(['us', 'uk']);

/** The ISO 3166-1 alpha-2 code of a part of a location; null if it may be something else. */
function codeOf(part: string): string | null {
  const name = plainName(part);
  if (/^[a-z]{1,2}$/.test(name) && !SHORT_NAMES.has(name)) return null;
  const [area, ...others] = theGazetteer().areas.get(name) ?? [];
  if (area && others.length === 0) return area.region === undefined ? area.country : null;
  return area ? null : countryCodeOf(part);
}

/** Whether a text is the name of a country or of its part, or ends with one: "Wales", "Somewhere, Iran". */
export function isArea(text: string): boolean {
  const last = text.split(/[,，、|｜;&/()（）]/).findLast((part) => part.trim() !== '') ?? '';
  return countryCodeOf(last) !== null || theGazetteer().areas.has(plainName(last.trim()));
}

/**
 * A marker for the country of a location whose city is not known, at its capital; null without a country.
 * @param text a free text such as `Brazil` or `Somewhere, Iran`
 * @param within the ISO 3166-1 alpha-2 code of the country, if it is known from another field
 * @param language the language of the marker's name
 */
export function locateCountry(text: string, within: string | undefined, language: string): Marker | null {
  const parts = text.split(/[,，、|｜;&/()（）]/).map((part) => part.trim());
  const codes = parts.toReversed().flatMap((part) => codeOf(part) ?? []);
  // "Guadeloupe, France" is not at the capital of France.
  const named = codes.find((code) => codes.some((state) => isPartOf(code, state))) ?? codes[0];
  const [begun] = parts.flatMap((part) => unspacedCountry(part) ?? []);
  const written = named ?? within?.toUpperCase() ?? begun;
  const code = written === undefined ? undefined : isoCode(written);
  const capital = code === undefined ? null : capitalOf(code);
  const name = code === undefined || !capital ? null : countryName(code, language);
  if (!capital || name === null) return null;
  const [longitude, latitude] = capital.loc.coordinates;
  return { city: name, country: name, latitude, longitude };
}
