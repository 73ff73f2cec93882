import { codeOfCountry, countryName } from './areas';
import { capitalOf } from './cities';
import { locate, type FoundCity } from './locate';
import type { Marker } from '../portfolio';
import { shown } from '../../standard/problems';
import type { Path } from '../../standard/path';
import type { Resume } from '../../standard/resume';

type Location = { path: Path; text: string; country: string | null };

const DECIMALS = 2; // about a kilometre: enough to distinguish cities with the same name

/** The locations in the résumé, in its order. */
function locationsOf({ basics: { location }, work = [] }: Resume): Location[] {
  const { city, region, countryCode = '', country = '' } = location ?? {};
  const home: Location = {
    path: ['basics', 'location', 'city'],
    text: [city, region].filter(Boolean).join(', '),
    country: codeOfCountry(countryCode) ?? codeOfCountry(country),
  };
  const jobs = work.flatMap((job, index) =>
    // A list of places: "Lima, Peru | Quito, Ecuador".
    (job.location ?? '')
      .split(/[|｜;]/)
      .map((text): Location => ({ path: ['work', index, 'location'], text: text.trim(), country: null })),
  );
  return [...(city ? [home] : []), ...jobs].filter(({ text }) => text !== '');
}

/** A marker in the language of the résumé: the data of the cities has English names only. */
function markerIn(language: string, { marker, written, countryCode }: FoundCity): Marker {
  if (new Intl.Locale(language).language === 'en') return marker;
  return { ...marker, city: written, country: countryName(countryCode, language) };
}

/** A marker of a country, at its capital. */
function markerOfCountry(code: string, language: string): Marker | null {
  const [city, name] = [capitalOf(code), countryName(code, language)];
  if (!city || name === null) return null;
  return { city: name, country: name, latitude: city.latitude, longitude: city.longitude };
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
  const reported = new Set<string>();
  const warnOnce = (path: Path, sentence: string) => {
    if (!reported.has(sentence)) warn(path, sentence);
    reported.add(sentence);
  };
  const located = locationsOf(resume).map(({ path, text, country }) => ({
    path,
    text,
    place: locate(text, country),
  }));
  for (const { path, text, place } of located) {
    if (place.kind !== 'found') continue;
    const { latitude, longitude, city, country } = place.marker;
    if (place.assumed)
      warnOnce(
        path,
        `${shown(text)} was taken as ${city}, ${country} (${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}); if it is another, name its country or state here, or list the map’s cities under "places" in portal.yaml, as \`portalfolio suggest\` proposes.`,
      );
    const position = `${latitude} ${longitude}`;
    // The first spelling of a city counts.
    if (!markers.has(position)) markers.set(position, markerIn(language, place));
  }
  // A country without a city has a marker, so that no place of work is missing.
  const withCity = new Set([...markers.values()].map(({ country }) => country));
  for (const { path, text, place } of located) {
    if (place.kind !== 'country' && place.kind !== 'unknown') continue;
    const marker = place.kind === 'country' ? markerOfCountry(place.countryCode, language) : null;
    const isShown = marker !== null && !withCity.has(marker.country);
    if (isShown) markers.set(marker.city, marker);
    if (place.kind === 'unknown' || !place.isAlone)
      warnOnce(
        path,
        `no one city is certain to be meant by ${shown(text)}; the map ${isShown ? `shows ${marker.city} instead` : 'leaves it out'} until its country and state stand here too, or "places" in portal.yaml lists the map’s cities${isShown ? ', as `portalfolio suggest` proposes' : ''}.`,
      );
  }
  return [...markers.values()];
}
