import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readFile } from '../read-file';
import { readXml } from './xml';

const FOLDER = 'test/fixtures/other-formats';
const read = (name: string) => readFile(join(FOLDER, name));

/** The expected result of each sample: the format, and a fact of each section. */
const FACTS: Readonly<Record<string, [format: string, facts: object]>> = {
  'reactive-resume-4.json': [
    'Reactive Resume',
    {
      basics: {
        name: 'Bram Okonedo',
        summary: 'Repairs **reed** organs.',
        'Guild rank': 'Journeyman',
        location: { city: 'Leeds', region: 'England', countryCode: 'GB' },
      },
      work: [
        {
          name: 'Pipeworks',
          startDate: '2017-03',
          highlights: ['Tuned *forty* churches', 'Taught two apprentices'],
        },
      ],
      projects: [{ description: 'Folds into a van\n\nBuilt from two pianos.', endDate: '2021' }],
      Recordings: [{ title: 'Reeds at Dusk', summary: 'Live album\n\nFour tracks.' }],
    },
  ],
  'reactive-resume-5.json': [
    'Reactive Resume',
    {
      basics: {
        name: 'Suri Lindqvist',
        profiles: [{ network: 'LinkedIn' }, { network: 'Field notes', url: 'https://notes.example/suri' }],
      },
      work: [
        { name: 'Polar Survey', position: 'Chief of Drilling', startDate: '2019-06' },
        { name: 'Polar Survey', position: 'Field Scientist', startDate: '2014', endDate: '2019-05' },
      ],
      skills: [{ name: 'Coring', level: 'Expert' }],
      Expeditions: [{ title: 'North Traverse', position: 'Navigator' }],
    },
  ],
  'rendercv.yaml': [
    'RenderCV',
    {
      basics: {
        name: 'Anouk Mbeki',
        phone: '+27-31-555-0100',
        summary: 'Inspects bridges **before** they complain.',
      },
      work: [{ name: 'Span Authority', startDate: '2016-02', summary: 'Answers for 212 bridges.' }],
      education: [{ studyType: 'BSc', area: 'Civil engineering' }],
      publications: [{ name: 'Rust as a clock', url: 'https://doi.org/10.1000/rust.1' }],
      skills: [{ name: 'Methods', keywords: ['Ultrasound', 'Dye penetrant'] }],
      projects: [{ name: 'Spanner', description: 'A pocket guide.', endDate: '2021' }],
      languages: [{ language: 'Zulu', fluency: 'Native' }],
      'Field notes': [{ summary: 'Never trust fresh paint.' }],
      Talks: [{ title: 'Listening to steel' }],
    },
  ],
  'yamlresume.yml': [
    'YAMLResume',
    {
      basics: { name: 'Piet Abara', location: { city: 'Mechelen', countryCode: 'BE' } },
      work: [{ startDate: '2011-03', highlights: ['Cast the harbour bell', 'Retuned a carillon'] }],
      education: [{ startDate: '2005-09', endDate: '2008-07' }],
      projects: [{ description: 'Eight small bells.', highlights: ['Sold in six towns'] }],
    },
  ],
  'europass-candidate.xml': [
    'Europass',
    {
      basics: { name: 'Ondřej Falk', phone: '+420 600000100', summary: 'Restores trams.' },
      work: [
        { name: 'Depot Nine', position: 'Workshop Head', highlights: ['Rebuilt eleven trams'] },
        { name: 'Depot Nine', position: 'Fitter', startDate: '2009', endDate: '2014-04' },
      ],
      education: [{ institution: 'Technical School', studyType: 'Mechanic', endDate: '2008' }],
      languages: [
        { language: 'Czech', fluency: 'Native' },
        { language: 'German', fluency: 'C1' },
      ],
      projects: [{ name: 'Tram 47', url: 'https://tram.example' }],
    },
  ],
};

test('every sample has facts', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(FACTS).toSorted());
});

/** The parsed content of a sample in any format. */
function dataOf(name: string): unknown {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return name.endsWith('.xml') ? readXml(text).data : parse(text);
}

/** Fields that only control the display of an entry. */
const MACHINE = new RegExp(
  `^(?:${String.raw`@.* id type icon columns visible hidden separateLinks level\w* format version Code Current\w* Ongoing ChannelCode UseCode CountryCode CompetencyID TaxonomyID PrimaryLanguageCode \w*TypeCode scheme\w+ languageCode typeCode`.replaceAll(' ', '|')})$`,
);

/** Values that are converted: country and language names, the titles of standard sections, the labels of Europass's own codes, `mailto:` and `tel:`. */
const REWORDED = new Set(
  'United Kingdom Norway South Africa Belgium Mobile PREFERRED JOB mailto tel english Interests Career Profile Work Experience Projects Skills'.split(
    ' ',
  ),
);

/** The words of a text without dates, addresses and markup. */
const wordsOf = (text: string): string[] =>
  text.replaceAll(/<[^>]+>/g, ' ').match(/(?<![\d\p{L}])\p{L}{3,}(?![\d\p{L}])/gu) ?? [];

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      textsIn(inner, Array.isArray(value) ? key : name),
    );
  const isDate = /date|period|start|end|time/i.test(key);
  return typeof value === 'string' && !MACHINE.test(key) && !isDate ? [value] : [];
}

describe.each(Object.keys(FACTS))('%s', (name) => {
  test('is recognized, and its facts are read', async () => {
    const [format, facts] = FACTS[name] ?? ['', {}];
    const { resume, notes } = await read(name);
    expect(notes).toEqual([`Read ${name}, in the format of ${format}.`]);
    expect(resume).toMatchObject(facts);
  });

  test('every word is in the résumé or in the leftovers', async () => {
    const { resume, leftovers } = await read(name);
    const all = JSON.stringify([resume, leftovers]);
    const texts = textsIn(dataOf(name));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.flatMap(wordsOf).filter((word) => !all.includes(word) && !REWORDED.has(word))).toEqual([]);
  });
});
