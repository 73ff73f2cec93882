import { countryCodeIn, countryCodeOf } from './country-name';
import { plainName, theGazetteer } from './gazetteer';
import { locateCity } from './locate-city';
import { shown, type Warn } from './problems';
import { isoCode, stateOf } from './state-of';

type Group = Record<string, unknown>;

const LOCATION = ['basics', 'location'];

/** A location in one text as a group. A part with digits is a street or a postal code. */
export function locationOf(text: string, warn: Warn): Group {
  warn(LOCATION, 'a text where a group of fields belongs; it was taken as the city.');
  const parts = text.split(/\s*,\s*/);
  const street = parts.filter((part) => /\d/.test(part));
  const city = parts.filter((part) => !/\d/.test(part));
  return {
    ...(street.length > 0 && { address: street.join(', ') }),
    ...(city.length > 0 && { city: city.join(', ') }),
  };
}

/** Whether an address is the name of a city with its country, which contradicts the country beside it. */
const isAbroad = (address: string, country: string | undefined): boolean => {
  const located = locateCity(address);
  return (
    country !== undefined &&
    address.includes(',') &&
    located.kind === 'found' &&
    !located.assumed &&
    stateOf(located.countryCode) !== stateOf(country.toUpperCase())
  );
};

/** A town with its state and postal code: "Richmond, VA 23223". */
const WITH_CODE = /^([^\d,]+,\s*[A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/;

/** A location without a city. An address that is the name of a known place is the city, not a street. */
export function withTown(location: Group, warn: Warn): Group {
  const { address: written, city, countryCode, ...others } = location;
  if (city !== undefined || typeof written !== 'string') return location;
  const [, town, code] = WITH_CODE.exec(written.trim()) ?? [];
  const address = town ?? written;
  if (/\d/.test(address)) return location;
  const country = typeof countryCode === 'string' ? countryCode : undefined;
  if (isAbroad(address, country)) {
    warn(
      [...LOCATION, 'countryCode'],
      `not the country of the address ${shown(address)}, so it was left out; the address was taken as the city.`,
      { weight: 'missing' },
    );
    return { ...others, city: address.trim() };
  }
  // "Europe" is no street either.
  if (locateCity(address, country).kind === 'unknown') return location;
  warn([...LOCATION, 'address'], 'no street, so it was taken as the city; write "city".');
  return { ...others, countryCode, city: address.trim(), ...(code && { postalCode: code }) };
}

/** A location whose region is another country than its code says: the name, which somebody wrote, counts. */
export function withCountryOfRegion(location: Group, warn: Warn): Group {
  const { region, countryCode } = location;
  if (typeof region !== 'string' || typeof countryCode !== 'string') return location;
  const [named, given] = [countryCodeOf(region), countryCodeIn(countryCode)];
  // Guadeloupe does not contradict France.
  if (named === null || given === null || stateOf(named) === stateOf(given)) return location;
  const { areas, countries } = theGazetteer();
  // The European Union has a code, but is no country.
  const isCountry = countries.has(isoCode(named));
  if (!isCountry || areas.get(plainName(region))?.some(({ country }) => country === given)) return location;
  warn(
    [...LOCATION, 'countryCode'],
    `not the country of the region ${shown(region)}, so it was left out; correct the wrong one.`,
    { weight: 'missing' },
  );
  return { ...location, countryCode: isoCode(named) };
}
