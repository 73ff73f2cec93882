import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from './folder-for-test';

const RESUME = {
  basics: {
    name: 'Ada Byron',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
    birthDate: '1815-12-10',
    religion: 'Deist',
    location: { address: '12 St James’s Square', postalCode: 'SW1Y 4JH', city: 'London', countryCode: 'GB' },
  },
  work: [
    { name: 'Engine Works', position: 'Analyst', teamSize: 12, office: 'Hall 4' },
    { name: 'Mill', position: 'Weaver', teamSize: 3 },
  ],
  references: [{ name: 'C. Babbage', reference: 'Able.', contact: '+44 20 7946 0001' }],
};
const fieldsOf = (lines: readonly string[]) => lines.map((line) => line.replace(/^\S+ /, ''));

test('publishes no private value and no field that the standard does not define, and names each', () => {
  const { portfolio, withheld, warnings } = readFolder({ 'resume.json': RESUME });
  expect(JSON.stringify(portfolio)).not.toMatch(/7946|SW1Y|Square|1815|Deist|teamSize|Hall 4/);
  expect(portfolio?.owner).toMatchObject({
    email: 'ada@example.org',
    place: { city: 'London' },
    properties: [],
  });
  expect(fieldsOf(withheld)).toEqual([
    'basics.phone (phone)',
    'basics.birthDate (birthDate)',
    'basics.location.address (address)',
    'basics.location.postalCode (address)',
  ]);
  expect(withheld[0]).toMatch(/^resume\.json:5:5 /);
  expect(warnings.map((warning) => /^\S+ (.*): no field.*write "(.*)" into/.exec(warning)?.slice(1))).toEqual(
    [
      ['basics.religion', 'publish: [basics.religion]'],
      ['work[].teamSize, in 2 places', 'publish: [work.teamSize]'],
      ['work[0].office', 'publish: [work.office]'],
      ['references[0].contact', 'publish: [references.contact]'],
    ],
  );
});

test.each(['password', 'studentId', 'internalNotes', 'Religión', 'whatever.comes'])(
  'the field %s stands on no page, in no document, index or published résumé',
  (field) => {
    const secret = 'Whirligig';
    const portfolio = portfolioOf({
      basics: { name: 'Ada', [field]: secret, location: { city: 'London', [field]: secret } },
      work: [{ name: 'Mill', position: 'Weaver', [field]: [secret] }],
      projects: [{ name: 'Loom', [field]: { deep: secret } }],
      meta: { [field]: secret },
      [field]: secret,
    });
    expect(portfolio.companies).toHaveLength(1);
    expect(JSON.stringify(portfolio)).not.toContain(secret);
  },
);

test('settings of tools in meta are withheld without a sentence', () => {
  const { warnings } = readFolder({
    'resume.json': JSON.stringify({ basics: { name: 'Ada' }, meta: { theme: 'flat' } }),
  });
  expect(warnings.join('\n')).not.toContain('meta.theme');
});

test('publish in portal.yaml names the fields to publish, with their own names as labels', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': "publish: ['work[].teamSize', work.office, basics.religion, basics.shoe]\n",
  });
  expect(portfolio?.owner.properties).toEqual([{ label: 'religion', values: ['Deist'] }]);
  expect(portfolio?.companies[0]?.positions[0]?.properties).toEqual([
    { label: 'teamSize', values: ['12'] },
    { label: 'office', values: ['Hall 4'] },
  ]);
  expect(warnings.join('\n')).not.toMatch(/teamSize: no field|office: no field/);
  expect(warnings.join('\n')).toMatch(/publish\[3\]: nothing stands at this path/);
});

test('privacy.publish names the kinds of private values to publish', () => {
  const { portfolio, withheld } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': 'privacy: { publish: [phone, address] }\n',
  });
  expect(portfolio?.owner).toMatchObject({
    phone: '+44 20 7946 0000',
    place: { address: '12 St James’s Square' },
  });
  expect(fieldsOf(withheld)).toEqual(['basics.birthDate (birthDate)']);
});

test('an invalid name in the published kinds publishes nothing', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': 'privacy: { publish: [phon, address] }\n',
  });
  expect(portfolio?.owner.phone).toBeNull();
  expect(warnings.join('\n')).toMatch(/privacy\.publish\[0\]: expected one of "phone"/);
});

test('shows lists of the owner’s own as sections, without desk notes and phone numbers', () => {
  const talk = {
    title: 'On looms',
    _todo: 'Ask Mary',
    notes: 'Dull',
    phone: '030 1234',
    reach: '+44 20 7946 0002',
  };
  const desk = Object.fromEntries(
    ['notes', 'private', 'draft', 'todo', 'internal', '_x', '$x', '//', '#talks'].map((key) => [
      key,
      [{ title: 'Dull' }],
    ]),
  );
  const { portfolio, withheld, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada' }, talks: [talk], ...desk },
  });
  const order = readFolder({ 'resume.json': { basics: { name: 'Ada' }, sections: ['work', 'talks'] } });
  expect(order.portfolio?.otherSections).toEqual([]);
  expect(order.warnings.join()).toMatch(/sections: no field of JSON Resume, so it is not published/);
  expect(portfolio?.otherSections).toMatchObject([
    { title: 'Talks', entries: [{ title: 'On looms', properties: [] }] },
  ]);
  expect(JSON.stringify(portfolio)).not.toMatch(/Mary|Dull|1234|7946/);
  expect(withheld).toHaveLength(13);
  expect(warnings).toEqual([]);
});

