import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const RESUME = {
  basics: {
    name: 'Ada Byron',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
    birthDate: '1815-12-10',
    maritalStatus: 'married',
    shoeSize: 37,
    location: { address: '12 St James’s Square', postalCode: 'SW1Y 4JH', city: 'London', countryCode: 'GB' },
  },
  work: [{ name: 'Engine Works', position: 'Analyst', teamSize: 12, salary: '£300', office: 'Hall 4' }],
  references: [
    { name: 'C. Babbage', reference: 'Able.', contact: '+44 20 7946 0001', mail: 'c@example.org' },
  ],
};
const SECRETS = /7946|SW1Y|Square|1815|married|300|c@example/;

test('withholds private values everywhere, and lists them', () => {
  const { portfolio, withheld } = readFolder({ 'resume.json': RESUME });
  expect(JSON.stringify(portfolio)).not.toMatch(SECRETS);
  expect(withheld.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'basics.phone (phone)',
    'basics.birthDate (birthDate)',
    'basics.maritalStatus (maritalStatus)',
    'basics.location.address (address)',
    'basics.location.postalCode (address)',
    'work[0].salary (salary)',
    'references[0].contact (phone)',
    'references[0].mail (email)',
  ]);
  expect(withheld[0]).toMatch(/^resume\.json:5:5 /);
});

test('keeps the city and the other fields of an entry', () => {
  const { portfolio, warnings } = readFolder({ 'resume.json': RESUME });
  expect(portfolio?.owner).toMatchObject({ email: 'ada@example.org', place: { city: 'London' } });
  expect(portfolio?.owner.properties).toEqual([{ label: 'Shoe size', values: ['37'] }]);
  expect(portfolio?.companies[0]?.positions[0]?.properties).toEqual([
    { label: 'Team size', values: ['12'] },
    { label: 'Office', values: ['Hall 4'] },
  ]);
  expect(warnings).toEqual([]);
});

test('reports a private field only once', () => {
  const { withheld, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', location: { city: 'London', countryCode: 'GB', fax: '+44 20 7946 0002' } },
    },
  });
  expect(withheld).toEqual(['resume.json:7:7 basics.location.fax (phone)']);
  expect(warnings).toEqual([]);
});

test('portal.yaml publishes the private fields that it names', () => {
  const { portfolio, withheld } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': 'privacy: { publish: [phone, address] }\n',
  });
  expect(portfolio?.owner).toMatchObject({
    phone: '+44 20 7946 0000',
    place: { address: '12 St James’s Square' },
  });
  expect(withheld.join('\n')).not.toMatch(/basics\.phone|location/);
  expect(withheld.join('\n')).toMatch(/basics\.birthDate/);
});

test('an invalid name in the published fields publishes nothing', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': 'privacy: { publish: [phon, address] }\n',
  });
  expect(portfolio?.owner.phone).toBeNull();
  expect(warnings.join('\n')).toMatch(/privacy\.publish\[0\]: expected one of "phone"/);
});

test('withholds a street in a text, but not its city', () => {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'A', location: '221B Baker Street, London' } },
  });
  expect(JSON.stringify(portfolio)).not.toContain('Baker');
  expect(portfolio?.owner.place?.city).toBe('London');
});

test('portal.yaml hides any path of the résumé, and lists it', () => {
  const { portfolio, withheld, warnings } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': "privacy: { hide: [email, 'work[].position', 'work[0].office', references] }\n",
  });
  expect(JSON.stringify(portfolio)).not.toMatch(/ada@example|Analyst|Hall 4|Babbage/);
  expect(portfolio?.companies[0]?.name).toBe('Engine Works');
  expect(
    withheld.filter((line) => line.endsWith('(hidden)')).map((line) => line.replace(/^\S+ /, '')),
  ).toEqual([
    'basics.email (hidden)',
    'work[0].position (hidden)',
    'work[0].office (hidden)',
    'references (hidden)',
  ]);
  expect(warnings.join('\n')).not.toMatch(/privacy/);
});

test('warns about hidden paths that are required or missing', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': "privacy: { hide: [name, 'work[].colour'] }\n",
  });
  expect(portfolio?.owner.name).toBe('Ada Byron');
  expect(warnings.join('\n')).toMatch(
    /privacy\.hide\[0\]: a portal needs the owner’s name; it is published\./,
  );
  expect(warnings.join('\n')).toMatch(/privacy\.hide\[1\]: nothing stands at this path in the résumé/);
});

test('withholds bank accounts and tax numbers, but not page ranges', () => {
  const { portfolio, withheld, warnings } = readFolder({
    'resume.json': {
      basics: {
        name: 'Ada Byron',
        bankAccountNumber: '12345678',
        'VAT-ID': 'NL001234567B01',
        payments: 'Byron Looms, NL91 ABNA 0417 1643 00',
        taxonomy: 'Cotton and silk',
        chamberOfCommerceNumber: '74258648',
      },
      freelance: { company: 'Byron Looms', vat_number: 'NL001234567B01', account: 'GB82WEST12345698765432' },
      publications: [
        {
          name: 'On looms',
          pages: '023311-1-023311-18',
          code: '978-3-16-148410-0',
          desk: '+44 20 7946 0003',
        },
      ],
      certificates: [{ name: 'Weaver', credentialId: 'GB83WEST12345698765432' }],
    },
  });
  expect(withheld.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'basics.bankAccountNumber (identity)',
    'basics.VAT-ID (identity)',
    'basics.payments (identity)',
    'basics.chamberOfCommerceNumber (identity)',
    'freelance.vat_number (identity)',
    'freelance.account (identity)',
    'publications[0].desk (phone)',
  ]);
  expect(JSON.stringify(portfolio)).not.toMatch(/12345678"|74258648|001234567|0417|GB82|7946/);
  expect(portfolio?.publications[0]?.properties).toEqual([
    { label: 'Pages', values: ['023311-1-023311-18'] },
    { label: 'Code', values: ['978-3-16-148410-0'] },
  ]);
  expect(portfolio?.certificates[0]?.properties).toHaveLength(1);
  expect(warnings.join('\n')).not.toMatch(/VAT|bank/);
});

test.each([
  'fecnac',
  'fec_nac',
  'fnac',
  'fechaNac',
  'dataNasc',
  'dt_nasc',
  'dataNascita',
  'dateNaissance',
  'date_naiss',
  'gebDatum',
  'geb',
  'geboortedatum',
  'Дата рождения',
  '出生日期',
])('withholds a date of birth under the name %s', (field) => {
  const { portfolio, withheld } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron', [field]: '10-12-1815' } },
  });
  expect(JSON.stringify(portfolio)).not.toContain('1815');
  expect(withheld.join()).toContain(`basics.${field} (birthDate)`);
});

test('publishes fields whose names only resemble those of a date of birth', () => {
  const basics = { name: 'Ada Byron', gebiet: 'Weberei', tecnac: 'Telares', furnace: 'Two' };
  const { portfolio } = readFolder({ 'resume.json': { basics } });
  const values = portfolio?.owner.properties?.flatMap((property) => property.values);
  expect(values).toEqual(['Weberei', 'Telares', 'Two']);
});

test('suggests no other name for a note', () => {
  const { withheld, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', _highlights: ['Wove silk.'] }],
    },
  });
  expect(withheld.join()).toContain('work[0]._highlights[0] (note)');
  expect(warnings).toEqual([]);
});
