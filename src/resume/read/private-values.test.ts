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

test.each([
  [{ network: 'Phone', username: '+351 912 345 678' }],
  [{ network: 'Mobile', username: '912345678' }],
  [{ network: 'WhatsApp', url: 'https://wa.me/351912345678' }],
  [{ network: 'Chat', url: 'https://wa.me/351912345678' }],
  [{ network: 'WhatsApp', username: '351912345678' }],
  [{ network: 'Telegram', username: '+351912345678' }],
])('withholds the phone number of a profile: %j', (profile) => {
  const { published, withheld } = read({ profiles: [profile] });
  expect(published).not.toMatch(/912/);
  expect(withheld).toContain('(phone)');
});

test.each([
  'https://web.whatsapp.com/send?phone=351912345678',
  'https://api.whatsapp.com/send?text=hi&phone=351912345678',
  'whatsapp://send?phone=351912345678',
  'viber://chat?number=%2B351912345678',
  'https://signal.me/#p/+351912345678',
  'facetime:+351912345678',
])('withholds the link %s to a number, as a profile and as a field', (url) => {
  expect(read({ profiles: [{ network: 'Chat', url }] }).published).not.toMatch(/912/);
  const { published, withheld } = read({ reach: url });
  expect(published).not.toMatch(/912/);
  expect(withheld).toContain('basics.reach (phone)');
});

test('keeps links of messengers without a number', () => {
  const profiles = [
    { network: 'Signal', url: 'https://signal.me/#eu/loom' },
    { network: 'WhatsApp', url: 'https://whatsapp.com/channel/00291234567' },
  ];
  expect(read({ profiles, call: 'facetime:ada@mill.example' }).portfolio.owner.profiles).toHaveLength(2);
});

test('keeps accounts whose names are numbers', () => {
  const profiles = [
    { network: 'ORCID', username: '0000-0002-1825-0097' },
    { network: 'QQ', username: '1234567890' },
    { network: 'WhatsApp', url: 'https://wa.me/message/WEAVER' },
    { network: 'Phoronix', username: 'ada', url: 'https://phoronix.example/ada' },
  ];
  const { withheld, portfolio } = read({ profiles });
  expect(withheld).toBe('');
  expect(portfolio.owner.profiles).toHaveLength(4);
});

test.each([
  'Phone: +351 912 345 678',
  'Tel. 912 345 678',
  'M: +351 912 345 678',
  '+351 912 345 678 ext. 5',
  '+351 912 345 678 (mobile)',
  '+351 912 345 678 / +351 912 345 679',
  'mill@loom.example | +351 912 345 678',
])('withholds the phone number in the text %s', (reach) => {
  const { published, withheld } = read({ reach });
  expect(published).not.toMatch(/345/);
  expect(withheld).toContain('basics.reach (phone)');
});

test.each([
  ['contactNumber', '912345678'],
  ['телефон', '912345'],
  ['電話番号', '912-3456'],
  ['手机', '9123456'],
  ['contact_no', '9123456'],
  ['住所', '912 Tokyo'],
  ['Адрес', 'ул. Ткачей, 912'],
  ['currentAddress', '912 Loom Street'],
  ['residence', '912 Loom Street, Leeds'],
  ['性别', '912'],
  ['年龄', '912'],
  ['born', '912'],
  ['bday', '912'],
  ['sexe', '912'],
  ['married', '912'],
  ['familyStatus', '912'],
  ['currentCTC', '912'],
  ['aadhaar', '9123'],
  ['nationalInsurance', 'QQ912'],
])('withholds the field %s', (field, value) => {
  const { published, withheld } = read({ [field]: value });
  expect(published).not.toMatch(/912/);
  expect(withheld).toContain(`basics.${field} (`);
});

test('keeps a town of residence, and names that only resemble private ones', () => {
  const basics = {
    residence: 'Leeds',
    website_address: 'https://ada.example',
    контакт: 'ткацкая',
    网址: 'https://loom.example',
    sexton: 'Two',
    orcidId: '0000-0002-1825-0097',
    bornite: 'Ore',
  };
  expect(read(basics).withheld).toBe('');
});

test('withholds labels with private values, in lists and in groups', () => {
  const { published, withheld } = read(
    { contacts: [{ type: 'Phone', value: '91234' }] },
    {
      personal: [
        'Phone: +351 912 345 678',
        'Address: 12 Loom Street, Leeds',
        'Gender: female',
        'Tel: 9123456',
      ],
      facts: [
        { label: 'Mobile phone', value: '912345' },
        { label: 'Date of birth', value: '10 December 1815' },
        { label: 'Marital status', value: 'married' },
        { label: 'Looms', value: 'Three' },
      ],
    },
  );
  expect(published).not.toMatch(/912|Loom Street|female|1815|married/);
  expect(published).toContain('Three');
  expect(withheld.match(/\((?:phone|address|gender|birthDate|maritalStatus)\)/g)).toHaveLength(12);
});

