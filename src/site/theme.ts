import '../portal/i18n/all-catalogues';

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { otherFormatOf } from '../resume/read/known-formats';
import type { Portfolio } from '../resume/read/portfolio';
import { readPortfolio } from '../resume/read/read-portfolio';
import { defaultLanguage, languages } from '../portal/lib/languages';
import { resumeWords } from '../portal/i18n/page-head';
import { documentOf } from './documents/document-of';
import { plainResume } from './resume-page';

/** As JSON Resume tools hand it over: nothing of it is certain. */
type Resume = { basics?: { name?: unknown }; meta?: { language?: unknown } };

/** Stands where a résumé has no name. */
const NAMELESS = '–';

/** Whoever renders a résumé has it in hand: how to call its owner is no secret here. */
const SETTINGS = 'privacy: { publish: [phone] }\n';

/** Reads a résumé as the portal does; the reader reads folders. */
function portfolioOf(resume: Resume): Portfolio {
  const folder = mkdtempSync(join(tmpdir(), 'portalfolio-theme-'));
  try {
    const name = resume.basics?.name;
    const isNamed = (typeof name === 'string' && name.trim() !== '') || otherFormatOf(resume) !== null;
    const named = isNamed ? resume : { ...resume, basics: { ...resume.basics, name: NAMELESS } };
    writeFileSync(join(folder, 'resume.json'), JSON.stringify(named));
    writeFileSync(join(folder, 'portal.yaml'), SETTINGS);
    return readPortfolio(folder, { today: new Date(), dictionary: false }).portfolio;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The package as a theme for JSON Resume tools: the plain résumé as one HTML document without scripts. Its sections are
 * named in the language that `meta.language` says, where the portal speaks it.
 * @param resume a JSON Resume; what cannot be understood is left out
 */
export function render(resume: object): string {
  const { meta } = resume as Resume;
  const language = languages.find(({ code }) => code === meta?.language) ?? defaultLanguage;
  const portfolio = portfolioOf(resume as Resume);
  return plainResume(documentOf(portfolio, language), resumeWords(portfolio, language), language);
}

/** How tools make a PDF of the document: its styles say the paper and the margins. */
export const pdfRenderOptions = {
  format: 'A4',
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
} as const;