test.each(['https://ada:secret-7@mill.example/looms', 'https://secret-7@mill.example/looms'])(
  'takes the account out of the address %s in every field',
  (url) => {
    const { portfolio, warnings } = readFolder({
      'resume.json': {
        basics: { name: 'Ada', url, image: url, profiles: [{ network: 'Mill', url }] },
        work: [{ name: 'Mill', position: 'Weaver', url }],
        projects: [{ name: 'Loom', url, source: url }],
        talks: [{ title: 'On looms', url, slides: url }],
      },
      'portal.yaml': 'publish: [projects.source]',
    });
    expect(JSON.stringify(portfolio)).not.toContain('secret-7');
    expect(JSON.stringify(portfolio)).toContain('https://mill.example/looms');
    expect(warnings.join('\n')).toMatch(/the name or the password of an account; it was left out/);
  },
);

test.each([
  ['Reach me. Tel.: 030/901820', 'a phone number'],
  ['Call +49 30 901820-0 at any time.', 'a phone number'],
  ['Wove silk. DOB: 10.12.1815', 'a date of birth'],
  ['Geboren: 10. Dezember 1815 in London', 'a date of birth'],
  ['Address: 12 Loom Street, Leeds', 'an address'],
  ['Anschrift: Webergasse 12, Leeds', 'an address'],
])('names the line of a text that is published with %s', (summary, kind) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada', summary } } });
  expect(portfolio?.owner.biography).toEqual([summary]);
  expect(warnings).toEqual([
    `resume.json:4:5 basics.summary: ${kind} stands in this text and is published; remove it if nobody should read it.`,
  ]);
});

test.each([
  'Mobile: Flutter and Kotlin',
  'Founded in 1815: born of steam.',
  'Budget: 1.500.000, team of 12',
  'The address bus: 16 bits',
])('finds nothing private in %s', (summary) => {
  expect(readFolder({ 'resume.json': { basics: { name: 'Ada', summary } } }).warnings).toEqual([]);
});

test.each([
  [{ network: 'Signal', username: '+351 912 345 678' }],
  [{ network: 'iMessage', username: '912345678' }],
  [{ network: 'WhatsApp', username: '351912345678' }],
  [{ network: 'Phone', username: '912 345' }],
  [{ network: 'Chat', url: 'https://wa.me/351912345678' }],
  [{ network: 'Chat', url: 'https://api.whatsapp.com/send?text=hi&phone=351912345678' }],
  [{ network: 'Chat', url: 'https://signal.me/#p/+351912345678' }],
])('withholds the account %j, whose name is a phone number', (profile) => {
  const { portfolio, withheld } = readFolder({
    'resume.json': { basics: { name: 'Ada', profiles: [profile] } },
  });
  expect(JSON.stringify(portfolio)).not.toMatch(/912/);
  expect(fieldsOf(withheld)).toEqual(['basics.profiles[0] (phone)']);
});

test('keeps accounts whose names are other numbers', () => {
  const profiles = [
    { network: 'ORCID', username: '0000-0002-1825-0097' },
    { network: 'QQ', username: '1234567890' },
    { network: 'WhatsApp', url: 'https://wa.me/message/WEAVER' },
    { network: 'Signal', url: 'https://signal.me/#eu/loom' },
  ];
  const { portfolio, withheld } = readFolder({ 'resume.json': { basics: { name: 'Ada', profiles } } });
  expect(withheld).toEqual([]);
  expect(portfolio?.owner.profiles).toHaveLength(4);
});

test('withholds the phone number of a reference', () => {
  const references = [
    { name: 'Charles', reference: '+64.22.555.0101' },
    { name: 'Jane', reference: 'She weaves well.' },
  ];
  const { portfolio, withheld } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, references } });
  expect(portfolio?.references.map(({ text }) => text)).toEqual([null, 'She weaves well.']);
  expect(fieldsOf(withheld)).toEqual(['references[0].reference (phone)']);
});

test('withholds a street in a text, but not its city', () => {
  const portfolio = portfolioOf({ basics: { name: 'A', location: '221B Baker Street, London' } });
  expect(JSON.stringify(portfolio)).not.toContain('Baker');
  expect(portfolio.owner.place?.city).toBe('London');
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
    'work[1].position (hidden)',
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

test('hides a date that cannot be read, and a field of the name under which such dates are kept', () => {
  const work = [{ name: 'Mill', position: 'Weaver', startDate: '2016', endDate: 'when the mill burned' }];
  const open = { 'resume.json': { basics: { name: 'Ada' }, work } };
  expect(JSON.stringify(readFolder(open).portfolio)).toContain('mill burned');
  const hidden = readFolder({ ...open, 'portal.yaml': "privacy: { hide: ['work[].endDate'] }\n" });
  expect(JSON.stringify(hidden.portfolio)).not.toContain('mill burned');
  expect(fieldsOf(hidden.withheld).join()).toContain('work[0].endDate');
  const named = [{ ...work[0], endDate: '2020', asWritten: { team: 'in secret' } }];
  const own = readFolder({ 'resume.json': { basics: { name: 'Ada' }, work: named } });
  expect(JSON.stringify(own.portfolio)).not.toContain('in secret');
});

test.each([
  ['hide', true],
  ['draft', true],
  ['visible', false],
  ['visibility', 'on-request'],
])('leaves out an entry with %s %j everywhere', (field, value) => {
  const list = [{ name: 'In secret', [field]: value }, { name: 'Mill' }];
  const profiles = [{ network: 'In secret', url: 'https://mill.example/ada', [field]: value }];
  const portfolio = portfolioOf({ basics: { name: 'Ada', profiles }, work: list, talks: list });
  expect(portfolio.otherSections[0]?.entries.map(({ title }) => title)).toEqual(['Mill']);
  expect(JSON.stringify(portfolio)).not.toContain('In secret');
});
