import fc from 'fast-check';
import { expect, test } from 'vitest';

import { plainName, theGazetteer } from './gazetteer';
import { locateCity } from './locate-city';
import { OTHER_NAMES } from './other-names';

/** A result in short form: `Dallas, United States`, with `?` for an assumption. */
function briefly(text: string, within?: string): string {
  const located = locateCity(text, within);
  if (located.kind === 'nowhere') return 'nowhere';
  if (located.kind === 'unknown') return `unknown: ${located.city}`;
  return `${located.marker.city}, ${located.marker.country}${located.assumed ? '?' : ''}`;
}

/** Texts of résumés with their locations. */
const TEXTS: readonly (readonly [text: string, place: string])[] = [
  ['Dallas, US', 'Dallas, United States'],
  ['Madrid, ESP', 'Madrid, Spain'],
  ['mAdRiD, españa', 'Madrid, Spain'],
  ['Berlin, Germany', 'Berlin, Germany'],
  ['São Paulo, Brazil', 'São Paulo, Brazil'],
  ['Sao Paulo, SP', 'São Paulo, Brazil'],
  ['Paris, France', 'Paris, France'],
  ['Paris, TX', 'Paris, United States'],
  ['Bay Area, CA, US', 'unknown: Bay Area'],
  ['Toronto, ON, CA', 'Toronto, Canada'],
  ['Edinburgh, Scotland', 'Edinburgh, United Kingdom'],
  ['Austin TX', 'Austin, United States'],
  ['28046 Madrid (Spain)', 'Madrid, Spain'],
  ['San Francisco, California, United States', 'San Francisco, United States'],
  ['Madrid, Community of Madrid, Spain', 'Madrid, Spain'],
  ['Torino, TO, Italy', 'Turin, Italy'],
  ['St Gallen, Schweiz', 'Sankt Gallen, Switzerland'],
  ['Dallas/Fort Worth, TX', 'Dallas, United States'],

  // A unique name, or a city that is far larger than others of that name.
  ['Bilbao', 'Bilbao, Spain'],
  ['London', 'London, United Kingdom?'],
  ['Paris', 'Paris, France?'],
  ['Boston', 'unknown: Boston'],
  ['Greater Boston Area', 'Boston, United States?'],
  ['Cambridge', 'unknown: Cambridge'],
  ['Springfield, US', 'unknown: Springfield'],
  ['Salamanca, Spain', 'Salamanca, Spain'],
  ['Portland, US', 'Portland, United States?'],
  ['Nowhereville', 'unknown: Nowhereville'],
  ['Nowhereville, Spain', 'unknown: Nowhereville'],

  // An abbreviation with two meanings.
  ['San Francisco, CA', 'San Francisco, United States'],
  ['Vancouver, BC, CA', 'Vancouver, Canada'],
  ['Cambridge, MA', 'Cambridge, United States'],
  ['Wilmington, DE', 'Wilmington, United States'],
  ['Berlin, DE', 'Berlin, Germany'],
  ['London, CA', 'unknown: London'],
  ['Ontario, CA', 'unknown: Ontario'],
  ['Atlanta, Georgia', 'Atlanta, United States'],
  ['Tbilisi, Georgia', 'Tbilisi, Georgia'],

  // Unknown words may refer to another city of that name.
  ['Paris, Lamar County', 'unknown: Paris'],
  ['Frankfurt, Brandenburg, Germany', 'unknown: Frankfurt'],

  // The name of a country or state does not refer to a town of the same name.
  ['Brazil', 'unknown: Brazil'],
  ['Georgia', 'unknown: Georgia'],
  ['Georgia, US', 'unknown: Georgia'],
  ['Singapore', 'Singapore, Singapore'],

  // Other names.
  ['München', 'Munich, Germany'],
  ['Hanau, Deutschland', 'Hanau am Main, Germany'],
  ['Klagenfurt', 'Klagenfurt am Wörthersee, Austria'],
  ['Köln', 'Köln, Germany'],
  ['Wien', 'Vienna, Austria'],
  ['Roma, Italia', 'Rome, Italy'],
  ['Seville, Spain', 'Sevilla, Spain'],
  ['Lisboa', 'Lisbon, Portugal'],
  ['Bangalore', 'Bengaluru, India'],
  ['Bombay', 'Mumbai, India'],
  ['Calcutta', 'Kolkata, India?'],
  ['Kiev', 'Kyiv, Ukraine'],
  ['Kyiv', 'Kyiv, Ukraine'],
  ['NYC', 'New York City, United States'],
  ['New York', 'New York City, United States'],
  ['New York, NY', 'New York City, United States'],
  ['SF', 'San Francisco, United States'],
  ['Washington DC', 'Washington, D.C., United States'],
  ['Washington, D.C.', 'Washington, D.C., United States'],
  ['Washington', 'unknown: Washington'],

  // Not a place.
  ['', 'nowhere'],
  [' – ', 'nowhere'],
  ['Remote', 'nowhere'],
  ['Fully remote (EU)', 'nowhere'],
  ['Remote, US', 'nowhere'],
  ['Remote work', 'nowhere'],
  ['Worldwide', 'nowhere'],
  ['Anywhere', 'nowhere'],
  ['Hybrid', 'nowhere'],
  ['Home office', 'nowhere'],
  ['N/A', 'nowhere'],
  ['Remote from Berlin, Germany', 'Berlin, Germany'],
  ['Berlin, Germany (Remote)', 'Berlin, Germany'],
  ['В офисе', 'nowhere'],
  ['Удалённо', 'nowhere'],

  // Work in other places too.
  ['Houston and Travel, Texas', 'Houston, United States'],
  ['Austin TX & remote', 'Austin, United States'],
  ['Madrid y remoto, Spain', 'Madrid, Spain'],
  ['Berlin or abroad, Germany', 'Berlin, Germany'],
  ['Texas and remote', 'nowhere'],

  // The word for a city or a republic before its name.
  ['г. Минск, р. Беларусь', 'Minsk, Belarus'],
  ['город Минск', 'Minsk, Belarus'],
];

