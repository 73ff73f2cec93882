import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { keepFile } from './keep-file';

const CACHE = join('.cache', 'resume');
/** Changes when the same page would become another PDF. */
const WAY_OF_PRINTING = 1;

export type ResumePdf = { bytes: Buffer; pages: number };

/** The times of printing go, so that the same page is the same file. A blank for each letter: the file's table counts bytes. */
const withoutDates = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes
      .toString('latin1')
      .replaceAll(/\/(?:CreationDate|ModDate) \([^)]*\)/g, (date) => ' '.repeat(date.length)),
    'latin1',
  );

const pagesIn = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

async function print(html: string): Promise<Buffer> {
  // Looked for only when something is to be printed: most builds print nothing new.
  const { CHROMIUM_FLAGS, installedChromium } = await import('./chromium');
  const { chromium } = await import('@playwright/test');
  const executablePath = installedChromium();
  if (executablePath === null) throw new Error('there is no Chromium on this machine');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false, offline: true });
    await page.setContent(html);
    return withoutDates(await page.pdf({ outline: true, preferCSSPageSize: true, tagged: true }));
  } finally {
    await browser.close();
  }
}

/**
 * Prints the résumé's page: tagged, with bookmarks and links. Kept by the page's own text, so that a build that changes
 * nothing of it starts no browser. Null, and one line that says why, where it cannot be printed.
 */
export async function resumePdf(html: string): Promise<ResumePdf | null> {
  const hash = createHash('sha256').update(`${WAY_OF_PRINTING}\n${html}`).digest('hex');
  const file = join(CACHE, `${hash.slice(0, 32)}.pdf`);
  if (!existsSync(file)) {
    try {
      keepFile(file, await print(html));
    } catch (error) {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      console.warn(
        `The site has no résumé as PDF (${reason.replace(/\.$/, '')}); it offers printing instead.`,
      );
      return null;
    }
  }
  const bytes = readFileSync(file);
  return { bytes, pages: pagesIn(bytes) };
}
