import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readPortfolioSync } from '../site/content/read-portfolio-sync';
import { defaultLanguage } from '../portal/addresses/languages';
import { documentTexts } from './document';
import { recallOf } from './proof';
import { documentOf } from './document-of';
import { readPdf } from './read-pdf';
import { resumeDocuments } from './resume-documents';

const PROGRAM = 'soffice';
/** LibreOffice is optional: Debian's package libreoffice-writer-nogui, or another installation. */
const isThere = spawnSync(PROGRAM, ['--version']).status === 0;

/** Converts a Word file with LibreOffice. */
function converted(docx: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'libreoffice-'));
  try {
    const file = join(folder, 'resume.docx');
    writeFileSync(file, docx);
    const { status, stderr } = spawnSync(
      PROGRAM,
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        file,
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return readFileSync(join(folder, 'resume.pdf'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.runIf(isThere)('LibreOffice opens the Word file with every word and link', async () => {
  const { inLanguage } = readPortfolioSync('examples/sample', { today: new Date(2026, 10, 22) });
  const portfolio = inLanguage(defaultLanguage.code);
  const { docx } = await resumeDocuments(portfolio, defaultLanguage);
  const { texts, links } = await readPdf(converted(docx));
  const expected = documentTexts(documentOf(portfolio, defaultLanguage));
  expect(recallOf(expected, texts.PDFium)).toEqual({ recall: 1, lost: [] });
  expect(links).toContain(`mailto:${portfolio.owner.email ?? ''}`);
});
