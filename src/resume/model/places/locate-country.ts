import { countryCodeOf, countryName } from './country-name';
import { capitalOf, largestIn, plainName, regionName, theGazetteer, type Area } from './gazetteer';
import type { Marker } from '../portfolio';
import { isoCode, isPartOf } from './state-of';

/** Other codes of two letters may be states or provinces: "Torino, TO". */
const SHORT_NAMES: ReadonlySet<string> = new Set(['us', 'uk']);

/** The population of a city that people name without its state. */
const LARGE_CITY = 300_000;

/** The ISO 3166-1 alpha-2 code of a part of a location; null if it may be something else. */
function codeOf(part: string): string | null {
  const name = plainName(part);
  if (/^[a-z]{1,2}$/.test(name) && !SHORT_NAMES.has(name)) return null;
  const [area, ...others] = theGazetteer().areas.get(name) ?? [];
  if (area && others.length === 0) return area.region === undefined ? area.country : null;
  return area ? null : countryCodeOf(part);
}

/** Whether a name is also that of a large city outside of its state: "Washington". */
const isCityElsewhere = (name: string): boolean => {
  const { areas, cities } = theGazetteer();
  const states = areas.get(plainName(name)) ?? [];
  return (cities.get(plainName(name)) ?? []).some(
    ({ country, adminCode, population }) =>
      population >= LARGE_CITY &&
      !states.some((state) => state.country === country && state.region === adminCode),
  );
};

/** The one state or province in the parts of a location, in its country if that is known. */
function stateIn(written: readonly string[], country: string | undefined): Required<Area> | null {
  const parts = written.filter((part) => !isCityElsewhere(part));
  const areas = parts.flatMap((part) => theGazetteer().areas.get(plainName(part)) ?? []);
  const states = areas.filter((area): area is Required<Area> => area.region !== undefined);
  const fitting = country === undefined ? states : states.filter((state) => state.country === country);
  const isCertain = country !== undefined || areas.length === 1;
  return isCertain && new Set(fitting).size === 1 ? (fitting[0] ?? null) : null;
}

/**
 * A marker for the location of a city that is not known: at the largest city of its state, or at the capital of
 * its country; null without both.
 * @param text a free text such as `Brazil` or `Somewhere, Iran`
 * @param within the ISO 3166-1 alpha-2 code of the country, if it is known from another field
 * @param language the language of the marker's name
 */
export function locateCountry(text: string, within: string | undefined, language: string): Marker | null {
  const parts = text.split(/[,，、|｜;&/()（）]/).map((part) => part.trim());
  const codes = parts.toReversed().flatMap((part) => codeOf(part) ?? []);
  // "Guadeloupe, France" is not at the capital of France.
  const named = codes.find((code) => codes.some((state) => isPartOf(code, state))) ?? codes[0];
  const written = named ?? within?.toUpperCase();
  const code = written === undefined ? undefined : isoCode(written);
  const state = stateIn(parts.slice(1), code);
  const country = state?.country ?? code;
  const city = (state && largestIn(state)) ?? (country === undefined ? null : capitalOf(country));
  const name = country === undefined || !city ? null : countryName(country, language);
  if (!city || name === null) return null;
  const [longitude, latitude] = city.loc.coordinates;
  return { city: (state && regionName(state)) ?? name, country: name, latitude, longitude };
}
