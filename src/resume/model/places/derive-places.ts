import { countryCodeIn, countryCodeOf, countryName } from './country-name';
import { plainName, theGazetteer } from './gazetteer';
import { locateCity, type FoundCity, type Located } from './locate-city';
import { locateCountry } from './locate-country';
import { isNoPlace, partsOf } from './location-parts';
import type { Marker } from '../portfolio';
import { shown } from '../../standard/problems';
import type { Resume } from '../../standard/resume';

type Path = readonly PropertyKey[];
type Location = { path: Path; text: string; country?: string; region?: string };

const isEnglish = (language: string): boolean => new Intl.Locale(language).language === 'en';

const DECIMALS = 2; // about a kilometre: enough to distinguish cities with the same name

/** The code of a country that is written as its code or its name. */
const codeOf = (country = ''): string | undefined =>
  countryCodeIn(country) ?? countryCodeOf(country) ?? undefined;

const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/u;
const FIRST_OF_FLAGS = 0x1f1e6;

/** A location without the flag in it, which is made of the letters of its country's code. */
function withoutFlag(text: string): { text: string; country?: string } {
  const [flag] = FLAG.exec(text) ?? [];
  if (flag === undefined) return { text };
  const letters = [...flag].map((sign) => (sign.codePointAt(0) ?? 0) - FIRST_OF_FLAGS + 'A'.charCodeAt(0));
  return { text: text.replace(flag, '').trim(), country: String.fromCharCode(...letters) };
}

/** The locations in the résumé, in its order. */
function locationsOf({ basics: { location }, work = [] }: Resume): Location[] {
  const home = location?.city
    ? [
        {
          path: ['basics', 'location', 'city'],
          text: [location.city, location.region].filter(Boolean).join(', '),
          country: codeOf(location.countryCode) ?? codeOf(location.country),
          region: location.region,
        },
      ]
    : [];
  const jobs = work.flatMap((job, index) =>
    job.location ? [{ path: ['work', index, 'location'], text: job.location }] : [],
  );
  return [...home, ...jobs];
}

/** The places of a list, "Lima, Peru | Quito, Ecuador", unless the whole is the name of one. */
function oneByOne(location: Location): Location[] {
  const { text, country } = location;
  const parts = text.split(/\s*[|｜;&]\s*/);
  const isFound = (part: string) => locateCity(part, country).kind === 'found';
  const areCities = parts.length > 1 && parts.every(isFound);
  if (!FLAG.test(text) && !areCities && isFound(text)) return [location];
  return parts.map((part) => ({ ...location, ...withoutFlag(part) }));
}

/** A marker in the language of the résumé: the data of the cities has English names only. */
function markerIn(language: string, { marker, written, countryCode }: FoundCity): Marker {
  if (isEnglish(language)) return marker;
  return { ...marker, city: written ?? marker.city, country: countryName(countryCode, language) };
}

/**
 * The city of a text. Of the cities that a text names, the largest counts: a suburb that has the name of another city
 * stands before its own one ("Rosebank, Johannesburg, South Africa").
 */
function cityIn(text: string, country: string | undefined): Located {
  const { areas } = theGazetteer();
  const parts = partsOf(text);
  const behind = parts.flatMap((part, at) =>
    at === 0 || isNoPlace(part) || areas.has(plainName(part)) ? [] : [parts.slice(at).join(', ')],
  );
  const [first, ...others] = [text, ...behind].map((one) => locateCity(one, country));
  return [first, ...others]
    .filter((located): located is FoundCity => located?.kind === 'found')
    .reduce<Located>(
      (largest, one) => (largest.kind === 'found' && largest.population >= one.population ? largest : one),
      first ?? { kind: 'nowhere' },
    );
}

/** The advice about a city that is not certain: to add those of its country and state that are not there yet. */
function untilCertain(text: string, region: string | undefined, hasCountry: boolean): string {
  const { areas } = theGazetteer();
  const [, ...behind] = text.split(',');
  const isState = (part: string) => areas.get(plainName(part))?.some((area) => area.region !== undefined);
  const hasState = region !== undefined || behind.some(isState);
  const missing = [...(hasCountry ? [] : ['country']), ...(hasState ? [] : ['state'])].join(' or ');
  return `until ${missing && `the ${missing} stands here too, or `}"places" in portal.yaml lists the map’s cities`;
}

/**
 * The default markers of the map: the cities of the résumé, each once, and countries whose cities are not known.
 * Cities that cannot be located and assumptions are reported, once for each spelling.
 * @param language the language of the résumé
 */
export function derivePlaces(
  resume: Resume,
  language: string,
  warn: (path: Path, message: string) => void,
): Marker[] {
  const markers = new Map<string, Marker>();
  /** Places whose city is not known, with the markers of their countries. */
  const unlocated: { inCountry: Marker | null; tell: (isShown: boolean) => void }[] = [];
  const reported = new Set<string>();
  const locations = locationsOf(resume).flatMap(oneByOne);
  for (const { path, text, country, region } of locations) {
    const located = cityIn(text, country);
    const warnOnce = (sentence: string) => {
      if (!reported.has(sentence)) warn(path, sentence);
      reported.add(sentence);
    };
    if (located.kind === 'unknown') {
      const inCountry = locateCountry(text, country, language);
      const isCountry = inCountry !== null && countryCodeOf(located.city) !== null;
      const tell = (isShown: boolean) =>
        warnOnce(
          `no one city is certain to be meant by ${shown(located.city)}; the map ${isShown && inCountry ? `shows ${inCountry.city} instead` : 'leaves it out'} ${untilCertain(text, region, inCountry !== null)}.`,
        );
      unlocated.push({ inCountry, tell: isCountry ? () => {} : tell });
    }
    if (located.kind !== 'found') continue;
    const { marker } = located;
    const at = `${marker.latitude.toFixed(DECIMALS)}, ${marker.longitude.toFixed(DECIMALS)}`;
    if (located.assumed)
      warnOnce(
        `${shown(text)} was taken as ${marker.city}, ${marker.country} (${at}); if it is another, name its country or state here, or list the map’s cities under "places" in portal.yaml.`,
      );
    const position = `${marker.latitude} ${marker.longitude}`;
    // The first spelling of a city counts.
    if (!markers.has(position)) markers.set(position, markerIn(language, located));
  }
  // A country without a city has a marker, so that no place of work is missing.
  const withCity = new Set([...markers.values()].map(({ country }) => country));
  for (const { inCountry, tell } of unlocated) {
    const isShown = inCountry !== null && !withCity.has(inCountry.country);
    if (isShown) markers.set(inCountry.city, inCountry);
    tell(isShown);
  }
  return [...markers.values()];
}

/** The number of countries of the markers. */
export const countriesOf = (markers: readonly Marker[]): number =>
  new Set(markers.flatMap(({ country }) => (country === null ? [] : (countryCodeOf(country) ?? country))))
    .size;
