import { CAPITAL, citiesFrom, everyCity, LARGE, LARGE_CITIES, plainName, type KnownCity } from './gazetteer';

/**
 * The cities with the names of large ones, for `large-cities.json`: all cities of each name, so that an answer from
 * this list is that of the whole one.
 */
export const citiesWithLargeNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...everyCity()]
      .filter(([, cities]) =>
        cities.some(({ population, featureCode }) => population >= LARGE || featureCode === CAPITAL),
      )
      .map(([plain, cities]) => [
        plain,
        cities
          .map(({ name, country, adminCode, featureCode, population, loc }) =>
            [name, country, adminCode, featureCode, population, ...loc.coordinates].join('|'),
          )
          .join(';'),
      ]),
  );

/** The large cities whose names begin with a text, the largest first. */
export function citiesThatBegin(text: string, most: number): readonly KnownCity[] {
  const plain = plainName(text.replace(/,.*/, ''));
  if (plain.length < 2) return [];
  return [...LARGE_CITIES]
    .flatMap(([name, line]) => (name.startsWith(plain) ? citiesFrom(line) : []))
    .toSorted((one, other) => other.population - one.population)
    .filter(
      (city, at, all) =>
        all.findIndex(({ loc }) => loc.coordinates.join() === city.loc.coordinates.join()) === at,
    )
    .slice(0, most);
}
