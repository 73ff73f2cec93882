import { expect, test } from 'vitest';

import { pdfOf, withPoints } from './documents-for-test';
import { readPdfCompletely } from './read-back-for-test';

test('an address keeps its hyphen, at any place of the line, in a language that repeats hyphens', async () => {
  const ADDRESS = 'stara-tkalnia.example';
  const points = Array.from(
    { length: 8 },
    (_, at) => `${'Tkanina lniana '.repeat(5)}${'i'.repeat(3 * at + 1)} ${ADDRESS}`,
  );
  const resume = { ...withPoints(points), language: 'pl' };
  const pdf = await readPdfCompletely(
    await pdfOf(resume, { languages: { documentLanguage: 'pl', own: 'pl', untranslated: new Set() } }),
  );
  for (const text of Object.values(pdf.texts))
    expect(text.match(/stara\S*\s*\S*tkalnia\.example/g)).toEqual(points.map(() => ADDRESS));
});

test('no line of contacts begins or ends with a separator', async () => {
  const contacts = Array.from({ length: 9 }, (_, at) => ({
    text: `https://loom-${'o'.repeat(2 * at)}.example`,
    href: null,
    strong: false,
  }));
  const { texts } = await readPdfCompletely(await pdfOf({ ...withPoints(['Wove cloth.']), contacts }));
  const lines = texts.PDFium.split(/\s*\n/).filter((line) => line.includes('https'));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.some((line) => line.includes('|'))).toBe(true);
  for (const line of lines) expect(line).not.toMatch(/^\s*\||\|\s*$/);
});
