import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from '../../read/folder-for-test';

const RESUME = {
  basics: { name: 'Ada', location: { city: 'Madrid', region: 'Community of Madrid', countryCode: 'ES' } },
  work: [
    { name: 'A', location: 'Dallas, US' },
    { name: 'B', location: 'Madrid, ESP' },
    { name: 'C' },
    { name: 'D', location: 'Remote' },
    { name: 'E', location: 'München' },
  ],
};

test('without places in portal.yaml, uses each city of the résumé once in its order', () => {
  const { portfolio, warnings } = readFolder({ 'resume.json': RESUME, 'portal.yaml': 'title: A\n' });
  expect(portfolio?.places.map(({ city, country }) => [city, country])).toEqual([
    ['Madrid', 'Spain'],
    ['Dallas', 'United States'],
    ['Munich', 'Germany'],
  ]);
  expect(portfolio?.places[0]?.latitude).toBeCloseTo(40.42, 1);
  expect(portfolio?.places[0]?.longitude).toBeCloseTo(-3.7, 1);
  expect(warnings).toEqual([]);
});

test('splits a list of places, but not a place and its country', () => {
  const citiesOf = (location: string) =>
    readFolder({
      'resume.json': { basics: { name: 'Ada' }, work: [{ name: 'A', location }] },
    }).portfolio?.places.map(({ city }) => city);
  expect(citiesOf('Paris, France | London, UK')).toEqual(['Paris', 'London']);
  expect(citiesOf('Lima, Peru; Remote')).toEqual(['Lima']);
  expect(citiesOf('Munich | Germany')).toEqual(['Munich']);
  expect(citiesOf('北京｜上海｜深圳')?.length).toBe(3);
});

test('listed places replace the derived ones, and an empty list means none', () => {
  const listed = readFolder({
    'resume.json': { ...RESUME, work: [{ name: 'A', location: 'Nowhereville' }] },
    'portal.yaml': 'places:\n  - { city: Toledo, latitude: 39.86, longitude: -4.03 }\n',
  });
  expect(listed.portfolio?.places).toEqual([
    { city: 'Toledo', country: null, latitude: 39.86, longitude: -4.03 },
  ]);
  expect(listed.warnings).toEqual([]);
  const none = readFolder({ 'resume.json': RESUME, 'portal.yaml': 'places: []\n' });
  expect(none.portfolio?.places).toEqual([]);
});

test('warns once about an unknown city, with its place and advice', () => {
  const { portfolio, warnings } = readFolder({
    'resume.yaml':
      'basics: { name: Ada }\nwork:\n  - name: A\n    location: Springfield, US\n  - name: B\n    location: Springfield, US\n  - name: C\n    location: Bilbao\n',
  });
  expect(portfolio?.places.map(({ city }) => city)).toEqual(['Bilbao', 'United States']);
  expect(warnings).toEqual([
    'resume.yaml:4:5 work[0].location: no one city is certain to be meant by "Springfield, US"; the map shows United States instead until its country and state stand here too, or "places" in portal.yaml lists the map’s cities, as `portalfolio suggest` proposes.',
  ]);
});

test('says that an unknown city is on no map that shows another city of its country', () => {
  const { portfolio, warnings } = readFolder({
    'resume.yaml':
      'basics: { name: Ada }\nwork:\n  - name: A\n    location: Springfield, US\n  - name: B\n    location: Chicago\n',
  });
  expect(portfolio?.places.map(({ city }) => city)).toEqual(['Chicago']);
  expect(warnings.join('\n')).toContain(
    '"Springfield, US"; the map leaves it out until its country and state stand here too',
  );
});

test('warns about an assumed city, with its location', () => {
  const { portfolio, warnings } = readFolder({
    'resume.yaml': 'basics:\n  name: Ada\n  location:\n    city: London\n',
  });
  expect(portfolio?.places.map(({ country }) => country)).toEqual(['United Kingdom']);
  expect(warnings).toEqual([
    'resume.yaml:4:5 basics.location.city: "London" was taken as London, United Kingdom (51.51, -0.13); if it is another, name its country or state here, or list the map’s cities under "places" in portal.yaml, as `portalfolio suggest` proposes.',
  ]);
});

test('in another language, keeps cities as written and translates countries', () => {
  const portfolio = portfolioOf(
    {
      basics: { name: 'Ada', location: { city: 'Munich', countryCode: 'DE' } },
      work: [
        { name: 'A', location: 'Varsovie' },
        { name: 'B', location: 'Warsaw, PL' },
      ],
    },
    'language: fr\n',
  );
  expect(portfolio.places.map(({ city, country }) => [city, country])).toEqual([
    ['Munich', 'Allemagne'],
    ['Varsovie', 'Pologne'],
  ]);
  expect(portfolio.owner.place).toMatchObject({ city: 'Munich', country: 'Allemagne' });
});

test('shows the country of a place whose city is not known, unless it has a marker', () => {
  const read = (locations: readonly string[], language = 'en') =>
    readFolder({
      'resume.json': {
        basics: { name: 'Ada' },
        work: locations.map((location, at) => ({ name: `Mill ${at}`, location })),
      },
      'portal.yaml': `language: ${language}\n`,
    });
  const placesOf = (locations: readonly string[], language?: string) =>
    read(locations, language).portfolio?.places.map(({ city, country }) => [city, country]);
  expect(placesOf(['Brazil', 'Toronto, Canada'])).toEqual([
    ['Toronto', 'Canada'],
    ['Brazil', 'Brazil'],
  ]);
  expect(placesOf(['Lyon, France', 'France', 'Hinterdorfingen, Deutschland'], 'de')).toEqual([
    ['Lyon', 'Frankreich'],
    ['Deutschland', 'Deutschland'],
  ]);
  expect(placesOf(['Deutschland', 'Hinterdorfingen, Deutschland', '海淀区, 中国', '虹口区, 中国'])).toEqual([
    ['Germany', 'Germany'],
    ['China', 'China'],
  ]);
  expect(placesOf(['日本', 'Georgia', 'Weaverville, TO', 'Remote'])).toEqual([['Japan', 'Japan']]);
  // A district is at its city, but a place in a state is not at the city with the name of that state.
  expect(placesOf(['Buk-gu, Gwangju, South Korea'])).toEqual([['Gwangju', 'South Korea']]);
  expect(placesOf(['Weaverville, Washington, United States'])).toEqual([['United States', 'United States']]);
  expect(read(['Brazil']).warnings).toEqual([]);
  expect(read(['Hinterdorfingen']).portfolio?.places).toEqual([]);
});

test('shows city and region of the same name once, for a job, a school and the owner', () => {
  const place = { city: 'Luxembourg', region: 'Luxembourg', countryCode: 'LU' };
  const portfolio = portfolioOf({
    basics: { name: 'Ada Byron', location: place },
    work: [{ name: 'Mill', location: { city: 'Singapore', region: 'Singapore' } }],
    education: [{ institution: 'Academy', location: 'Monaco, Monaco' }],
    volunteer: [{ organization: 'Library', location: 'Lima, Peru' }],
  });
  expect(portfolio.owner.place).toMatchObject({ city: 'Luxembourg', region: null, country: 'Luxembourg' });
  expect(portfolio.companies[0]).toMatchObject({
    location: 'Singapore',
    positions: [{ location: 'Singapore' }],
  });
  expect(portfolio.education[0]?.location).toBe('Monaco');
  expect(portfolio.volunteering[0]?.location).toBe('Lima, Peru');
  expect(portfolio.places.map(({ city }) => city)).toEqual(['Luxembourg', 'Singapore']);
});
