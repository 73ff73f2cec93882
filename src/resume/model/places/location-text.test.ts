import { expect, test } from 'vitest';

import { readFolder } from '../../read/folder-for-test';
import { locationText } from './location-text';

test.each([
  ['Luxembourg, Luxembourg', 'Luxembourg'],
  ['Singapore 018956, Singapore', 'Singapore 018956'],
  ['Québec, Quebec, Canada', 'Québec, Canada'],
  ['Genève,  geneve', 'Genève'],
  ['Paris, France | London, UK', 'Paris, France | London, UK'],
  ['10115, 10117, Berlin', '10115, 10117, Berlin'],
  ['Berlin', 'Berlin'],
])('%s is %s', (written, once) => {
  expect(locationText(written)).toBe(once);
});

test('shows city and region of the same name once, for a job, a school and the owner', () => {
  const place = { city: 'Luxembourg', region: 'Luxembourg', countryCode: 'LU' };
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', location: place },
      work: [{ name: 'Mill', location: { city: 'Singapore', region: 'Singapore' } }],
      education: [{ institution: 'Academy', location: 'Monaco, Monaco' }],
      volunteer: [{ organization: 'Library', location: 'Lima, Peru' }],
    },
  });
  expect(portfolio?.owner.place).toMatchObject({ city: 'Luxembourg', region: null, country: 'Luxembourg' });
  expect(portfolio?.companies[0]).toMatchObject({
    location: 'Singapore',
    positions: [{ location: 'Singapore' }],
  });
  expect(portfolio?.education[0]?.location).toBe('Monaco');
  expect(portfolio?.volunteering[0]?.location).toBe('Lima, Peru');
  expect(portfolio?.places.map(({ city }) => city)).toEqual(['Luxembourg', 'Singapore']);
});
