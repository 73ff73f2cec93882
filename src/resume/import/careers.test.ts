import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';

import type { Findings } from '../standard/problems';
import { readResume } from '../read/read-resume';
import { parseSource } from '../read/source';
import { zipOf } from '../../../test/fixtures/zip-of';
import { readExport } from './read-export';
import { LINKEDIN } from './formats/linkedin';
import { runs } from '../../../test/support/runs';

/** Letters of all languages, and all special characters of a table. */
const word = fc.oneof(
  fc.stringMatching(/^[A-Za-z][A-Za-z ,;"'.&()\t]{0,18}[A-Za-z]$/),
  fc.constantFrom('株式会社うみ', 'חברת הים', 'شركة البحر', 'Ø & Søn', '🚀 Rockets, "Inc."', "O'Neil; Sons"),
);
const title = word.map((text) => text.replaceAll(/\s+/g, ' '));
/** Lines that start with capital letters, so that none of them continues an item. */
const prose = fc
  .array(fc.stringMatching(/^[A-Z][A-Za-z ,"';]{0,20}[a-z]$/), { minLength: 1, maxLength: 3 })
  .map((lines) => lines.join('\n'));
const item = fc.stringMatching(/^[A-Z][A-Za-z ,"';]{0,20}[a-z]$/);
const month = fc.record({
  year: fc.integer({ min: 1960, max: 2025 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
type Month = { year: number; month: number };
const asLinkedIn = (date: Month | null) => (date ? `${NAMES[date.month - 1]} ${date.year}` : '');

const job = fc.record({
  company: title,
  title,
  place: fc.option(title),
  started: month,
  finished: fc.option(month),
  summary: fc.option(prose),
  highlights: fc.array(item, { maxLength: 3 }),
});
const career = fc.record({
  first: title,
  last: title,
  jobs: fc.uniqueArray(job, { maxLength: 6, selector: (one) => JSON.stringify(one) }),
  skills: fc.uniqueArray(title, { maxLength: 6 }),
  bullet: fc.constantFrom('• ', '- ', '* ', '▪ '),
  newline: fc.constantFrom('\n', '\r\n'),
  delimiter: fc.constantFrom(',', ';', '\t'),
  mark: fc.constantFrom('', '\uFEFF'),
});

test('reads any career in LinkedIn’s format back', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'career-')), 'export.zip');
  await fc.assert(
    fc.asyncProperty(career, async ({ first, last, jobs, skills, bullet, newline, delimiter, mark }) => {
      const table = (rows: object[], fields: string[]) =>
        mark + Papa.unparse({ fields, data: rows }, { newline, delimiter, header: true });
      const positions = jobs.map((one) => ({
        'Company Name': one.company,
        Title: one.title,
        Description: [one.summary ?? '', ...one.highlights.map((text) => bullet + text)]
          .filter(Boolean)
          .join('\n'),
        Location: one.place ?? '',
        'Started On': asLinkedIn(one.started),
        'Finished On': asLinkedIn(one.finished),
      }));
      writeFileSync(
        file,
        zipOf({
          'Profile.csv': table([{ 'First Name': first, 'Last Name': last }], ['First Name', 'Last Name']),
          'Positions.csv': table(positions, [
            'Company Name',
            'Title',
            'Description',
            'Location',
            'Started On',
            'Finished On',
          ]),
          'Skills.csv': table(
            skills.map((name) => ({ Name: name })),
            ['Name'],
          ),
        }),
      );
      const { resume, leftOut, leftovers } = await readExport(file);
      const expected = jobs.map((one) => ({
        name: one.company,
        position: one.title,
        ...(one.place && { location: one.place }),
        startDate: asLinkedIn(one.started),
        ...(one.finished && { endDate: asLinkedIn(one.finished) }),
        ...(one.summary && { summary: one.summary }),
        ...(one.highlights.length > 0 && { highlights: one.highlights }),
      }));
      const sorted = (entries: unknown) =>
        ((entries ?? []) as object[]).map((entry) => JSON.stringify(entry)).toSorted();
      expect(sorted(resume['work'])).toEqual(sorted(expected));
      expect(resume['skills'] ?? []).toEqual(skills.map((name) => ({ name })));
      expect([leftOut, leftovers]).toEqual([[], {}]);
    }),
    { numRuns: runs(100) },
  );
});

test('any content of an export’s tables becomes a readable résumé', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'strange-')), 'export.zip');
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string(),
    fc.constantFrom(
      '',
      'https:///x',
      'www.',
      'x.y',
      'https://a b',
      '[BLOG:https://]',
      '@',
      'a@b.c',
      '[,]',
      '9999',
      '1/1/1',
      '• ',
      '__proto__',
    ),
  );
  const sections = Object.entries(LINKEDIN.sections).filter(([section]) => !section.startsWith('basics'));
  const columns = sections.map(([, [paths, fields]]): [string, string[]] => [
    `${paths.split('|')[0]}.csv`,
    fields.split(' ').map((field) => field.replace(/^.*=|\|.*/g, '')),
  ]);
  const about = ['First Name', 'Last Name', 'Headline', 'Location', 'Country', 'Websites', 'Twitter Handles'];
  const tables = fc.record(
    Object.fromEntries(
      [['Profile.csv', about] as const, ...columns].map(([name, fields]) => {
        const row = fc.array(cell, { minLength: 1, maxLength: fields.length + 1 });
        const rows = fc.array(row, { maxLength: 3 });
        return [name, rows.map((data) => Papa.unparse({ fields: [...fields], data }))];
      }),
    ),
    { requiredKeys: ['Profile.csv'] },
  );
  await fc.assert(
    fc.asyncProperty(tables, async (files) => {
      writeFileSync(file, zipOf(files as Record<string, string>));
      const { resume } = await readExport(file);
      const source = parseSource('resume.json', JSON.stringify(resume));
      const findings: Findings = { problems: [], warnings: [] };
      if (!('problems' in source)) readResume(source, findings);
      expect(findings.problems).toEqual([]);
      expect('problems' in source).toBe(false);
    }),
    { numRuns: runs(100) },
  );
});
