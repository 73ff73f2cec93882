import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

test('reads periods in Chinese, lists of skills with levels, and an address after a label', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: {
        name: 'Ada Byron',
        profiles: [{ network: 'GitHub', username: 'ada', url: 'github: https://github.com/ada' }],
      },
      work: [
        { name: 'One', position: 'Weaver', date: '2020/10至今' },
        { name: 'Two', position: 'Weaver', date: '2019年06月至2020年09月' },
      ],
      interests: [{ name: 'Looms', keywords: [{ name: 'Silk', rank: 1 }, 'Wool'] }],
      skills: {
        language: [
          { name: 'Go', level: 5 },
          { name: 'Rust', level: 4 },
        ],
        tools: [{ name: 'Git' }],
      },
    },
  });
  expect(portfolio?.companies.map(({ period }) => [period.start, period.end, period.current])).toEqual([
    [{ year: 2020, month: 10 }, null, true],
    [{ year: 2019, month: 6 }, { year: 2020, month: 9 }, false],
  ]);
  expect(portfolio?.skills.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Language', ['Go', 'Rust']],
    ['Tools', ['Git']],
  ]);
  expect(portfolio?.owner.profiles[0]?.url).toBe('https://github.com/ada');
  expect(portfolio?.interests[0]?.keywords).toEqual(['Silk', 'Wool']);
});

test('reads a city as address, a named website, an open end in German, and a disabled field', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: {
        name: 'Ada Byron',
        label: 'Weaver',
        label_disabled: 'Machine Learning',
        x_title: 'Welcome!',
        location: { address: 'St. Gallen', countryCode: 'CH' },
        website: { name: 'Looms', url: 'https://ada.example.org' },
      },
      work: [
        {
          name: 'Mill',
          url: 'https://mill.example',
          website: 'http://www.mill.example/',
          category: 'work',
          startDate: '2020-03',
          endDate: 'aktuell',
        },
      ],
      education: [{ institution: 'School', gpa: '<i>First class</i>' }],
    },
  });
  expect(portfolio?.owner).toMatchObject({
    place: { city: 'St. Gallen', address: null },
    website: 'https://ada.example.org/',
    properties: [],
  });
  expect(portfolio?.currentPosition?.company.name).toBe('Mill');
  expect(portfolio?.currentPosition?.position.properties).toEqual([]);
  expect(portfolio?.education[0]?.score).toBe('First class');
});

test('different descriptions of one employer become descriptions of its roles', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [
        { name: 'Mill', position: 'Head', startDate: '2020', description: 'Silk.', summary: 'Led it.' },
        { name: 'Mill', position: 'Weaver', startDate: '2010', endDate: '2020', description: 'Wool.' },
        { name: 'Bank', position: 'Teller', startDate: '2005', endDate: '2010', description: 'A bank.' },
      ],
    },
  });
  expect(
    portfolio?.companies.map(({ description, positions }) => [
      description,
      positions.map((one) => one.summary),
    ]),
  ).toEqual([
    [null, ['Silk.\n\nLed it.', 'Wool.']],
    ['A bank.', [null]],
  ]);
});

test('a career break is no experience, as title or as employer', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [
        { name: 'Mill', position: 'Weaver', startDate: '2020-01', endDate: '2021-12' },
        { name: 'Career break', position: 'Travel', startDate: '2022-01', endDate: '2024-12' },
      ],
    },
  });
  expect(portfolio?.experience.months).toBe(24);
});

test('reads an address as a city only if it is one, and withholds a street', () => {
  const placeOf = (address: string) =>
    readFolder({
      'resume.json': { basics: { name: 'Ada Byron', location: { address, countryCode: 'PT' } } },
    }).portfolio?.owner.place;
  expect(placeOf('Lisboa')).toMatchObject({ city: 'Lisboa', address: null });
  expect(placeOf('Rua Augusta')).toMatchObject({ city: null, address: null });
});

test('warns about levels of listed skills, reads a date of one day as a year, and techs as keywords', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', profiles: [{ network: 'motto::fr', username: 'x' }] },
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2010-01', techs: ['Jacquard'] }],
      projects: [{ name: 'Loom', startDate: '2022-01-01', endDate: '2022-01-01' }],
      skills: { weaving: [{ name: 'Silk', level: 5 }] },
    },
  });
  expect(portfolio?.skills[0]?.keywords).toEqual(['Silk']);
  expect(warnings.join('\n')).toMatch(/a group of fields where a text belongs; its "name" was taken/);
  expect(warnings.join('\n')).toMatch(/basics\.profiles\[0\]: a label of a tool/);
  expect(portfolio?.projects[0]?.period).toMatchObject({ start: { year: 2022, month: null } });
  expect(portfolio?.companies[0]?.positions[0]?.keywords).toEqual(['Jacquard']);
});

test('keywords below the name of their section are its entries', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada' },
      skills: [{ name: 'Skills', keywords: ['Weaving', 'Carding'] }],
      interests: [{ name: 'Interests', keywords: ['Chess', 'Cats'] }, { name: 'Hobbies' }],
    },
  });
  expect(portfolio?.skills.map(({ name }) => name)).toEqual(['Weaving', 'Carding']);
  expect(portfolio?.interests.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Chess', []],
    ['Cats', []],
    ['Hobbies', []],
  ]);
});

test('the only date of an entry is its start and end', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada' },
      volunteer: [{ organization: 'Guild', position: 'Chair', date: '2023-09-24' }],
    },
  });
  expect(portfolio?.volunteering[0]?.period).toMatchObject({
    start: { year: 2023, month: 9 },
    end: { year: 2023, month: 9 },
    current: false,
  });
});

test('an address that is the name of a city without its space is the city', () => {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron', location: { address: 'St.Gallen' } } },
  });
  expect(portfolio?.owner.place).toMatchObject({ city: 'St.Gallen', address: null });
});

test.each(['Utrecht, Netherlands', 'Utrecht City, Utrecht Province, Netherlands'])(
  'an address with a city and another country than the code beside it is the city: %s',
  (address) => {
    const { portfolio, warnings } = readFolder({
      'resume.json': { basics: { name: 'Ada Byron', location: { address, countryCode: 'US' } } },
    });
    expect(portfolio?.owner.place).toMatchObject({ city: address, country: null, address: null });
    expect(warnings.join()).toContain('not the country of the address');
  },
);

test.each([
  [{ address: 'Europe' }, 'Europe'],
  [{ address: 'Mill Lane', countryCode: 'GB' }, null],
])('an address that is a region is no street: %j', (location, city) => {
  const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron', location } } });
  expect(portfolio?.owner.place?.city ?? null).toBe(city);
});
