import { locateCity } from './locate-city';
import type { Warn } from './problems';

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

/** A location without a city. An address that is the name of a known city is the city, not a street. */
export function withTown(location: Group, warn: Warn): Group {
  const { address, city, countryCode, ...others } = location;
  if (city !== undefined || typeof address !== 'string') return location;
  const country = typeof countryCode === 'string' ? countryCode : undefined;
  if (/\d/.test(address) || locateCity(address, country).kind !== 'found') return location;
  warn([...LOCATION, 'address'], 'no street, so it was taken as the city; write "city".');
  return { ...others, countryCode, city: address.trim() };
}
