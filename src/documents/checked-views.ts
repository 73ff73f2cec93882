import type { ReadFolder } from '../resume/read/read-portfolio';
import type { View } from '../resume/read/views';
import { RESUME_PAGE } from '../portal/addresses/exports';
import { languages, type Language } from '../portal/addresses/languages';
import type { Portfolio } from '../resume/model/portfolio';
import type { ResumeDocument } from './document';
import { documentOf, factsOf } from './document-of';
import { resumePdf } from './pdf';
import type { Proof } from './proof';

/** The lengths of all tailored résumés, and the surplus entries of those that exceed their limit. */
export async function checkedViews(
  views: readonly View[],
  read: (view: string) => Promise<Pick<ReadFolder, 'inLanguage' | 'portfolio'>>,
): Promise<Proof> {
  const found = { lines: [] as string[], faults: [] as string[] };
  for (const { name, pages: limit } of views) {
    const { inLanguage, portfolio } = await read(name);
    const { basePath, siteUrl } = portfolio.portal;
    const address = `${basePath}${RESUME_PAGE.slice(1)}/${name}`;
    found.lines.push(`${name}: ${siteUrl === null ? address : new URL(address, siteUrl).href}`);
    if (limit === undefined) continue;
    for (const language of languages) {
      const { code } = language;
      const measured = await viewLength(inLanguage(code), language, limit);
      if (measured.pages === null) found.lines.push(`${name} (${code}): not measured: ${measured.reason}`);
      else if (measured.pages > limit)
        found.faults.push(
          `${name} (${code}): ${measured.pages} pages, ${limit} at most; it fits without ${measured.removable.join('; ')}`,
        );
    }
  }
  return found;
}

/** The number of pages of a tailored résumé, and the last entries that exceed its limit. */
type ViewLength = { pages: number; removable: readonly string[] } | { pages: null; reason: string };

/** The document without its last entry or section; null if nothing can be removed. */
function shortened(resume: ResumeDocument): { resume: ResumeDocument; removed: string } | null {
  const last = resume.sections.at(-1);
  if (last === undefined) return null;
  const rest = resume.sections.slice(0, -1);
  const entry = last.entries.at(-1);
  if (entry === undefined || last.entries.length === 1 || last.blocks.length > 0)
    return { resume: { ...resume, sections: rest }, removed: last.title };
  const sections = [...rest, { ...last, entries: last.entries.slice(0, -1) }];
  return {
    resume: { ...resume, sections },
    removed: `${last.title}: ${[entry.title?.text, entry.about].filter(Boolean).join(', ')}`,
  };
}

/**
 * Measures a tailored résumé against its limit.
 * @param limit the maximum number of pages of its PDF
 */
async function viewLength(portfolio: Portfolio, language: Language, limit: number): Promise<ViewLength> {
  const facts = await factsOf(portfolio, language);
  const removable: string[] = [];
  let resume = documentOf(portfolio, language);
  let made = await resumePdf(resume, facts);
  if (made.pdf === null) return { pages: null, reason: made.reason };
  const { pages } = made.pdf;
  while (made.pdf !== null && made.pdf.pages > limit) {
    const next = shortened(resume);
    if (next === null) break;
    removable.push(next.removed);
    resume = next.resume;
    made = await resumePdf(resume, facts);
  }
  return { pages, removable };
}

/** Makes the résumé's documents in every language and reads them back, as a recruiter's system would. */
export async function checkedDocuments(inLanguage: (code: string) => Portfolio): Promise<Proof> {
  // The libraries that read documents are large, and most checks do not need them.
  const { proveDocuments } = await import('./proof');
  const lines: string[] = [];
  const faults: string[] = [];
  for (const language of languages) {
    const proof = await proveDocuments(inLanguage(language.code), language);
    lines.push(...proof.lines);
    faults.push(...proof.faults);
  }
  return { lines, faults };
}
