import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runCommand } from './run-for-test';

/** Runs `check` on a folder with this résumé. */
async function check(resume: object, portal?: string, ...flags: string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'check-'));
  if (portal) writeFileSync(join(directory, 'portal.yaml'), portal);
  writeFileSync(join(directory, 'resume.json'), JSON.stringify(resume));
  const { status, output, errors } = await runCommand('check', directory, ...flags);
  const short = (text: string) => text.replaceAll(directory, 'DIR').trim();
  return { status, stdout: short(output), stderr: short(errors) };
}

test('fails for a tailored résumé that is too long, and suggests an entry to leave out', async () => {
  const work = Array.from({ length: 14 }, (_, at) => ({
    name: `Company ${at}`,
    position: 'Engineer',
    startDate: `${2000 + at}-01`,
    endDate: `${2000 + at}-12`,
    highlights: Array.from({ length: 6 }, (__, point) => `Did thing number ${point} there`),
  }));
  const { status, stdout } = await check(
    { basics: { name: 'Ada' }, work },
    'siteUrl: https://ada.example/portal/\nviews: { long: { pages: 1 }, free: { title: Engineer } }',
  );
  expect(status).toBe(1);
  expect(stdout).toContain('view           https://ada.example/portal/resume/long\n');
  expect(stdout).toMatch(/too long {7}long \(en\): \d pages, 1 at most; it fits without .*Company 0/);
  expect(stdout).not.toMatch(/too long +free/);
});

test('--documents reads the PDF and the Word file back and reports their contents', async () => {
  const resume = {
    basics: { name: 'Ada Byron', email: 'ada@example.org' },
    work: [{ name: 'Engines', position: 'Analyst', startDate: '2020-01' }],
    skills: [{ name: 'Mathematics' }],
  };
  const { status, stdout } = await check(resume, undefined, '--documents');
  expect(status).toBe(0);
  const documents = stdout.split('\n').filter((line) => line.startsWith('document'));
  expect(documents.slice(0, 3)).toEqual([
    'document       PDF (en): pages: 1, tagged, PDF/UA-1, language en, title "Ada Byron – résumé"',
    'document       PDF (en), read by pdf.js: 8 of 8 texts, 100.0 % of the words, in order',
    'document       Word file (en), read by mammoth: 8 of 8 texts, 100.0 % of the words, in order',
  ]);
  expect(documents).toHaveLength(9);
  const without = await check({ basics: { name: 'ნინო' } }, undefined, '--documents');
  expect(without.status).toBe(1);
  expect(without.stdout).toContain(
    'lost           The site has no résumé as PDF: no installed font has "ნ" (U+10DC): npm install @expo-google-fonts/noto-sans-georgian.',
  );
});

test('many warnings are shortened, and --all lists them', async () => {
  const words = Array.from({ length: 30 }, (_, at) => `w${at}: nothing${String.fromCodePoint(97 + at)}`);
  const portal = ['synonyms:', ...words].join('\n  ');
  const resume = { basics: { name: 'Ada' } };
  const short = (await check(resume, portal)).stdout.split('\n');
  expect(short).toHaveLength(22);
  expect(short[20]).toBe('warning  … and 10 more: npm run content:check -- --all lists every one.');
  expect((await check(resume, portal, '--all')).stdout.split('\n')).toHaveLength(31);
});
