import { expect, test } from 'vitest';

import { readFolder } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { dashboardSlice } from '~/portal/screens/dashboard/data';
import { globalPresenceSlice } from '~/portal/screens/global-presence/data';
import { defaultLanguage } from '~/portal/lib/languages';
import { placeText, shortPlace } from './format';
import { placeName } from '~/portal/lib/profile';
import { contactsOf } from '~/documents/contacts';
import { supportSlice } from '~/portal/lib/support';

test('joins the parts of a place without repetitions and missing ones', () => {
  expect(placeText('Lima', null, 'Lima', undefined, 'Peru')).toBe('Lima, Peru');
  expect(placeText('Monaco', 'MONACO')).toBe('Monaco');
  expect(placeText(null, undefined, '')).toBe('');
});

test('adds the state to a town in a country of states', () => {
  const [country, region] = ['United States', 'Ohio'];
  expect(shortPlace({ city: 'Columbus', region, country, countryCode: 'US' })).toBe('Columbus, Ohio');
  expect(shortPlace({ city: null, region, country, countryCode: 'US' })).toBe('Ohio, United States');
  expect(shortPlace({ city: 'Columbus', region: null, country, countryCode: 'US' })).toBe(
    'Columbus, United States',
  );
  expect(shortPlace({ city: 'Lyon', region: 'Rhône', country: 'France', countryCode: 'FR' })).toBe(
    'Lyon, France',
  );
});

test('names the region of a place without a city', () => {
  const region = { city: null, region: 'Rhône', countryCode: 'FR' };
  expect(shortPlace({ ...region, country: 'France' })).toBe('Rhône, France');
  expect(shortPlace({ ...region, country: null })).toBe('Rhône');
});

test.each(['Luxembourg', 'Singapore'])('shows %s once on card, Dashboard, résumé and Regions', (city) => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: {
        name: 'Ada Byron',
        location: { city, region: city, countryCode: city.slice(0, 2) === 'Lu' ? 'LU' : 'SG' },
      },
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2020', location: `${city}, ${city}` }],
    },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  const { places, title } = globalPresenceSlice(portfolio);
  const texts = [
    placeName(portfolio.owner.place),
    supportSlice(portfolio).place,
    dashboardSlice(portfolio, formatOf('en'), defaultLanguage).person.place,
    contactsOf(portfolio, { colon: ':' })
      .map(({ text }) => text)
      .join(' | '),
    ...places.map(({ name }) => name),
    title,
  ];
  expect(new Set(texts)).toEqual(new Set([city]));
  expect(places).toHaveLength(1);
});

test('shows a published postal code without a street', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', location: { city: 'Lyon', postalCode: '69001', countryCode: 'FR' } },
    },
    'portal.yaml': 'privacy: { publish: [address] }',
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  expect(contactsOf(portfolio, { colon: ':' }).map(({ text }) => text)).toEqual([
    expect.stringContaining('69001'),
  ]);
});
