import { countryCodeOf } from './country-name';
import { locateCity } from './locate-city';
import type { Area } from '../portfolio';

/** The region and country of the city in a free text, as it names them; null if the city is uncertain. */
export function areaOf(text: string): Area | null {
  const located = locateCity(text);
  if (located.kind !== 'found') return null;
  const { region, marker, countryCode } = located;
  // "España" is not named a second time as Spain.
  const written = text.split(/[,/()]/).find((part) => countryCodeOf(part) === countryCode);
  return { region, country: written?.trim() ?? marker.country };
}
