import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { portfolioOf } from '../../resume/read/folder-for-test';
import { defaultLanguage, languages, type Language } from '../../portal/addresses/languages';
import { cachedDocuments } from './cached-documents';
import { resumeDocuments } from '../../documents/resume-documents';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle r="40"/></svg>';

const owned = ({ name = 'Ada Byron', portal = 'resume: { photo: true }', drawing = SVG } = {}) =>
  portfolioOf(
    {
      basics: { name, image: 'me.svg' },
      work: [{ name: 'Engines', position: 'Programmer', startDate: '2020-01' }],
    },
    { 'portal.yaml': portal, 'me.svg': drawing },
  );

test('cached documents have the same bytes as new ones', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'documents-'));
  const made = await cachedDocuments(owned(), defaultLanguage, cache);
  const again = await cachedDocuments(owned(), defaultLanguage, cache);
  expect(again).toEqual(made);
  expect(made).toEqual(await resumeDocuments(owned(), defaultLanguage));
  const [file = '', ...others] = readdirSync(cache);
  expect(others).toEqual([]);
  // The second call has read the file.
  const cached = JSON.parse(readFileSync(join(cache, file), 'utf8')) as object;
  writeFileSync(join(cache, file), JSON.stringify({ ...cached, pages: 7 }));
  expect((await cachedDocuments(owned(), defaultLanguage, cache)).pdf?.pages).toBe(7);
});

test('every input of the documents is a part of the cache key', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'documents-'));
  const other = languages.find(({ code }) => code !== defaultLanguage.code) ?? defaultLanguage;
  const cases: [Parameters<typeof portfolioOf>[0], Language][] = [
    [{}, defaultLanguage],
    [{}, other],
    [{ name: 'Ada Lovelace' }, defaultLanguage],
    [{ portal: 'resume: { photo: true, paper: letter }' }, defaultLanguage],
    [{ portal: 'resume: { photo: false }' }, defaultLanguage],
    [{ drawing: SVG.replace('40', '30') }, defaultLanguage],
  ];
  const pdfs = new Set<string>();
  for (const [input, language] of cases) {
    const { pdf } = await cachedDocuments(owned(input), language, cache);
    pdfs.add(pdf?.bytes.toString('base64') ?? '');
    expect(readdirSync(cache)).toHaveLength(pdfs.size);
  }
  expect(pdfs.size).toBe(cases.length);
});

test('a résumé without a PDF is not cached', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'documents-'));
  const { pdf, sentence } = await cachedDocuments(owned({ name: 'ꦲꦏ꧀ꦱꦫ' }), defaultLanguage, cache);
  expect(pdf).toBeNull();
  expect(sentence).toContain('no installed font');
  expect(readdirSync(cache)).toEqual([]);
});
