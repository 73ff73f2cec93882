import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { zipOf } from '../../../test/fixtures/zip-of';
import { leftOutLines } from './leftovers';
import { readFile } from './read-file';

const FIXTURE = 'test/fixtures/linkedin';
const folder = () => mkdtempSync(join(tmpdir(), 'export-'));

type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Writes a ZIP for one test.
 * @returns its path
 */
function zipFile(files: Files, lies?: Parameters<typeof zipOf>[1]): string {
  const file = join(folder(), 'export.zip');
  writeFileSync(file, zipOf(files, lies));
  return file;
}
const read = (files: Files) => readFile(zipFile(files));

const completeExport: Files = Object.fromEntries(
  readdirSync(FIXTURE).map((name) => [name, readFileSync(join(FIXTURE, name))]),
);

test('reads a ZIP, its folder and a nested folder in the same way', async () => {
  const unpacked = folder();
  cpSync(FIXTURE, join(unpacked, 'Complete_LinkedInDataExport'), { recursive: true });
  const nested = Object.fromEntries(
    Object.entries(completeExport).map(([name, text]) => [`Basic Export/${name}`, text]),
  );
  const { resume } = await read(completeExport);
  expect((await readFile(unpacked)).resume).toEqual(resume);
  expect((await read(nested)).resume).toEqual(resume);
  expect(resume).toMatchObject({
    basics: {
      name: 'Noa Ferrante-Øyen',
      label: 'Head of Platforms, "the calm kind" 🚀',
      email: 'noa@example.com',
      url: 'https://noa.example.com',
      location: { city: 'Madrid', region: 'Community of Madrid', countryCode: 'ES' },
    },
    work: [
      {
        position: 'Head of Platforms',
        highlights: ['Moved 40 services, none of them twice', 'Cut the bill by a third, and kept it there'],
      },
      { position: 'Platform Lead' },
      { name: 'Acme, Widgets "R" Us', summary: 'Kept R&D online.' },
      { name: '株式会社うみ', startDate: '2012', endDate: '2014' },
    ],
    references: [{ name: 'Ada Brink, CTO, Harbour & Sons', reference: 'Noa made Mondays calm.' }],
    certificates: [{ licenseNumber: 'LB-77', endDate: '2025-03' }],
    projects: [{ url: 'https://quiet.example.com' }],
    education: [{ courses: ['Distributed Systems – CS-401'], highlights: ['Rowing; chess'] }],
  });
  expect(resume['work']).not.toHaveProperty([0, 'endDate']);
});

test('names fields that are not imported, and reads no messages of others', async () => {
  const { resume, notes, leftOut, leftovers } = await read(completeExport);
  expect(notes).toEqual(['Read 13 of 17 files; connections, messages and similar files are not imported.']);
  expect(leftOut).toEqual(['PhoneNumbers.csv – not imported.']);
  const line = 'recommendations: hidden there, so not imported: 1 entry.';
  expect(leftOutLines({ leftOut, leftovers })).toContain(line);
  expect(leftovers).toMatchObject({
    'profile[0].industry': 'Software Development',
    'emails[1].emailaddress': 'noa.old@example.org',
    'recommendations[1]': { from: 'Igor Stahl, Manager, Acme', text: 'Not published.' },
  });
  expect(JSON.stringify(leftovers)).not.toMatch(/Secret|Do not read|600 000|Calle|28099/);
  expect(JSON.stringify(resume)).not.toMatch(/Secret|Do not read|600 000|Calle|Not published/);
});

test('every text of the profile’s tables is in the résumé or in a message', async () => {
  const { resume, leftovers } = await read({
    'Positions.csv':
      'Company Name,Title,Team Size,Started On,Finished On\nAcme,Engineer,nine,soon,Dec 2020,extra\n',
    'Certifications.csv': 'Name,Url\nKeeper,not a url\n',
    'Skills.csv': 'Nom\nRust\n',
  });
  expect(resume['work']).toEqual([
    { name: 'Acme', position: 'Engineer', startDate: 'soon', endDate: '2020-12' },
  ]);
  expect(new Set(Object.values(leftovers ?? {}))).toEqual(new Set(['nine', 'extra', 'not a url', 'Rust']));
});

test('names each invalid website', async () => {
  const websites =
    '[COMPANY:javascript:alert(1),BLOG:ftp://x.y,OTHER:https://ok.org/a,b,PERSONAL:www.me.dev]';
  const { resume, leftovers } = await read({
    'Profile.csv': `First Name,Last Name,Websites\nA,B,"${websites}"\n`,
  });
  expect(resume.basics).toMatchObject({
    url: 'https://www.me.dev',
    profiles: [{ network: 'Other', url: 'https://ok.org/a,b' }],
  });
  expect(Object.values(leftovers ?? {})).toEqual(['COMPANY:javascript:alert(1)', 'BLOG:ftp://x.y']);
});

test('reads Positions.csv alone, with rows in any order and a name in any letter case', async () => {
  const header = 'Company Name,Title,Description,Location,Started On,Finished On';
  const rows = ['Acme,Lead,,,Jan 2021,', 'Acme,Engineer,,,Mar 2015,Dec 2020', 'Bolt,Trainee,,,2012,2014'];
  const newest = await read({ 'positions (1).CSV': [header, ...rows].join('\r\n') });
  const oldest = await read({ 'positions (1).CSV': [header, ...rows.toReversed()].join('\r\n') });
  const sorted = ({ resume }: typeof oldest) => new Set(resume['work'] as object[]);
  expect(sorted(oldest)).toEqual(sorted(newest));
  expect(newest.resume).toEqual({
    basics: { name: 'Your Name' },
    work: [
      { name: 'Acme', position: 'Lead', startDate: '2021-01' },
      { name: 'Acme', position: 'Engineer', startDate: '2015-03', endDate: '2020-12' },
      { name: 'Bolt', position: 'Trainee', startDate: '2012', endDate: '2014' },
    ],
  });
  expect(newest.notes).toContain(
    'Not in this export: Profile.csv, Education.csv, Skills.csv, Languages.csv.',
  );
});

