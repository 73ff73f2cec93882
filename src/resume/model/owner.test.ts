import { expect, test } from 'vitest';

import { portfolioOf } from '../read/folder-for-test';
import { initialsOf } from './owner';

test('takes initials from the given name and the surname', () => {
  const names: readonly (readonly [name: string, language: string, initials: string])[] = [
    ['Ada Byron', 'en', 'AB'],
    ['Ada King Byron', 'en', 'AB'],
    ['Plato', 'en', 'P'],
    ['Ludwig van Beethoven', 'de', 'LB'],
    // The initial of the first of two surnames.
    ['Ana García López', 'es', 'AG'],
    ['Ana de la Fuente y Ruiz', 'es', 'AF'],
    ['João Silva Dos Santos', 'pt-BR', 'JS'],
    ['Ana C García', 'pt', 'AG'],
    ['Ada King (Countess)', 'en', 'AK'],
    ['Dr. Ada Byron', 'de', 'AB'],
    ['Ron. Byron', 'en', 'RB'],
    ['42', 'en', '?'],
  ];
  expect(names.map(([name, language]) => initialsOf(name, language))).toEqual(
    names.map(([, , initials]) => initials),
  );
});

test('the owner may set the initials', () => {
  const read = (yaml: string) => portfolioOf({ basics: { name: 'Ana García López' } }, yaml).owner.initials;
  expect(read('initials: XY')).toBe('XY');
  expect(read('language: es')).toBe('AG');
  expect(read('title: A')).toBe('AL');
});

test('reads a country by code, or shows it as written', () => {
  const countryOf = (countryCode: string) =>
    portfolioOf({ basics: { name: 'Ada', location: { city: 'Nowhere', countryCode } } }).owner.place;
  expect(countryOf('ve')).toMatchObject({ country: 'Venezuela', countryCode: 'VE' });
  expect(countryOf(' Venezuela')).toMatchObject({ country: 'Venezuela', countryCode: null });
  expect(countryOf('台灣')).toMatchObject({ country: '台灣', countryCode: null });
  expect(countryOf('')).toMatchObject({ country: null, countryCode: null });
});

test('names the country once if the region repeats it in another language', () => {
  const placeOf = (region: string, countryCode: string) =>
    portfolioOf({ basics: { name: 'Ada', location: { city: 'Казань', region, countryCode } } }).owner.place;
  expect(placeOf('Россия', 'RU')).toMatchObject({ region: null, country: 'Russia' });
  expect(placeOf('Татарстан', 'RU')).toMatchObject({ region: 'Татарстан', country: 'Russia' });
  expect(placeOf('Georgia', 'US')).toMatchObject({ region: 'Georgia' });
});

test.each([
  ['La Paz - Bolivia', 'BO', 'La Paz'],
  ['Múnich, Alemania', 'DE', 'Múnich'],
  ['Montreuil / Paris, France', 'FR', 'Montreuil / Paris'],
  ['Ciudad de México', 'MX', 'Ciudad de México'],
  ['Caracas, Venezuela', 'Venezuela', 'Caracas'],
])('the city %s does not repeat the country', (city, countryCode, expected) => {
  const portfolio = portfolioOf({ basics: { name: 'Ada', location: { city, countryCode } } });
  expect(portfolio.owner.place?.city).toBe(expected);
});
