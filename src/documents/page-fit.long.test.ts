import { expect, test } from 'vitest';

import type { ResumeDocument } from './document';
import { DOCUMENT_FACTS, pdfOf, withPoints } from './documents-for-test';
import { resumePdf } from './pdf';
import { readPdfCompletely } from './read-back-for-test';

type DocumentSection = ResumeDocument['sections'][number];

const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => `Line ${at}`);

/** The number of lines that fit on a page of the loose layout. */
const FULL_PAGE = 52;

const pagesOf = async (resume: ResumeDocument): Promise<number | undefined> =>
  (await resumePdf(resume, DOCUMENT_FACTS)).pdf?.pages;

test('sets a document tighter if its last page is nearly empty', async () => {
  expect(await pagesOf(withPoints(lines(FULL_PAGE + 8)))).toBe(1);
  expect(await pagesOf(withPoints(lines(2 * FULL_PAGE + 8)))).toBe(2);
});

test('leaves a document loose whose last page has more lines', async () => {
  expect(await pagesOf(withPoints(lines(FULL_PAGE + 28)))).toBe(2);
  // Five tight pages hold these lines, but the sixth of the loose ones is not nearly empty.
  const six = await pagesOf(withPoints(lines(5 * FULL_PAGE + 50)));
  expect(six).toBe(6);
});

const textOf = (text: string) => [{ text, href: null, strong: false }];

/** The pages of a document with this many lines before entries of a kind. */
async function pagesWith(fill: number, kind: DocumentSection['kind'], entries: DocumentSection['entries']) {
  const sections = [
    ...withPoints(lines(fill)).sections,
    { id: kind, kind, title: 'More', entries, blocks: [] },
  ];
  return (await readPdfCompletely(await pdfOf({ ...withPoints([]), sections }))).texts.PDFium.split('\f');
}

test.each(['education', 'publications'] as const)('does not tear a short entry of %s', async (kind) => {
  const blocks = [...lines(4), 'End of a study'].map((text) => ({
    type: 'paragraph' as const,
    text: textOf(text),
  }));
  const study = { title: textOf('Begin of a study')[0] ?? null, about: 'Academy', when: '2020', blocks };
  for (const fill of [28, 30, 32, 33])
    for (const page of await pagesWith(
      fill,
      kind,
      Array.from({ length: 10 }, () => study),
    ))
      expect(page.match(/Begin of a study/g)?.length).toBe(page.match(/End of a study/g)?.length);
});

test('keywords do not begin a page apart from their text', async () => {
  const blocks = [
    { type: 'paragraph' as const, text: textOf('Weaves cloth.') },
    { type: 'keywords' as const, text: textOf('Silk, wool') },
  ];
  const role = { title: textOf('Loom')[0] ?? null, about: '', when: '2020', blocks };
  for (const fill of [0, 1, 2, 3])
    for (const page of await pagesWith(
      fill,
      'work',
      Array.from({ length: 40 }, () => role),
    ))
      expect(page.match(/Weaves cloth/g)?.length).toBe(page.match(/Silk, wool/g)?.length);
});
