import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { TODAY } from './folder-for-test';
import type { Portfolio } from '../model/portfolio';
import { readPortfolioSync } from '../../site/content/read-portfolio-sync';
import { runs } from '../../../test/support/runs';

/** The content of `/resume.json`, which is the résumé of the model (src/site/resume/resume-files.ts). */
const exported = ({ resume }: Portfolio): string => JSON.stringify(resume, null, 2);

const SCHEMA = createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json');
const valid = new Ajv({ strict: false, validateFormats: false }).compile(
  createRequire(import.meta.url)(SCHEMA) as object,
);

const read = (folder: string): Portfolio => readPortfolioSync(folder, { today: TODAY }).portfolio;

/** A copy of an owner's folder with the exported résumé. */
function imported(folder: string, resume: string): Portfolio {
  const copy = mkdtempSync(join(tmpdir(), 'imported-'));
  cpSync(folder, copy, { recursive: true });
  for (const name of readdirSync(copy)) if (name.startsWith('resume.')) rmSync(join(copy, name));
  writeFileSync(join(copy, 'resume.json'), resume);
  return read(copy);
}

/** Removes the path and the notation of the file, which may differ. */
const known = (portfolio: Portfolio) => ({
  ...portfolio,
  files: portfolio.files.map(({ path, width, format }) => ({ path, width, format })),
});

function schemaSample(): string {
  const directory = mkdtempSync(join(tmpdir(), 'schema-sample-'));
  cpSync(join(dirname(SCHEMA), 'sample.resume.json'), join(directory, 'resume.json'));
  return directory;
}

const FIXTURES = 'test/fixtures/resumes';
const folders = [
  'examples/sample',
  schemaSample(),
  ...readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(FIXTURES, name)),
];

for (const folder of folders) {
  test(`${folder.replace(tmpdir(), '')}: the export is valid and reads back as the same portfolio`, () => {
    const portfolio = read(folder);
    const resume = exported(portfolio);
    expect(valid(JSON.parse(resume))).toBe(true);
    expect(known(imported(folder, resume))).toEqual(known(portfolio));
  });
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', ' x ', 'a\n\nb', '- *y*'),
);
const name = fc.constantFrom('Alpha', 'Beta', 'Älpha', 'alpha', 'Ωμέγα');
const date = fc.constantFrom('2020', '2020-05', '2020-05-31', '2024-09-31', 'Present', '1999-01');
const url = fc.constantFrom('https://example.com/a', 'example.com', 'https://example.com/ä?b=c d');
const texts = fc.array(text, { maxLength: 3 });
const span = { startDate: date, endDate: date };
const some = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });
const list = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.array(some(fields), { maxLength: 2 });
/** Keys that the standard does not define and that must not be lost. */
const own = { 'x-own': fc.oneof(text, texts, fc.integer()), note: text };

const resumes = fc.record(
  {
    basics: fc.record(
      {
        name: fc.constantFrom('A B', 'Ünal Öz', '山田 太郎'),
        label: text,
        summary: text,
        url,
        email: fc.constant('a@example.com'),
        phone: text,
        location: some({ city: text, address: text, postalCode: text, countryCode: fc.constant('ES') }),
        profiles: list({ network: text, username: text, url, ...own }),
        ...own,
      },
      { requiredKeys: ['name'] },
    ),
    work: list({
      name,
      position: name,
      location: text,
      description: text,
      summary: text,
      highlights: texts,
      ...span,
      ...own,
    }),
    projects: list({
      name,
      entity: name,
      type: fc.constantFrom('open source', 'AI'),
      description: text,
      roles: texts,
      url,
      ...span,
    }),
    education: list({ institution: name, area: text, studyType: text, courses: texts, score: text, ...span }),
    certificates: list({ name, issuer: text, date, url }),
    awards: list({ title: name, awarder: text, date, summary: text }),
    publications: list({ name, publisher: text, releaseDate: date, url, summary: text }),
    volunteer: list({ organization: name, position: text, highlights: texts, ...span }),
    skills: list({ name, level: text, keywords: texts, ...own }),
    languages: list({ language: name, fluency: text }),
    interests: list({ name, keywords: texts }),
    references: list({ name, reference: text }),
    meta: some({ version: text, theme: text, ...own }),
    ...own,
  },
  { requiredKeys: ['basics'] },
);

test('exports of any résumé are valid and read back as the same portfolio', { timeout: 0 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
  const file = join(folder, 'resume.json');
  let models = 0;
  fc.assert(
    fc.property(resumes, (generated) => {
      writeFileSync(file, JSON.stringify(generated));
      const portfolio = read(folder);
      models += 1;
      const resume = exported(portfolio);
      expect(valid(JSON.parse(resume))).toBe(true);
      writeFileSync(file, resume);
      expect(JSON.stringify(read(folder))).toBe(JSON.stringify(portfolio));
    }),
    { numRuns: runs(5000) },
  );
  expect(models).toBe(runs(5000));
});
