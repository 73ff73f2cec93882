import { inLanguage, PDF_FILE, RESUME_PAGE } from '../../portal/addresses/exports';
import type { ExportFile } from '../../portal/addresses/export-formats';
import type { View } from '../../resume/read/views';
import { resumePolicy, resumeTexts, exportFiles } from './resume-files';
import type { LocalizedPortfolio } from '../content/read-content';
import type { ResumeDocuments } from '../../documents/resume-documents';
import type { Portfolio } from '../../resume/model/portfolio';
import { readPortfolio } from '../content/read-portfolio';
import { languages, type Language } from '../../portal/addresses/languages';
import { resumeText } from '../../documents/resume-text';
import { resumeWords } from '../../portal/i18n/page-head';
import { documentOf } from '../../documents/document-of';
import { cachedDocuments } from '../cache/cached-documents';
import { VIEW_KINDS } from '../hosts/hosting';
import { writeBelow } from '../build-folders';
import { resumePage } from './resume-page';

/** Excludes a page from search engines. No page of the site links to it, unless it is listed. */
const NOINDEX = '<meta name="robots" content="noindex"/>';

/** `/es/resume/backend` */
const viewAddress = ({ name }: View, language: Language): string =>
  inLanguage(`${RESUME_PAGE}/${name}`, language);

/** The files of a tailored résumé by their addresses, with the number of pages of its PDF. */
async function viewIn(portfolio: Portfolio, view: View, language: Language, policy: string) {
  const { pdf, docx, sentence } = await cachedDocuments(portfolio, language);
  const address = viewAddress(view, language);
  const exports = exportFiles(portfolio, pdf?.pages ?? null, language)
    .filter(({ kind }) => (VIEW_KINDS as readonly string[]).includes(kind))
    .map((file): ExportFile => ({ ...file, path: `${address}.${file.kind}` }));
  const resume = documentOf(portfolio, language);
  const page = resumePage(
    resume,
    resumeWords(portfolio, language),
    language,
    exports,
    portfolio.portal.basePath,
    { policy, tags: NOINDEX },
  );
  const text = resumeText(resume);
  const files = {
    [`${address}/index.html`]: page,
    [`${address}.docx`]: docx,
    [`${address}.json`]: `${JSON.stringify(portfolio.resume, null, 2)}\n`,
    [`${address}.txt`]: text,
    ...(pdf && { [`${address}.pdf`]: pdf.bytes }),
  };
  return { files, sentence, pages: pdf?.pages ?? null };
}

/**
 * Writes the tailored résumés of an owner's folder into the site, each as a page, PDF, Word file, JSON and
 * text.
 * @returns a sentence for each view that has no PDF, too many pages, or a PDF that leaves out pictures
 */
export async function writeViews(
  site: string,
  directory: string,
  views: readonly View[],
  policy: string,
): Promise<string[]> {
  const sentences = new Set<string>();
  for (const view of views) {
    const { inLanguage: inView } = await readPortfolio(directory, { today: new Date(), view: view.name });
    for (const language of languages) {
      const { files, sentence, pages } = await viewIn(inView(language.code), view, language, policy);
      if (sentence !== null) sentences.add(`The tailored résumé "${view.name}": ${sentence}`);
      if (view.pages !== undefined && pages !== null && pages > view.pages)
        sentences.add(
          `The tailored résumé "${view.name}" has ${pages} pages (${language.code}), ${view.pages} at most.`,
        );
      for (const [address, content] of Object.entries(files)) writeBelow(site, address, content);
    }
  }
  return [...sentences];
}

/** Writes the résumé as PDF and as a Word file. */
export function writeDocuments(
  site: string,
  language: Language,
  { pdf, docx }: Pick<ResumeDocuments, 'pdf' | 'docx'>,
): void {
  if (pdf) writeBelow(site, inLanguage(PDF_FILE, language), pdf.bytes);
  writeBelow(site, inLanguage('/resume.docx', language), docx);
}

/** Writes the résumé as a page and in all text formats. */
export function writeResume(
  site: string,
  { portfolio, language }: LocalizedPortfolio,
  pdfPages: number | null,
  tagsOf: (address: string) => string,
  views: readonly View[],
): void {
  const policy = resumePolicy(portfolio);
  const texts = resumeTexts(portfolio, pdfPages, language, {
    policy,
    hasCode: portfolio.portal.siteUrl !== null,
    tags: tagsOf(inLanguage(RESUME_PAGE, language)),
    views: views
      .filter(({ listed }) => listed)
      .map((view) => ({ href: viewAddress(view, language), title: view.title ?? view.name })),
  });
  for (const [address, text] of Object.entries(texts))
    writeBelow(site, /\.\w+$/.test(address) ? address : `${address}/index.html`, text);
}

/** Writes the list of texts that an owner has not translated, for elements that are rendered later. */
export function writeUntranslated(
  site: string,
  { portfolio: { portal, untranslated }, language }: LocalizedPortfolio,
): void {
  if (untranslated.length === 0) return;
  const foreign = { language: portal.language, texts: untranslated };
  writeBelow(site, inLanguage('/untranslated.json', language), JSON.stringify(foreign));
}
