import fc from 'fast-check';
import { expect, test } from 'vitest';

import cityNames from './city-names.json' with { type: 'json' };
import { citiesNamed, plainPlaceName } from './cities';
import { locate, locationText } from './locate';

/** A result in short form: `Dallas, United States`, with `?` for an assumption. */
function briefly(text: string, country?: string): string {
  const located = locate(text, country);
  if (located.kind === 'country') return `country: ${located.countryCode}`;
  if (located.kind !== 'found') return located.kind;
  return `${located.marker.city}, ${located.marker.country}${located.assumed ? '?' : ''}`;
}

/** Texts of résumés with their locations. */
const TEXTS: readonly (readonly [text: string, place: string])[] = [
  ['Dallas, US', 'Dallas, United States'],
  ['mAdRiD, españa', 'Madrid, Spain'],
  ['Sao Paulo, SP', 'São Paulo, Brazil'],
  ['Paris, TX', 'Paris, United States'],
  ['Toronto, ON, CA', 'Toronto, Canada'],
  ['Edinburgh, Scotland', 'Edinburgh, United Kingdom'],
  ['28046 Madrid (Spain)', 'Madrid, Spain'],
  ['San Francisco, California, United States', 'San Francisco, United States'],
  ['Torino, TO, Italy', 'Turin, Italy'],
  ['St Gallen, Schweiz', 'Sankt Gallen, Switzerland'],
  ['Dallas/Fort Worth, TX', 'Dallas, United States'],

  // A unique name, or a city that is far larger than others of that name.
  ['Bilbao', 'Bilbao, Spain'],
  ['London', 'London, United Kingdom?'],
  ['Paris', 'Paris, France?'],
  ['Boston', 'unknown'],
  ['Springfield, US', 'country: US'],
  ['Portland, US', 'Portland, United States?'],
  ['Nowhereville', 'unknown'],
  ['Nowhereville, Spain', 'country: ES'],

  // An abbreviation with two meanings.
  ['San Francisco, CA', 'San Francisco, United States'],
  ['Vancouver, BC, CA', 'Vancouver, Canada'],
  ['Berlin, DE', 'Berlin, Germany'],
  ['London, CA', 'London, Canada'],
  ['Ontario, CA', 'Ontario, United States'],
  ['Atlanta, Georgia', 'Atlanta, United States'],
  ['Tbilisi, Georgia', 'Tbilisi, Georgia'],

  // Unknown words may refer to another city of that name.
  ['Paris, Lamar County', 'unknown'],
  ['Frankfurt, Brandenburg, Germany', 'country: DE'],

  // The name of a country or state does not refer to a town of the same name.
  ['Brazil', 'country: BR'],
  ['Georgia', 'unknown'],
  ['Georgia, US', 'country: US'],
  ['Singapore', 'Singapore, Singapore'],

  // Other names.
  ['München', 'Munich, Germany'],
  ['Klagenfurt', 'Klagenfurt am Wörthersee, Austria'],
  ['Bangalore', 'Bengaluru, India'],
  ['Calcutta', 'Kolkata, India?'],
  ['NYC', 'New York City, United States'],
  ['SF', 'San Francisco, United States'],
  ['Washington DC', 'Washington, D.C., United States'],
  ['Washington', 'country: US'],

  // Not a place.
  ['', 'nowhere'],
  ['Remote', 'nowhere'],
  ['Fully remote (EU)', 'nowhere'],
  ['Remote, US', 'nowhere'],
  ['N/A', 'nowhere'],
  ['Berlin, Germany (Remote)', 'Berlin, Germany'],
  ['Удалённо', 'nowhere'],

  // A suburb and its city.
  ['Rosebank, Johannesburg, South Africa', 'Johannesburg, South Africa'],
  ['Buk-gu, Gwangju, South Korea', 'Gwangju, South Korea?'],
  ['北京市', 'Beijing, China'],
];

test.each(TEXTS)('"%s" → %s', (text, place) => {
  expect(briefly(text)).toBe(place);
});

test('uses a known country to locate a city', () => {
  expect(briefly('London')).toBe('London, United Kingdom?');
  expect(briefly('London', 'CA')).toBe('London, Canada');
  expect(briefly('Madrid', 'FR')).toBe('country: FR');
});

test('distinguishes cities of the same name by state', () => {
  const latitude = (text: string) => {
    const located = locate(text);
    return located.kind === 'found' ? Math.round(located.marker.latitude) : null;
  };
  expect([latitude('Portland, OR'), latitude('Portland, Maine')]).toEqual([46, 44]);
  expect([latitude('Dallas, TX'), latitude('Dallas, US'), latitude('Dallas, Oregon')]).toEqual([33, 33, 45]);
  expect([latitude('Washington, DC'), latitude('Washington, PA')]).toEqual([39, 40]);
});

test('every other name leads to its city', () => {
  for (const [area, named] of Object.entries(cityNames.names))
    for (const [name, others] of Object.entries<string>(named))
      for (const other of others.split(', ')) {
        const found = citiesNamed(other).filter(({ country }) => area.startsWith(country));
        expect(found.map((city) => plainPlaceName(city.name))).toContain(plainPlaceName(name));
      }
});

const word = fc.constantFrom(
  'Madrid',
  'Paris',
  'CA',
  'Georgia',
  'US',
  'Remote',
  'Greater',
  'Area',
  '',
  '—',
  '(',
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.array(fc.oneof(word, fc.string()), { maxLength: 5 }), fc.constantFrom(', ', ' ', '/', ' - '))
    .map(([words, between]) => words.join(between)),
);

test('any text becomes found, nowhere or unknown', () => {
  fc.assert(
    fc.property(text, fc.option(text), (place, country) => {
      const located = locate(place, country);
      expect(['found', 'country', 'nowhere', 'unknown']).toContain(located.kind);
      if (located.kind !== 'found') return;
      expect(Math.abs(located.marker.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(located.marker.longitude)).toBeLessThanOrEqual(180);
      expect(located.marker.city).not.toBe('');
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['Luxembourg, Luxembourg', 'Luxembourg'],
  ['Québec, Quebec, Canada', 'Québec, Canada'],
  ['Genève,  geneve', 'Genève'],
  ['Paris, France | London, UK', 'Paris, France | London, UK'],
  ['10115, 10117, Berlin', '10115, 10117, Berlin'],
  ['Berlin', 'Berlin'],
])('%s is %s', (written, once) => {
  expect(locationText(written)).toBe(once);
});
