import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { pdfOf, withPoints } from './documents-for-test';

/** Finds the edges of a text on the first page: 0 is the left edge of the page, 1 the right one. */
async function edgesOf(pdf: Buffer) {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { width } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str.trim(),
            left: item.transform[4] / width,
            right: (item.transform[4] + item.width) / width,
          },
        ]
      : [],
  );
  return (text: string) => texts.find((one) => one.text === text);
}

test('a résumé in Hebrew starts at the right edge, one in English at the left edge', async () => {
  const hebrew = await edgesOf(
    await pdfOf(
      { ...withPoints(['בנתה את המערכת'], 'עדה כהן'), language: 'he' },
      { languages: { documentLanguage: 'he', own: 'he', untranslated: new Set() } },
    ),
  );
  for (const first of ['עדה', 'Experience', '•']) expect(hebrew(first)?.right).toBeGreaterThan(0.9);
  // Words follow from right to left.
  expect(hebrew('את')?.right).toBeLessThan(hebrew('בנתה')?.left ?? 0);

  const english = await edgesOf(await pdfOf(withPoints(['Built the system'])));
  for (const first of ['Ada Byron', 'Experience', '•']) expect(english(first)?.left).toBeLessThan(0.1);
});
