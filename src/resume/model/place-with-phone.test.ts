import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

test.each([
  ['Ireland (full time) | +353 20 912 3456', 'Ireland (full time)'],
  ['Tel: +353 20 912 3456, Leinster', 'Leinster'],
  ['Leinster +353 20 912 3456 / +353 20 912 3457', 'Leinster'],
  ['Leinster - 00353 20 912 3456 - Ireland', 'Leinster - Ireland'],
  [
    'Ireland(Eligible to work full-time(Stamp 1G)) | +353 20 912 3456',
    'Ireland(Eligible to work full-time(Stamp 1G))',
  ],
  ['Leinster Tel: +353 20 912 3456', 'Leinster'],
  ['Leinster (Tel. +353 20 912 3456)', 'Leinster'],
  ['Leinster, Mobile number +353 20 912 3456', 'Leinster'],
  ['Leinster | M | +353 20 912 3456', 'Leinster'],
  ['Leinster, Telemóvel: +353 20 912 3456', 'Leinster'],
  ['Leinster Tel & Fax ☎ +353 20 912 3456', 'Leinster'],
  ['Leinster | ada@mill.example | +353 20 912 3456', null],
  ['Leinster - T. +353 20 912 3456', 'Leinster'],
  ['Mobile, Alabama | +353 20 912 3456', 'Mobile, Alabama'],
  ['Leinster (Ireland +353 20 912 3456', null],
  ['Leinster +353 20 912 3456 / 68', null],
  ['Leinster 4 | +353 20 912 3456', null],
  ['+353 20 912 3456', null],
  ['Leinster (+353 20 912 3456)', null],
  ['Leinster | +353 20 912 3456, 087 91234', null],
])('withholds the phone number in a place, and keeps the place: %s', (region, kept) => {
  const files = { 'resume.json': { basics: { name: 'A', location: { city: 'Dublin', region } } } };
  const { portfolio, withheld } = readFolder(files);
  expect(JSON.stringify(portfolio)).not.toContain('912');
  expect(portfolio?.owner.place).toMatchObject({ city: 'Dublin', region: kept });
  expect(withheld.join()).toContain('basics.location.region (phone)');
  const complete = readFolder({ ...files, 'portal.yaml': 'privacy: { publish: [phone] }' });
  expect(complete.portfolio?.owner.place).toMatchObject({ region });
});

test.each([
  'Leinster | Musterstraße 5 | +49 30 9123456',
  'Leinster, Musterstraße 5 | +49 30 9123456',
  'Leinster, Musterstraße 5 +49 30 9123456',
  'Leinster (Musterstraße 5) | +49 30 9123456',
  'Leinster | Musterstraße | +49 30 9123456',
  'Leinster | C/ Mayor 5, 2ºB | +34 912 345 678',
  'Leinster, IL | 123 Main St | +1 217 912 0123',
  'Leinster - 12 Mill Lane - +44 20 9123 4567',
  'Leinster | 221B Mill Lane | +44 20 9123 4567',
  'Leinster | Rua das Flores, 12 | +55 11 91234 5678',
])('publishes no street before a phone number: %s', (city) => {
  const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'A', location: { city } } } });
  expect(JSON.stringify(portfolio)).not.toMatch(/912|Muster|Mayor|Main|Mill|Flores/);
});

test('withholds a place that contains a phone number', () => {
  const { portfolio, withheld } = readFolder({
    'resume.json': {
      basics: { name: 'A', location: { city: 'Dublin', region: 'Ireland | +353 20 912 3456' } },
    },
  });
  expect(JSON.stringify(portfolio)).not.toContain('912');
  expect(portfolio?.owner.place?.city).toBe('Dublin');
  expect(withheld.join()).toContain('basics.location.region');
});
