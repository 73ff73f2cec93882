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

test('what is private is held back everywhere, and named', () => {
  const { portfolio, heldBack } = readFolder({ 'resume.json': RESUME });
  expect(JSON.stringify(portfolio)).not.toMatch(SECRETS);
  expect(heldBack.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'basics.phone (phone)',
    'basics.birthDate (birthDate)',
    'basics.maritalStatus (maritalStatus)',
    'basics.location.address (address)',
    'basics.location.postalCode (address)',
    'work[0].salary (salary)',
    'references[0].contact (phone)',
    'references[0].mail (email)',
  ]);
  expect(heldBack[0]).toMatch(/^resume\.json:5:5 /);
});

test('the city stays, and so does whatever else an entry says', () => {
  const { portfolio, warnings } = readFolder({ 'resume.json': RESUME });
  expect(portfolio?.owner).toMatchObject({ email: 'ada@example.org', place: { city: 'London' } });
  expect(portfolio?.owner.properties).toEqual([{ label: 'Shoe size', values: ['37'] }]);
  expect(portfolio?.companies[0]?.positions[0]?.properties).toEqual([
    { label: 'Team size', values: ['12'] },
    { label: 'Office', values: ['Hall 4'] },
  ]);
  expect(warnings).toEqual([]);
});

test('portal.yaml publishes what it names', () => {
  const { portfolio, heldBack } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': 'privacy: { publish: [phone, address] }\n',
  });
  expect(portfolio?.owner).toMatchObject({
    phone: '+44 20 7946 0000',
    place: { address: '12 St James’s Square' },
  });
  expect(heldBack.join('\n')).not.toMatch(/basics\.phone|location/);
  expect(heldBack.join('\n')).toMatch(/basics\.birthDate/);
});

test('a slip in what is published publishes nothing of it', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': 'privacy: { publish: [phon, address] }\n',
  });
  expect(portfolio?.owner.phone).toBeNull();
  expect(warnings.join('\n')).toMatch(/privacy\.publish\[0\]: expected one of "phone"/);
});

test('a street in a text is held back, its city is not', () => {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'A', location: '221B Baker Street, London' } },
  });
  expect(JSON.stringify(portfolio)).not.toContain('Baker');
  expect(portfolio?.owner.place?.city).toBe('London');
});

test('portal.yaml hides any path of the résumé, whatever it is, and names it', () => {
  const { portfolio, heldBack, warnings } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': "privacy: { hide: [email, 'work[].position', 'work[0].office', references] }\n",
  });
  expect(JSON.stringify(portfolio)).not.toMatch(/ada@example|Analyst|Hall 4|Babbage/);
  expect(portfolio?.companies[0]?.name).toBe('Engine Works');
  expect(
    heldBack.filter((line) => line.endsWith('(hidden)')).map((line) => line.replace(/^\S+ /, '')),
  ).toEqual([
    'basics.email (hidden)',
    'work[0].position (hidden)',
    'work[0].office (hidden)',
    'references (hidden)',
  ]);
  expect(warnings.join('\n')).not.toMatch(/privacy/);
});

test('what cannot be hidden, or is not there, is told', () => {
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

test('a place that contains a phone number is held back', () => {
  const { portfolio, heldBack } = readFolder({
    'resume.json': {
      basics: { name: 'A', location: { city: 'Dublin', region: 'Ireland | +353 20 912 3456' } },
    },
  });
  expect(JSON.stringify(portfolio)).not.toContain('912');
  expect(portfolio?.owner.place?.city).toBe('Dublin');
  expect(heldBack.join()).toContain('basics.location.region');
});
