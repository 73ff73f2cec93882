import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';

import { readPdfCompletely } from '../../../src/documents/read-back-for-test';
import { siteFrom, type TestSite } from '../../support/site-of';

/** Strings that no file contains by chance. */
const [SECRET, OPEN] = ['zqxwv', 'qzvwx'];

const RESUME = {
  basics: {
    name: 'Ada Byron',
    label: `Analyst ${OPEN}`,
    email: `${SECRET}@example.org`,
    image: `${SECRET}.png`,
    phone: `+44 ${SECRET}`,
    birthDate: `1815 ${SECRET}`,
    motto: `A motto ${SECRET}`,
    summary: 'Wrote the first program.',
    location: { address: `12 ${SECRET} Square`, city: 'London', countryCode: 'GB' },
    profiles: [{ network: 'GitHub', username: SECRET, url: `https://github.com/${SECRET}` }],
  },
  work: [
    {
      name: `Engine ${OPEN}`,
      position: `Programmer ${OPEN}`,
      startDate: '2015-01',
      summary: `What was built, ${OPEN}.`,
      highlights: [`Built the ${SECRET} mill`, `Sold it to ${SECRET}.`],
      salary: `${SECRET} pounds`,
    },
    { name: `${SECRET} Works`, position: `${SECRET} clerk`, startDate: '2010', endDate: '2014' },
  ],
  projects: [{ name: 'Notes', entity: `Engine ${OPEN}`, description: `Seven notes on ${SECRET}` }],
  skills: [{ name: `Algebra ${OPEN}`, keywords: [`${SECRET} calculus`, 'Numbers'] }],
  references: [{ name: `${SECRET} Babbage`, reference: `Praise of ${SECRET}.` }],
  lectures: [{ title: `On ${SECRET}`, date: '2016' }],
};

const PORTAL = `
privacy:
  hide: [email, photo, 'basics.profiles', 'basics.motto', 'work[].highlights', 'work[1]', 'projects[].description', 'skills[0].keywords[0]', references, lectures]
`;

let site: TestSite;

test.beforeAll(async () => {
  const content = mkdtempSync(join(tmpdir(), 'marked-'));
  writeFileSync(join(content, 'resume.json'), JSON.stringify(RESUME));
  writeFileSync(join(content, 'portal.yaml'), PORTAL);
  writeFileSync(join(content, 'resume.es.json'), JSON.stringify({ basics: { label: `Analista ${OPEN}` } }));
  const dot = { create: { width: 64, height: 64, channels: 3, background: '#0078d4' } } as const;
  writeFileSync(join(content, `${SECRET}.png`), await sharp(dot).png().toBuffer());
  site = await siteFrom(content);
});
test.afterAll(() => site.close());

/** The text of a PDF and the content of its compressed streams. */
async function inPdf(bytes: Buffer): Promise<string[]> {
  const { texts } = await readPdfCompletely(bytes);
  const streams = [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const opened = streams.map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return packed;
    }
  });
  return [...Object.values(texts), ...opened];
}

/** The uncompressed content of a file. */
async function unpacked(file: string): Promise<string> {
  const bytes = readFileSync(file);
  const parts = [file, bytes.toString('latin1')];
  if (file.endsWith('.br')) parts.push(brotliDecompressSync(bytes).toString());
  if (file.endsWith('.gz')) parts.push(gunzipSync(bytes).toString());
  if (file.endsWith('.docx'))
    parts.push(...Object.values(unzipSync(bytes)).map((part) => Buffer.from(part).toString()));
  if (file.endsWith('.pdf')) parts.push(...(await inPdf(bytes)));
  return parts.join('\n');
}

test('no published file contains a text that the owner hides', async () => {
  const client = join(site.build, 'client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => join(client, name))
    .filter((file) => statSync(file).isFile());
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await unpacked(file) })));
  expect(texts.filter(({ text }) => text.includes(SECRET)).map(({ file }) => file)).toEqual([]);
  // The same search finds published text in every kind of file.
  const found = texts.filter(({ text }) => text.includes(OPEN)).map(({ file }) => file);
  for (const ending of [
    'resume.pdf',
    'resume.docx',
    'resume.json',
    'resume.txt',
    'resume.md',
    'contact.vcf',
    'llms.txt',
    '.html',
  ])
    expect(
      found.some((file) => file.endsWith(ending)),
      ending,
    ).toBe(true);
});
