import fc from 'fast-check';

import { FIELDS, type FieldKind } from '../../src/resume/standard/resume';

/** The origins of the pictures and tiles of all these owners. */
export const PICTURE_ORIGIN = 'https://img.example';
export const TILE_ORIGINS = ['a', 'b', 'c'].map((name) => `https://${name}.tiles.example`).join(' ');
const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png';

/**
 * Texts with special meaning in HTML, scripts, policies, headers, vCards, Markdown, spreadsheets or
 * templates.
 */
const PIECES = [
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</script><script>alert(1)</script>',
  '</title></head><body onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<form action="https://evil.example"><input name="x">',
  '[x](javascript:alert(1))',
  '[x](<data:text/html,<script>alert(1)</script>>)',
  '![x](https://evil.example/x.png)',
  '[x]: javascript:alert(1)',
  '<javascript:alert(1)>',
  'https://evil.example/"onload="x',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  "; script-src * 'unsafe-inline'",
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '$&$1$`',
  '__proto__',
  'constructor',
  'toString',
  '=cmd|x!A1',
  '\\',
  '\r\n\r\n',
  '\n',
  '\nX-Injected: yes',
  '\nEND:VCARD\r\nBEGIN:VCARD',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u0000',
  '\u001b[2J',
  '\u202e',
  '\ud800',
  '|',
  '`',
  '*',
  '_',
  '#',
  '語 العربية 🚀',
];

const text = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 })
      .map((all) => all.join('')),
  },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', minLength: 1 }).map((all) => `a${all}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('A'.repeat(20_000), '<b>'.repeat(3000), '['.repeat(3000), '> '.repeat(500)),
  },
);

/** Values nested as deeply as a file allows. Deeper ones are rejected. */
const deep = fc
  .integer({ min: 1, max: 25 })
  .map((depth) => Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), PIECES[0]));

const date = fc.constantFrom('2011', '2015-03', '2020-12-31');
const url = text.map((tail) => `https://evil.example/${tail}`);

/** All pictures are of one host, which the policy names. */
const picture = text.map((tail) => `${PICTURE_ORIGIN}/${tail}`);

const BY_KIND: Readonly<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  text,
  lines: fc.array(text, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n\n')),
  texts: fc.array(text, { minLength: 1, maxLength: 3 }),
  date,
  address: url,
  group: fc.constant(undefined),
  groups: fc.constant(undefined),
};

const entryOf = (section: string): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(FIELDS[section] ?? {}).map(([field, kind]) => [
        field,
        field === 'image' ? picture : (BY_KIND[kind] ?? text),
      ]),
    ),
    { requiredKeys: [] },
  );

const sections = Object.keys(FIELDS).filter((section) => section !== 'basics' && !section.includes('.'));
const EMPLOYER = 'Evil & "Sons" <b>\'s';

const resume = fc
  .record({
    basics: entryOf('basics'),
    name: text,
    meta: deep,
    unknown: deep,
    location: entryOf('basics.location'),
    profiles: fc.array(entryOf('basics.profiles'), { maxLength: 2 }),
    ...Object.fromEntries(
      sections.map((section) => [section, fc.array(entryOf(section), { minLength: 1, maxLength: 2 })]),
    ),
  })
  .map(({ basics, name, location, profiles, ...rest }) => {
    const { work = [], ...others } = rest as Record<string, Record<string, unknown>[]>;
    return {
      basics: {
        ...basics,
        name: `Ada ${name}`,
        email: 'a"><b>$&@evil.example',
        image: `${PICTURE_ORIGIN}/"onload="x><script>.png`,
        location: { ...location, countryCode: 'ES' },
        profiles,
      },
      ...others,
      work: [...work, { name: EMPLOYER, position: 'Chief', startDate: '2010' }],
    };
  });

const portal = fc.record({
  title: text,
  directory: text,
  siteUrl: fc.constant('https://me.example'),
  httpsOnSubdomains: fc.boolean(),
  offline: fc.boolean(),
  presence: fc.array(text, { maxLength: 2 }),
  achievements: fc.array(fc.record({ title: text, type: text, description: text, year: text }), {
    maxLength: 2,
  }),
  stats: fc.array(fc.record({ measure: fc.constant('other'), title: text, value: text }), { maxLength: 2 }),
  lastProject: fc.record({ title: text, description: text }),
  places: fc.array(
    fc.record({ city: text, country: text, latitude: fc.constant(40), longitude: fc.constant(-3) }),
    { maxLength: 2 },
  ),
  companies: fc.record({ alias: text }).map((settings) => ({ [EMPLOYER]: settings })),
  synonyms: text.map((word) => ({ k8s: word, constructor: word, ['__proto__']: word, toString: word })),
  map: fc.record({
    url: text.map((tail) => `${TILES}?${tail.replaceAll(/[{}\p{Cc}\\]/gu, '')}`),
    attribution: text,
  }),
});

/** The two files of an owner. */
export type OwnersFiles = Readonly<Record<'resume.json' | 'portal.yaml', string>>;

// JSON is YAML.
const filesOf = (file: object, settings: object): OwnersFiles => ({
  'resume.json': JSON.stringify(file),
  'portal.yaml': JSON.stringify(settings),
});

/** Owners with hostile texts in every text field. */
export const hostileOwners = (count: number, seed: number): OwnersFiles[] =>
  fc
    .sample(fc.tuple(resume, portal), { numRuns: count, seed })
    .map(([file, settings]) => filesOf(file, settings));

/** A harmless owner with the same hosts. */
export const plainOwner = (settings: object): OwnersFiles =>
  filesOf(
    { basics: { name: 'Ada', image: `${PICTURE_ORIGIN}/a.png` } },
    { siteUrl: 'https://me.example', map: { url: TILES }, ...settings },
  );
