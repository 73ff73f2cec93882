import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readPortfolio } from '../resume/read/read-portfolio';
import { languages } from '../portal/lib/languages';
import { cachedDocuments } from './documents/cached-documents';
import { resumeTexts } from './resume-files';

/** Next to the site, never in it; git ignores it. Builds of tests have their own folder. */
const PRIVATE = process.env['BUILD_DIR'] ? join(process.env['BUILD_DIR'], 'private') : 'private';

/** The résumé's files, without the other files of the portal. */
const RESUME_FILE = /\/(?:resume\.\w+|contact\.vcf)$/;

/** Files by path. */
export type PrivateFiles = [path: string, content: string | Buffer][];

/** The owner's complete résumé, including unpublished data, in every format and language, by path. */
export async function privateFiles(contentDirectory: string): Promise<PrivateFiles> {
  const files: PrivateFiles = [];
  const { inLanguage } = readPortfolio(contentDirectory, { today: new Date(), complete: true });
  for (const language of languages) {
    const portfolio = inLanguage(language.code);
    const { pdf, docx } = await cachedDocuments(portfolio, language);
    const texts = Object.entries(resumeTexts(portfolio, pdf?.pages ?? null, language)).filter(([path]) =>
      RESUME_FILE.test(path),
    );
    files.push(...texts, [`/${language.segment}/resume.docx`, docx]);
    if (pdf) files.push([`/${language.segment}/resume.pdf`, pdf.bytes]);
  }
  return files;
}

/**
 * Writes the private files, and beside them the rule that git ignores them, whatever the folder around says.
 * @returns the folder
 */
export function writePrivateFiles(files: PrivateFiles, folder = PRIVATE): string {
  for (const [path, content] of [...files, ['/.gitignore', '*\n'] as const]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
