import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { TODAY } from './folder-for-test';
import { readPortfolioSync } from '../../site/content/read-portfolio-sync';

const FIXTURES = 'test/fixtures/resumes';

/** The standard's own sample, from its package. */
function schemaSample(): string {
  const directory = mkdtempSync(join(tmpdir(), 'schema-sample-'));
  const schema = createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json');
  copyFileSync(join(dirname(schema), 'sample.resume.json'), join(directory, 'resume.json'));
  return directory;
}

const folders = [
  schemaSample(),
  ...readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(FIXTURES, name)),
];

/**
 * The employers of this test file: six names in each of five lines of business. The lines of Tidewater are
 * shifted by one.
 */
const THIRTY = [
  'Tidewater Power',
  ...['Power', 'Health', 'Logistics', 'Telecom', 'Bank'].flatMap((business, at, all) =>
    ['Saffron', 'Blue Heron', 'Northgate', 'Meridian', 'Tidewater', 'Kaveri'].flatMap((name) => {
      const line = name === 'Tidewater' ? all[at + 1] : business;
      return line ? [`${name} ${line}`] : [];
    }),
  ),
];

/** The expected owner, employers and number of skills of each file. */
const FACTS: Readonly<Record<string, [name: string, employers: string[], skills: number]>> = {
  'schema-sample': ['Richard Hendriks', ['Pied Piper'], 2],
  'jsonresume-theme-onepage': ['Richard Hendricks', ['Pied Piper'], 2],
  'jsonresume-theme-caffeine': ['Richard Hendriks', ['Pied Piper', 'Hooli'], 2],
  'jsonresume-theme-stackoverflow': ['Richard Hendriks', ['Pied Piper', 'Hooli', 'Raviga Capital'], 6],
  'one-word': ['Zahra', [], 0],
  'one-job': ['Tomás Ó Súilleabháin', ['Ó Súilleabháin Joinery'], 0],
  academic: ['Dr. Marie-Claire Nguyễn-Östberg', ['Example University', 'National Library'], 0],
  'right-to-left': ['ليلى عبد الرحمن', ['شركة المدفوعات', 'בית התוכנה'], 2],
  'forty-skills': ['山田 太郎 🚀', ['Startup 二番', 'Startup 一番', 'Freelance', 'Big Corp'], 40],
  'five-roles': [
    'Astrid van der Westhuizen-Oppenheimer',
    ["St. Brigid's Hospital", 'Health Board', 'City Clinic', 'Mercy Ships', 'Red Cross'],
    0,
  ],
  'thirty-companies': ['Priya Raghunathan', THIRTY, 6],
  'no-work': ['Nia Okafor', [], 0],
  student: ['Tomasa Quirke', [], 2],
  nurse: [
    'Agnethe Solbakken-Okonkwo',
    [
      'St. Elmo’s Hospital',
      'Harbour Clinic',
      'Northside Hospice',
      'Ferry Health Line',
      'City Marathon',
      'School of Nursing',
      'Red Lantern Agency',
      'Valley Hospital',
      'Island Practice',
      'Rescue Boat Solvei',
      'Green Door Nursing Home',
    ],
    6,
  ],
  'engineer-ja': ['霧島 蒼太', ['株式会社みなと決済', 'はやぶさ物流株式会社', '有限会社コトリ'], 70],
  yaml: ['Jean-Baptiste Lefèvre', ['Le Petit Four', 'Grand Hôtel'], 0],
  'jsonresume-theme-orbit': ['Alan Doe', ['Startup Hubs', 'Google', 'Amazon'], 6],
};

for (const folder of folders) {
  const key = Object.keys(FACTS).find((name) => folder.includes(name)) ?? folder;

  test(`${key} becomes a portal from its résumé alone`, () => {
    const { portfolio } = readPortfolioSync(folder, { today: TODAY });
    const file = readdirSync(folder).find((name) => name.startsWith('resume.')) ?? '';
    const { work = [] } = parse(readFileSync(join(folder, file), 'utf8')) as { work?: unknown[] };
    const employed = portfolio.companies.filter(({ kind }) => kind === 'work');
    const employers = employed.map(({ name }) => name);
    expect([portfolio.owner.name, employers, portfolio.skills.length]).toEqual(FACTS[key]);
    expect(employed.flatMap(({ positions }) => positions)).toHaveLength(work.length);
    expect(portfolio.portal.title).toBe(portfolio.owner.name);
    expect(JSON.stringify(portfolio)).not.toMatch(/undefined|NaN/);
  });
}
