import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

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