for (const [text, place] of TEXTS) {
  test(`"${text}" → ${place}`, () => {
    expect(briefly(text)).toBe(place);
  });
}

test('uses a known country to locate a city', () => {
  expect(briefly('London')).toBe('London, United Kingdom?');
  expect(briefly('London', 'CA')).toBe('London, Canada');
  expect(briefly('Madrid', 'Spain')).toBe('Madrid, Spain');
  expect(briefly('Madrid', 'FR')).toBe('unknown: Madrid');
});

test('takes the parts of a state with a code of their own for it, after its own cities', () => {
  expect(briefly('Pointe-à-Pitre', 'FR')).toBe('Pointe-à-Pitre, Guadeloupe');
  expect(briefly('Saint-Denis', 'FR')).toBe('Saint-Denis, France');
  expect(briefly('San Juan', 'US')).toBe('San Juan, United States');
  expect(briefly('San Juan, PR', 'US')).toBe('San Juan, Puerto Rico');
  expect(briefly('St. Louis, MO', 'US')).toBe('St. Louis, United States');
  expect(briefly('Santa Cruz de Tenerife', 'IC')).toBe('Santa Cruz de Tenerife, Spain');
});

test('distinguishes cities of the same name by state', () => {
  const latitude = (text: string) => {
    const located = locateCity(text);
    return located.kind === 'found' ? Math.round(located.marker.latitude) : null;
  };
  expect([latitude('Portland, OR'), latitude('Portland, Maine')]).toEqual([46, 44]);
  expect([latitude('Dallas, TX'), latitude('Dallas, US'), latitude('Dallas, Oregon')]).toEqual([33, 33, 45]);
  expect([latitude('Washington, DC'), latitude('Washington, PA')]).toEqual([39, 40]);
});

test('every other name leads to its city', () => {
  const { cities } = theGazetteer();
  for (const [name, area, others] of OTHER_NAMES) {
    const [country] = area.split('-');
    for (const other of others.split(', ')) {
      const found = (cities.get(plainName(other)) ?? []).filter((city) => city.country === country);
      expect(found.map((city) => city.name, other)).toContain(name);
    }
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
    fc.property(text, fc.option(text, { nil: undefined }), (place, within) => {
      const located = locateCity(place, within);
      expect(['found', 'nowhere', 'unknown']).toContain(located.kind);
      if (located.kind !== 'found') return;
      expect(Math.abs(located.marker.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(located.marker.longitude)).toBeLessThanOrEqual(180);
      expect(located.marker.city).not.toBe('');
    }),
    { numRuns: 1000 },
  );
});
