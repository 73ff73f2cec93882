import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

function read(location: object) {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron', location } } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings: warnings.join('\n') };
}

test.each([
  ['Santa Cruz de Tenerife', 'Canary Islands', 'ES', 'Spain'],
  ['Pointe-à-Pitre', 'Guadeloupe', 'FR', 'Guadeloupe'],
  ['Saint-Denis', 'La Réunion', 'FR', 'Réunion'],
  ['San Juan', 'Puerto Rico', 'US', 'Puerto Rico'],
  ['Willemstad', 'Curaçao', 'NL', 'Curaçao'],
])('a part of a state does not contradict it: %s, %s, %s', (city, region, countryCode, marked) => {
  const { owner, places, warnings } = read({ city, region, countryCode });
  expect(owner.place).toMatchObject({ city, region, countryCode });
  expect(places).toMatchObject([{ city, country: marked }]);
  expect(warnings).toBe('');
});

test('the country that is named as the region counts, but no union of countries', () => {
  const { owner, warnings } = read({ city: 'Suita', region: 'Japan', countryCode: 'US' });
  expect(owner.place).toMatchObject({ city: 'Suita', countryCode: 'JP' });
  expect(warnings).toContain('not the country of the region "Japan"');
  expect(read({ city: 'Arona', region: 'Canary Islands', countryCode: 'US' }).owner.place?.countryCode).toBe(
    'ES',
  );
  expect(read({ city: 'Graz', region: 'European Union', countryCode: 'AT' }).owner.place?.countryCode).toBe(
    'AT',
  );
});

test('an unknown place in a part of a state is at that part, and in a reserved one at the state', () => {
  const placesOf = (location: object) => read(location).places.map(({ city }) => city);
  expect(placesOf({ city: 'Weaverville', region: 'Guadeloupe, France' })).toEqual(['Guadeloupe']);
  expect(placesOf({ city: 'Weaverville', region: 'Canary Islands', countryCode: 'ES' })).toEqual(['Spain']);
});

test('reads the code of the country under its longer name', () => {
  const { owner } = read({ city: 'Lyon', locationCountryCode: 'FR' });
  expect(owner.place).toMatchObject({ city: 'Lyon', country: 'France', countryCode: 'FR' });
});

test.each([
  [{ city: '12 Baker Street, London' }, 'London'],
  [{ city: '12 Elm Hollow, Leeds' }, 'Leeds'],
  [{ city: 'Leeds', region: 'Flat 3, 12 Mill Road, West Yorkshire' }, 'Leeds'],
  [{ city: 'Webergasse 12, Graz', countryCode: 'AT' }, 'Graz'],
  [{ city: 'Calle Telares 12, Madrid' }, 'Madrid'],
  [{ city: 'Москва, ул. Ленина, д. 5' }, 'Москва'],
  [{ city: 'Calle Telares, 12, 3º B, Madrid' }, 'Madrid'],
  [{ city: 'Москва, ул. Ленина, д. 5, кв. 12' }, 'Москва'],
  [{ city: 'Vestergade 12, Odense', countryCode: 'DK' }, 'Odense'],
  [{ city: '12 Baker Street' }, undefined],
  [{ city: '12 rue des Tisserands, Lyon' }, 'Lyon'],
  [{ city: 'Av. Telares 1234, Madrid' }, 'Madrid'],
  [{ city: 'Loom Street 12, Leeds' }, 'Leeds'],
  [{ city: 'Leeds', fullAddress: '12 Mill Road, Leeds', line1: '12 Mill Road', address2: 'Apt 12' }, 'Leeds'],
  [
    { city: 'Leeds', apartment: '12', latitude: 53.12, longitude: '-1.12', coordinates: [53.12, -1.12] },
    'Leeds',
  ],
])('publishes the town of %j, but no street or coordinates', (location, city) => {
  const { owner, resume } = read(location);
  expect(JSON.stringify(resume)).not.toMatch(/12/);
  expect(owner.place?.city ?? undefined).toBe(city);
});

test.each([
  'Paris 13e',
  'London SW1A 1AA',
  '6th of October City',
  'Seoul 04524',
  'Budapest, 1051',
  'St. Gallen 9000',
  'Crescent City 95531',
  '1234 AB Amsterdam, Netherlands',
  '25 de Mayo, Buenos Aires',
  '3 days remote, Berlin',
  '3 Days near Queen Street, Leeds',
  '50 km around, Munich',
  '2 locations, Berlin',
  '13 arrondissement, Paris',
  '1050 Ixelles, Brussels',
  '28013 Centro, Madrid',
  '75018 Montmartre, Paris',
  'Ladbroke Grove W10, London',
  'Hampton Court KT8',
  '100% remote via Berlin',
])('takes no part of the city %s for a street', (city) => {
  expect(JSON.stringify(read({ city }).resume)).toContain(city);
});
