import { countryCodeIn, countryCodeOf } from '../model/places/country-name';
import { plainName, theGazetteer } from '../model/places/gazetteer';
import { entryOf, oneLine, type Entry } from './entry';

const codeOf = (name = ''): string | undefined => countryCodeIn(name) ?? countryCodeOf(name) ?? undefined;

/** Parses `Madrid, Community of Madrid, Spain` from its end: country, region, city. */
export function placeOf(text: string, country = ''): Entry | undefined {
  const parts = text
    .split(/[,،、]/)
    .map(oneLine)
    .filter(Boolean);
  let countryCode = codeOf(parts.at(-1));
  // The name of a city may equal that of its country, as in Singapore.
  if (
    countryCode !== undefined &&
    !(parts.length === 1 && theGazetteer().cities.has(plainName(parts[0] ?? '')))
  )
    parts.pop();
  countryCode ??= countryOf(country);
  const [city, ...regions] = parts;
  return entryOf({ city, region: regions.join(', '), countryCode }) ?? undefined;
}

/** The code of a country, from its name or its code. */
export const countryOf = (name: string | undefined): string | undefined =>
  codeOf(name || undefined) ?? (/^[a-z]{2}$/i.test(name ?? '') ? name?.toUpperCase() : undefined);
