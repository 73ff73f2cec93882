import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readPortfolio } from '../resume/read/read-portfolio';
import { languages } from '../portal/lib/languages';
import { resumeDocuments } from './documents/resume-documents';
import { resumeTexts } from './resume-files';

/** Next to the site, never in it; git ignores it. Builds of tests have their own folder. */
const PRIVATE = process.env['BUILD_DIR'] ? join(process.env['BUILD_DIR'], 'private') : 'private';

/** The résumé's files, without the other files of the portal. */
const RESUME_FILE = /\/(?:resume\.\w+|contact\.vcf)$/;

/**
 * Writes the owner's complete résumé, including unpublished data, in every format and language.
 * @returns the folder
 */
export async function writePrivateFiles(contentDirectory: string): Promise<string> {
  const { inLanguage } = readPortfolio(contentDirectory, { today: new Date(), complete: true });
  for (const language of languages) {
    const portfolio = inLanguage(language.code);
    const { pdf, docx } = await resumeDocuments(portfolio, language);
    const texts = Object.entries(resumeTexts(portfolio, pdf?.pages ?? null, language)).filter(([path]) =>
      RESUME_FILE.test(path),
    );
    for (const [path, content] of [
      ...texts,
      [`/${language.segment}/resume.docx`, docx] as const,
      ...(pdf ? [[`/${language.segment}/resume.pdf`, pdf.bytes] as const] : []),
    ]) {
      const file = join(PRIVATE, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
  return PRIVATE;
}
