import type { Portfolio } from '../../resume/read/portfolio';
import type { Language } from '../../portal/lib/languages';
import { resumeDocument, type ResumeDocument } from '../../portal/lib/resume-document';
import type { SheetWords } from '../../portal/lib/resume-markdown';
import { resumeSheet, SHEET_SECTIONS, type ResumeSheet } from '../../portal/lib/resume-sheet';
import { unmarkedSheet } from '../../portal/lib/unmarked-sheet';
import { formatOf } from '../../portal/i18n/format';
import { resumeWords } from '../../portal/i18n/page-head';
import { tOf } from '../../portal/i18n/t';
import type { DocumentFacts } from './pdf-data';

/** The headings of the résumé in a language. */
export function sheetWords(language: string): SheetWords {
  const t = tOf(language);
  const titles = SHEET_SECTIONS.map((kind) => [kind, t(`resume.${kind}`)]);
  return {
    ...(Object.fromEntries(titles) as SheetWords),
    summary: t('resume.summary'),
    built: t('resume.built'),
    keywords: t('resume.keywords'),
  };
}

/** The résumé in a language, with its Markdown. */
export const sheetOf = (portfolio: Portfolio, { code }: Language): ResumeSheet =>
  resumeSheet(portfolio, code, formatOf(code));

/** The résumé in a language as a document: of it the page, the PDF and the Word file are made. */
export const documentOf = (portfolio: Portfolio, language: Language): ResumeDocument =>
  resumeDocument(unmarkedSheet(sheetOf(portfolio, language)), sheetWords(language.code));

/** What a document says of itself, and how it is set. */
export function factsOf(portfolio: Portfolio, language: Language): DocumentFacts {
  const { portal, owner, untranslated } = portfolio;
  return {
    title: tOf(language.code)('resume.titleOf', { name: owner.name }),
    description: resumeWords(portfolio, language).description,
    paper: portal.paper,
    languages: { edition: language.code, own: portal.language, untranslated: new Set(untranslated) },
  };
}