test('keeps texts and entries that begin with such a word, but are about something else', () => {
  const { withheld } = read(
    {},
    {
      skills: [{ name: 'Mobile', level: 'Master', keywords: ['Mobile: Flutter'] }],
      volunteer: [
        {
          organization: 'Mill Aid',
          summary: 'Phone: +351 912 345 678 is the office of the mill.',
          highlights: ['Born in a mill, she wove.', 'Tel. 912 345 678'],
        },
      ],
      talks: ['Gender: a history of weaving in the mills', 'Age: looms of 1815 and how they were built'],
      courses: [{ title: 'Gender studies', text: 'A year of lectures on mills and weavers.' }],
      times: ['Mobile: 2015 - 2019', '2015-2019 2020-2021', 'Cell cultures: 5'],
    },
  );
  expect(withheld).toBe('');
});

test('keeps entries of own sections whose titles resemble private words', () => {
  const { withheld } = read(
    {},
    {
      coursework: [
        { name: 'Gender Studies', grade: 'A' },
        { title: 'Birth of a Nation', year: 1915 },
        { name: 'Salary Negotiation', year: 1842 },
        { title: 'Street Looms Guide', summary: 'Leeds, 1842' },
      ],
      talks: [
        { title: 'Passport.js', date: '1842-05-12' },
        { title: 'Mobile', date: '18420512' },
        { title: 'Passport.js', url: 'https://looms.example/talks/1842' },
        { title: 'Age of looms', text: 'Since 1785', place: 'Leeds' },
      ],
    },
  );
  expect(withheld).toBe('');
});

test('withholds a title with a private value as its only other field', () => {
  const facts = [
    { title: 'Mobile', value: '912345' },
    { name: 'Date of birth', text: '10.12.1815' },
  ];
  const { published, withheld } = read({}, { facts });
  expect(published).not.toMatch(/912345|10\.12\.1815/);
  expect(withheld.split('\n')).toHaveLength(4);
});

test('keeps profiles whose networks only resemble private words', () => {
  const profiles = [
    { network: 'Streetmix', username: 'ada42', url: 'https://streetmix.example/ada,42' },
    { network: 'Birthmark', username: 'ada1815', url: 'https://birthmark.example/ada1815' },
    { network: 'Mobile.de', username: '1842815', url: 'https://mobile.example/1842815' },
  ];
  const { withheld, portfolio } = read({ profiles });
  expect(withheld).toBe('');
  expect(portfolio.owner.profiles).toHaveLength(3);
});

test.each(['Work phone', 'Telefonnummer', 'Telefone', 'Phone (UK)', 'Téléphone portable', 'WhatsApp 2'])(
  'withholds a profile that is named %s',
  (network) => expect(read({ profiles: [{ network, username: '912345' }] }).published).not.toMatch(/912345/),
);

test.each(['912 34 56', 'Tel: 912 345 678', '+351 912 345 678'])(
  'withholds a reference that is only the number %s',
  (reference) => {
    const { published } = read({}, { references: [{ name: 'C. Babbage', reference }] });
    expect(published).not.toMatch(/912/);
    expect(published).toContain('C. Babbage');
  },
);

test('withholds private fields below "meta", but not the settings', () => {
  const meta = {
    phone: '+351 912 345 678',
    contact: { homeAddress: '912 Loom Street' },
    version: 'v1.0.0',
    lastModified: '2026-01-01T00:00:00Z',
    showPhone: true,
    labels: { phone: 'Telephone' },
  };
  const { published, withheld } = read({}, { meta });
  expect(published).not.toMatch(/912/);
  expect(published).toContain('"version":"v1.0.0"');
  expect(withheld.match(/meta\.[\w.]+/g)).toEqual(['meta.phone', 'meta.contact.homeAddress']);
});

test.each(['work', 'volunteer', 'projects', 'education'])(
  'withholds the phone number of another person in a field of the owner in %s',
  (section) => {
    const entry = {
      name: 'Mill',
      organization: 'Mill',
      institution: 'Mill',
      supervisor: 'Eve, +353 86 123 4567',
    };
    const { published, withheld } = read({}, { [section]: [entry] });
    expect(published).not.toContain('4567');
    expect(withheld).toContain(`${section}[0].supervisor (phone)`);
  },
);
