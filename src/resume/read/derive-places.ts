import { locateCity } from './locate-city';
import type { Marker } from './portfolio';
import { shown } from './problems';
import type { Resume } from './resume';

type Path = readonly PropertyKey[];
type Location = { path: Path; text: string; country?: string };

const DECIMALS = 2; // about a kilometre: enough to distinguish cities with the same name

/** The locations in the résumé, in its order. */
function locationsOf({ basics: { location }, work = [] }: Resume): Location[] {
  const home = location?.city
    ? [
        {
          path: ['basics', 'location', 'city'],
          text: [location.city, location.region].filter(Boolean).join(', '),
          country: location.countryCode,
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
  if (locateCity(text, country).kind === 'found') return [location];
  return text.split(/\s*[|｜;]\s*/).map((part) => ({ ...location, text: part }));
}

/**
 * The default markers of the map: the cities of the résumé, each once. Cities that cannot be located and
 * assumptions are reported, once for each spelling.
 */
export function derivePlaces(resume: Resume, warn: (path: Path, said: string) => void): Marker[] {
  const markers = new Map<string, Marker>();
  const told = new Set<string>();
  for (const { path, text, country } of locationsOf(resume).flatMap(oneByOne)) {
    const located = locateCity(text, country);
    const say = (sentence: string) => {
      if (!told.has(sentence)) warn(path, sentence);
      told.add(sentence);
    };
    if (located.kind === 'unknown')
      say(
        `no one city is certain to be meant by ${shown(located.city)}; the map leaves it out until the country or state stands here too, or "places" in portal.yaml lists the map’s cities.`,
      );
    if (located.kind !== 'found') continue;
    const { marker } = located;
    const at = `${marker.latitude.toFixed(DECIMALS)}, ${marker.longitude.toFixed(DECIMALS)}`;
    if (located.assumed)
      say(
        `${shown(text)} was taken as ${marker.city}, ${marker.country} (${at}); if it is another, name its country or state here, or list the map’s cities under "places" in portal.yaml.`,
      );
    markers.set(`${marker.latitude} ${marker.longitude}`, marker);
  }
  return [...markers.values()];
}
