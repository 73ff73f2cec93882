import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from '../read/folder-for-test';

const RESUME = { basics: { name: 'Ada' }, work: [{ name: 'Engine Works' }], skills: [{ name: 'Go' }] };

/** Contents of portal.yaml with the expected messages. */
const PORTAL: readonly (readonly [yaml: string, sentence: string])[] = [
  [
    'title: A\nskills:\n  Go:\n    percentage: ninety\n',
    'portal.yaml:4:5 skills.Go.percentage: expected a number between 0 and 100, got "ninety"; it was left out.',
  ],
  [
    'title: A\nbrandColour: "#000000"\n',
    'portal.yaml:2:1 brandColour: this setting is not known, did you mean "brandColor"?',
  ],
  ['zzzzzzzz: 1\n', 'portal.yaml:1:1 zzzzzzzz: this setting is not known; nothing reads it.'],
  [
    'brandColor: bleu\n',
    'portal.yaml:1:1 brandColor: expected a colour such as "#0078d4", got "bleu"; it was left out.',
  ],
  [
    'map:\n  tiles: sometimes\n',
    'portal.yaml:2:3 map.tiles: expected one of "auto", "ask", "off", got "sometimes"; it was left out.',
  ],
  [
    'places:\n  - city: Nowhere\n    latitude: 1\n',
    'portal.yaml:2:5 places[0].longitude: expected a number between -180 and 180, got nothing; it was left out.',
  ],
  [
    'companies:\n  Engine Work: { score: 1 }\n',
    'portal.yaml:2:3 companies.Engine Work: the résumé has no "Engine Work", did you mean "Engine Works"?',
  ],
  [
    'companies:\n  Engine Works: { icon: clowd }\n',
    'portal.yaml:2:19 companies.Engine Works.icon: no icon is named "clowd", did you mean "cloud"?',
  ],
  [
    'stats:\n  - measure: other\n    value: 3\n',
    'portal.yaml:2:5 stats[0].title: expected a title for a figure of your own, got nothing; it was left out.',
  ],
  [
    'title: A\nbrandColor: #0078d4\n',
    'portal.yaml:2:1 brandColor: "#" begins a comment here: write the colour in quotes, "#0078d4"; so it was taken.',
  ],
  [
    'map:\n  url: "https://tiles.example.org/{z}/{x}"\n',
    'portal.yaml:2:3 map.url: expected an address with "{z}", "{x}" and "{y}", got "https://tiles.example.org/{z}/{x}"; it was left out.',
  ],
  [
    'title: A\ntitle: B\n',
    'portal.yaml:1:1 title: this field is given twice; the last one counts. Write it once.',
  ],
  [
    'title: A\nversion: 7\n',
    'portal.yaml:2:1 version: your files are written for version 7 of the format, and this program knows version 1: npm update portalfolio brings one that knows it. What it does not know is left out.',
  ],
  [
    'version: one\n',
    'portal.yaml:1:1 version: expected the number of a version, such as 1, got "one"; it was left out.',
  ],
  ['- a\n', 'portal.yaml:1:1 expected a group of fields, got a list; it was left out.'],
];

for (const [yaml, sentence] of PORTAL) {
  test(`portal.yaml: ${yaml}`, () => {
    const { portfolio, warnings } = readFolder({ 'resume.json': RESUME, 'portal.yaml': yaml });
    expect(warnings).toContain(sentence);
    expect(portfolio?.owner.name).toBe('Ada');
  });
}

test('only a malformed file stops a build', () => {
  expect(readFolder({ 'resume.json': RESUME, 'portal.yaml': 'title: *name\n' }).problems).toEqual([
    'portal.yaml:1:1 the file is not well-formed here: Unresolved alias (the anchor must be set before the alias): name.',
  ]);
});

test('an invalid value leaves out nothing else', () => {
  const portfolio = portfolioOf(
    RESUME,
    'version: 7\ntitle: Mine\nbrandColor: bleu\nplaces:\n  - city: Nowhere\n  - { city: Here, latitude: 1, longitude: 2 }\n' +
      'companies:\n  Engine Works: { icon: clowd, score: 3, alias: { a: 1 } }\n' +
      'stats:\n  - { measure: other, value: 3 }\n  - { measure: other, title: Ships, value: 4 }\n',
  );
  expect(portfolio.portal).toMatchObject({ title: 'Mine', brandColor: '#0078d4' });
  expect(portfolio.places).toEqual([{ city: 'Here', country: null, latitude: 1, longitude: 2 }]);
  expect(portfolio.companies[0]).toMatchObject({ score: 3, alias: null });
  expect(portfolio.stats.map(({ title }) => title)).toContain('Ships');
  expect(portfolio.stats.map(({ value }) => value)).not.toContain('3');
});

test.each([
  [
    'siteUrl: me.github.io/portfolio\n',
    { siteUrl: 'https://me.github.io/portfolio', basePath: '/portfolio/' },
  ],
  ['siteUrl: me.example:8443\n', { siteUrl: 'https://me.example:8443' }],
  ['brandColor: rebeccapurple\n', { brandColor: '#663399' }],
  ['brandColor: "rgb(0 120 212)"\n', { brandColor: '#0078d4' }],
  ['brandColor: "#ABC"\n', { brandColor: '#aabbcc' }],
  ['version: 1\ntitle: A\n', { title: 'A' }],
])('%j is read without a sentence', (portal, settings) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': RESUME, 'portal.yaml': portal });
  expect(warnings).toEqual([]);
  expect(portfolio?.portal).toMatchObject(settings);
});

test.each(['siteUrl: "me example"\n', 'siteUrl: ftp://me.example\n', 'brandColor: transparent\n'])(
  'one wrong value gets one sentence: %j',
  (portal) => expect(readFolder({ 'resume.json': RESUME, 'portal.yaml': portal }).warnings).toHaveLength(1),
);