test('reads old column names, semicolons and empty files', async () => {
  const { resume } = await read({
    'Positions.csv': 'Company,Position,Start Date,End Date\nAcme,Lead,2020-01,\n',
    'Education.csv': 'School Name;Degree Name;Start Date;End Date\nUniversity, of Nowhere;BSc;2008;2012\n',
    'Skills.csv': 'Skill Name\nA;B\n',
    'Languages.csv': '',
    'Honors.csv': 'Title,Description,Issued On\n',
  });
  expect(resume).toEqual({
    basics: { name: 'Your Name' },
    work: [{ name: 'Acme', position: 'Lead', startDate: '2020-01' }],
    education: [
      { institution: 'University, of Nowhere', studyType: 'BSc', startDate: '2008', endDate: '2012' },
    ],
    skills: [{ name: 'A;B' }],
  });
});

test('reads UTF-16 with its mark and Windows-1252', async () => {
  const text = 'First Name,Last Name\nÑandú,Müller\n';
  for (const bytes of [
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
    Buffer.from(text, 'latin1'),
    Buffer.from(text),
  ])
    expect((await read({ 'Profile.csv': bytes })).resume.basics['name']).toBe('Ñandú Müller');
});

test('reads names and places in other scripts', async () => {
  const basics = async (row: string) =>
    (await read({ 'Profile.csv': `First Name,Last Name,Geo Location\n${row}\n` })).resume.basics;
  expect(await basics('小明,王,"北京, 中国"')).toMatchObject({ name: '王小明' });
  expect(await basics('נועה,לוי,Israel')).toEqual({ name: 'נועה לוי', location: { countryCode: 'IL' } });
  expect(await basics('Cher,,Singapore')).toEqual({
    name: 'Cher',
    location: { city: 'Singapore', countryCode: 'SG' },
  });
  expect(await basics('A,B,San Francisco Bay Area')).toEqual({
    name: 'A B',
    location: { city: 'San Francisco Bay Area' },
  });
});

test('uses the upper one of two files of a table, and names the other', async () => {
  const { resume, leftOut } = await read({
    '__MACOSX/._Skills.csv': 'Name\nJunk\n',
    'old/Skills.csv': 'Name\nCobol\n',
    'Skills.csv': 'Name\nRust\n',
  });
  expect(resume['skills']).toEqual([{ name: 'Rust' }]);
  expect(leftOut).toEqual(['old/Skills.csv: not imported, because Skills.csv is the same table.']);
});

test('skips remarks before the columns and equal rows, and leaves out rows of a thousand cells', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { resume, leftOut, leftovers } = await read({
    '2024.csv': 'Name\nNo table\n',
    'Skills.csv': 'Notes:\n"Your skills, and their names."\n\nName,Name\nRust,Rust\nRust,Rust\nGo,\n',
    'Positions.csv': `Company Name,Title\nAcme,Engineer\n${'x,'.repeat(400_000)}\n`,
  });
  expect(resume['skills']).toEqual([{ name: 'Rust' }, { name: 'Go' }]);
  expect(resume['work']).toEqual([{ name: 'Acme', position: 'Engineer' }]);
  expect(leftOut).toEqual(['Positions.csv: 1 row with over 1000 columns left out.']);
  expect(leftovers).toEqual({});
  expect(warn).not.toHaveBeenCalled();
});

const incomplete = zipFile({});
writeFileSync(incomplete, zipOf(completeExport).subarray(0, 900));

test.each<[string, string, RegExp]>([
  [
    'another ZIP',
    zipFile({ 'a.txt': 'a', 'b.txt': 'b' }),
    /export\.zip: expected a LinkedIn data export \(Profile\.csv, Positions\.csv, …\), found a\.txt, b\.txt\.$/,
  ],
  ['an empty ZIP', zipFile({}), /found nothing\.$/],
  [
    'a path outside the archive',
    zipFile({ '../../Profile.csv': 'a' }),
    /cannot be read: invalid relative path: \.\.\/\.\.\/Profile\.csv\.$/,
  ],
  [
    'a ZIP bomb with its true size',
    zipFile({ 'Profile.csv': Buffer.alloc(30_000_000, 'a') }),
    /Profile\.csv unpacks to 30 MB/,
  ],
  [
    'a ZIP bomb with a false size',
    zipFile({ 'Profile.csv': Buffer.alloc(30_000_000, 'a') }, { size: 100 }),
    /cannot be read: too many bytes in the stream/,
  ],
  [
    'an encrypted ZIP',
    zipFile({ 'Profile.csv': 'a' }, { encrypted: true }),
    /cannot be read: entry is encrypted/,
  ],
  ['an incomplete ZIP', incomplete, /export\.zip: the ZIP cannot be read: End of central directory/],
])('reports in one sentence: %s', async (_, file, sentence) => {
  await expect(readFile(file)).rejects.toThrow(sentence);
});
