import { expect, test } from 'vitest';

import type { DocumentEntry, ResumeDocument } from './document';
import { FACTS, pdfOf, withPoints } from './documents-for-test';
import { resumePdf } from './pdf';
import { readPdf } from './read-pdf';

const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => `Line ${at}`);

/** The number of lines that fit on a page of the loose layout. */
const FULL_PAGE = 52;

const pagesOf = async (resume: ResumeDocument): Promise<number | undefined> =>
  (await resumePdf(resume, FACTS)).pdf?.pages;

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

test.each(['education', 'publications'] as const)('does not tear a short entry of %s', async (kind) => {
  const study: DocumentEntry = {
    title: { text: 'Begin of a study', href: null, strong: false },
    about: 'Academy',
    when: '2020',
    blocks: lines(4).map((text) => ({ type: 'paragraph', text: [{ text, href: null, strong: false }] })),
  };
  const end: DocumentEntry = {
    ...study,
    blocks: [
      ...study.blocks,
      { type: 'paragraph', text: [{ text: 'End of a study', href: null, strong: false }] },
    ],
  };
  for (const fill of [28, 29, 30, 31, 32, 33]) {
    const [section] = withPoints(lines(fill)).sections;
    const studies = {
      id: kind,
      kind,
      title: 'Studies',
      entries: Array.from({ length: 10 }, () => end),
      blocks: [],
    };
    const { texts } = await readPdf(
      await pdfOf({ ...withPoints([]), sections: [...(section ? [section] : []), studies] }),
    );
    for (const page of texts.PDFium.split('\f'))
      expect(page.match(/Begin of a study/g)?.length).toBe(page.match(/End of a study/g)?.length);
  }
});

test('keywords do not begin a page apart from their text', async () => {
  const role: DocumentEntry = {
    title: { text: 'Loom', href: null, strong: false },
    about: '',
    when: '2020',
    blocks: [
      { type: 'paragraph', text: [{ text: 'Weaves cloth.', href: null, strong: false }] },
      { type: 'keywords', text: [{ text: 'Silk, wool', href: null, strong: false }] },
    ],
  };
  for (const fill of [0, 1, 2, 3]) {
    const [section] = withPoints(lines(fill)).sections;
    const work = {
      id: 'work',
      kind: 'work' as const,
      title: 'Work',
      entries: Array.from({ length: 40 }, () => role),
      blocks: [],
    };
    const { texts } = await readPdf(
      await pdfOf({ ...withPoints([]), sections: [...(section ? [section] : []), work] }),
    );
    for (const page of texts.PDFium.split('\f'))
      expect(page.match(/Weaves cloth/g)?.length).toBe(page.match(/Silk, wool/g)?.length);
  }
});
