import { plainName, theGazetteer } from '../read/gazetteer';
import { entryOf, oneLine, type Entry } from './entry';

const codeOf = (name: string | undefined): string | undefined =>
  name === undefined
    ? undefined
    : theGazetteer()
        .areas.get(plainName(name))
        ?.find(({ region }) => region === undefined)?.country;

/** `Madrid, Community of Madrid, Spain`, read from its end: a country, a region, a city. */
export function placeOf(text: string, country = ''): Entry | undefined {
  const parts = text
    .split(/[,،、]/)
    .map(oneLine)
    .filter(Boolean);
  let countryCode = codeOf(parts.at(-1));
  // A city may bear its country's name, as Singapore does: then it is both.
  if (
    countryCode !== undefined &&
    !(parts.length === 1 && theGazetteer().cities.has(plainName(parts[0] ?? '')))
  )
    parts.pop();
  countryCode ??= countryOf(country);
  const [city, ...regions] = parts;
  return entryOf({ city, region: regions.join(', '), countryCode }) ?? undefined;
}

/** A country's code, of its name or of the code itself. */
export const countryOf = (name: string | undefined): string | undefined =>
  codeOf(name || undefined) ?? (/^[a-z]{2}$/i.test(name ?? '') ? name?.toUpperCase() : undefined);
