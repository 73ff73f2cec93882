import { countryCodeIn, countryCodeOf } from '../model/country-name';
import { plainName, theGazetteer } from '../model/gazetteer';
import { locateCity } from '../model/locate-city';
import { shown, type Warn } from '../standard/problems';
import { isoCode, stateOf } from '../model/state-of';

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

/** A number of a house or a flat: `12`, `221B`, `12-14`. */
const HOUSE = String.raw`\d{1,5}\p{L}?(?:[-/]\d{1,4}\p{L}?)?(?=$|[\s,])`;
/** The words of streets behind a name: `Loom Street`. */
const BEHIND =
  '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|square|sq|terrace|close|crescent|grove|gardens|mews|court)';
/** The words of streets before a name: `Calle Telares`. */
const BEFORE =
  '(?:rue|avenue|av|via|calle|carrer|rua|travessa|avenida|plaza|praça|viale|piazza|ul|ulica|улица|ул|проспект)';
/** The ends of names of streets: `Webergasse`. */
const END = String.raw`(?:straße|strasse|str\.|gasse|weg|allee|platz|straat|laan|gatan|vägen|gade|vej|veien|vegen|gata|katu|utca)`;
/** Streets with a number directly before or behind them. */
const STREETS = [
  String.raw`^${HOUSE}\s+(?:[\p{L}\d.’'-]+\s+){1,4}${BEHIND}(?=$|[\s.])`,
  String.raw`^${HOUSE}\s+${BEFORE}[\s.]`,
  String.raw`^${BEFORE}\.?\s+(?:\D+\s)?${HOUSE}`,
  String.raw`(?:\p{L}${END}|\s${END}|\p{L}\s${BEHIND})\.?\s+\d{1,3}\p{L}?$`,
  String.raw`(?:^|\s)(?:apartment|apt|flat)\.?\s+\d{1,4}\p{L}?(?=$|\s)`,
].map((form) => new RegExp(form, 'iu'));
/** The name of a street without a number. */
const STREET_NAME = new RegExp(String.raw`^${BEFORE}[.\s]\s*\p{L}|\p{L}\s${BEHIND}\.?$|\p{L}${END}$`, 'iu');
/** A part of an address that is only the number of a house. */
const IS_HOUSE = new RegExp(
  String.raw`^(?:д\.|дом|кв\.|корп\.|no\.?|nº|n°|nr\.?|#)?\s*${HOUSE}$|^\d{1,2}\s?[ºª]`,
  'iu',
);
/** A number of days, offices or the like, or of a district. */
const COUNTED =
  /^\d+\s+(?:km|kms|kilomet\p{L}+|mi|miles?|min\p{L}*|hours?|days?|weeks?|locations?|offices?|sites?|cities|countries|arr\p{L}*|district|bezirk)(?=$|[\s.])/iu;
/** A short number with a name: a street, beside its town. A longer number may be a postal code. */
const NAME_WITH_NUMBER = /^\d{1,3}\p{L}?\s+\p{Lu}\p{L}/u;

const isPlace = (text: string): boolean => locateCity(text).kind === 'found';

/** Whether a part of a location is the name of a street. */
const isStreetName = (part: string): boolean => STREET_NAME.test(part) && !isPlace(part);

/** Whether a part of a location is a street with a number, not a town with its postal code. */
function isStreet(part: string, parts: readonly string[]): boolean {
  if (!/\d/.test(part) || isPlace(part) || isPlace(part.replaceAll(/\S*\d\S*/g, ' ').trim())) return false;
  const hasTown = () =>
    parts.some((other) => other !== part && countryCodeOf(other) === null && isPlace(other));
  if (COUNTED.test(part)) return false;
  return STREETS.some((form) => form.test(part)) || (NAME_WITH_NUMBER.test(part) && hasTown());
}

/** A location whose city or region begins with a street, which belongs to the address: "12 Loom Road, Leeds". */
export function withoutStreet(location: Group, warn: Warn): Group {
  const found: string[] = [];
  const fields = Object.entries(location).flatMap(([key, value]): [string, unknown][] => {
    if (!['city', 'region'].includes(key) || typeof value !== 'string' || !/\d/.test(value))
      return [[key, value]];
    const parts = value.split(/\s*,\s*/);
    const streets = parts.filter(
      (part, at) =>
        isStreet(part, parts) ||
        // The number of a house behind a comma: "ул. Ленина, д. 5".
        (isStreetName(part) && IS_HOUSE.test(parts[at + 1] ?? '')) ||
        (IS_HOUSE.test(part) && parts.slice(0, at).some(isStreetName)),
    );
    if (streets.length === 0) return [[key, value]];
    found.push(...streets);
    warn([...LOCATION, key], 'a street where a place belongs; the street was taken as the address.');
    const rest = parts.filter((part) => !streets.includes(part)).join(', ');
    return rest === '' ? [] : [[key, rest]];
  });
  if (found.length === 0) return location;
  const address = typeof location['address'] === 'string' ? [location['address']] : [];
  return { ...Object.fromEntries(fields), address: [...new Set([...address, ...found])].join(', ') };
}

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
