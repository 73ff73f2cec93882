import '../portal/i18n/all-catalogues';

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Portfolio } from '../resume/model/portfolio';
import { tidy } from '../resume/tidy/tidy';
import { readPortfolioSync } from './content/read-portfolio-sync';
import { defaultLanguage, languages } from '../portal/addresses/languages';
import { resumeWords } from '../portal/i18n/page-head';
import { documentOf } from '../documents/document-of';
import { plainResume } from './resume/resume-page';

/** The input of JSON Resume tools, which is not validated. */
type Resume = { basics?: { name?: unknown }; meta?: { language?: unknown } };

/** The name of a résumé without one. */
const NAMELESS = '–';

/** The phone number is published, since the user of the tool has the résumé. */
const SETTINGS = 'privacy: { publish: [phone] }\n';

/** Reads a résumé as the portal does. The reader needs a folder. */
function portfolioOf(resume: Resume): Portfolio {
  const folder = mkdtempSync(join(tmpdir(), 'portalfolio-theme-'));
  try {
    const name = resume.basics?.name;
    const isNamed = typeof name === 'string' && name.trim() !== '';
    const named = isNamed ? resume : { ...resume, basics: { ...resume.basics, name: NAMELESS } };
    writeFileSync(join(folder, 'resume.json'), JSON.stringify(named));
    writeFileSync(join(folder, 'portal.yaml'), SETTINGS);
    return readPortfolioSync(folder, { today: new Date() }).portfolio;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The package as a theme for JSON Resume tools: the résumé as one HTML document without scripts. The section
 * names are in the language of `meta.language`, if the portal has it.
 * @param resume a JSON Resume; invalid values are omitted
 */
export function render(resume: object): string {
  const [tidied] = tidy([{ file: 'resume.json', text: JSON.stringify(resume) }]);
  const standard = (tidied?.data ?? {}) as Resume;
  const { meta } = standard;
  const language = languages.find(({ code }) => code === meta?.language) ?? defaultLanguage;
  const portfolio = portfolioOf(standard);
  return plainResume(documentOf(portfolio, language), resumeWords(portfolio, language), language);
}

/** The options of tools that print the document. Its styles define the paper and the margins. */
export const pdfRenderOptions = {
  format: 'A4',
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
} as const;
