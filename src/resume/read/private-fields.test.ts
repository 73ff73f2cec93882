import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

/** Reads a weaver's résumé; `basics` is added to her name. */
function read(basics: object, sections: object = {}) {
  const { portfolio, withheld } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron', ...basics }, ...sections },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { published: JSON.stringify(portfolio), withheld: withheld.join('\n'), portfolio };
}

test('keeps spans of dates, identifiers and amounts, but no number of a phone', () => {
  const projects = [
    { name: 'Loom', span: '01/1840 - 12/1842', budget: '100000000' },
    { name: 'Mill', span: '1840-01 - 1842-12', downloads: 100000000 },
    { name: 'Dye', span: '03.1840 - 12.1842', times: '1835-1839 1841' },
  ];
  const certificates = [{ name: 'Weaver', credentialId: '123456789', licenseNumber: '123456789' }];
  const kept = read({ scopusId: '57188800000', npi: '1234567893' }, { projects, certificates });
  expect(kept.withheld).toBe('');
  const { withheld } = read({ contactNumber: '912345678', reach: '912345678', officeId: '+351912345678' });
  expect(withheld.match(/\(phone\)/g)).toHaveLength(3);
});

test.each(
  'strasse hausnummer plz pincode codePostal calle rua rue cep cap eircode poBox map plusCode geohash line1'.split(
    ' ',
  ),
)('withholds the field %s of a location', (field) => {
  const location = { city: 'Leeds', countryCode: 'GB', [field]: field === 'map' ? 'Weber' : '912 Weber' };
  const { published, withheld, portfolio } = read({ location });
  expect(published).not.toMatch(/912|Weber/);
  expect(withheld).toContain(`basics.location.${field} (address)`);
  expect(portfolio.owner.place?.city).toBe('Leeds');
});

test('keeps the fields of a location that are no more exact than a town, and misspelt ones', () => {
  const location = {
    citty: 'Leeds',
    county: 'West Yorkshire',
    district: 'Ward 3',
    continent: 'Europe',
    timeZone: 'GMT +1',
    timeZoneGMT: 'GMT +1',
    label: 'Leeds, England',
    remote: true,
  };
  expect(read({ location }).withheld).toBe('');
});

test('withholds codes of a place outside of the location', () => {
  const { withheld } = read({ geohash: 'gcwfhcp', plusCode: '9C5W+2V' });
  expect(withheld.match(/\(address\)/g)).toHaveLength(2);
});

test.each([
  'Zivilpartnerschaft, 2 Kinder',
  'married',
  'Soltera, sin hijos',
  'célibataire',
  'Single, no kids',
  'Unmarried',
  'Zivilpartnerschaft',
])('withholds a marital status that is called a status: %s', (status) => {
  const { published, withheld } = read({ status });
  expect(published).not.toContain(status);
  expect(withheld).toContain('basics.status (maritalStatus)');
});

test.each([
  'Open to work',
  'Single-page applications developer',
  'Looking for a kind team',
  'Building apps for kids',
  'Ledig fra 1. august',
])('shows another status: %s', (status) => {
  expect(read({ status }).portfolio.owner.properties).toEqual([{ label: 'Status', values: [status] }]);
});

test.each(['Bac+5 (2015-2020)', '10+2 (2012-2014)', '+1.000.000 users', 'More than +10 000 000 views'])(
  'takes no number of a career for a phone number: %s',
  (reach) => {
    expect(read({}, { education: [{ institution: 'Leeds', reach }] }).withheld).toBe('');
  },
);
