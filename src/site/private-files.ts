import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readPortfolio } from '../resume/read/read-portfolio';
import { exportKinds, inLanguage } from '../portal/lib/exports';
import { furtherLanguages, languages } from '../portal/lib/languages';
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
  const { inLanguage: portfolioIn } = readPortfolio(contentDirectory, { today: new Date(), complete: true });
  for (const language of languages) {
    const portfolio = portfolioIn(language.code);
    const { pdf, docx } = await cachedDocuments(portfolio, language);
    const texts = Object.entries(resumeTexts(portfolio, pdf?.pages ?? null, language)).filter(([path]) =>
      RESUME_FILE.test(path),
    );
    files.push(...texts, [inLanguage('/resume.docx', language), docx]);
    if (pdf) files.push([inLanguage('/resume.pdf', language), pdf.bytes]);
  }
  return files;
}

/** Every file of an earlier build that may be there: each format in each language that a portal can have. */
const everyFile = (): string[] =>
  [...languages, ...furtherLanguages].flatMap((language) =>
    exportKinds.map(({ path }) => inLanguage(path, language)),
  );

/**
 * Writes the private files, and beside them the rule that git ignores them, whatever the folder around says.
 * Those of an earlier build that were not made now are removed, since they may be another résumé's. Other files
 * stay.
 * @returns the folder
 */
export function writePrivateFiles(files: PrivateFiles, folder = PRIVATE): string {
  const made = new Set(files.map(([path]) => path));
  for (const path of everyFile()) if (!made.has(path)) rmSync(join(folder, path), { force: true });
  for (const [path, content] of [...files, ['/.gitignore', '*\n'] as const]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
