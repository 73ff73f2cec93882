import type { Portfolio } from '../../resume/model/portfolio';
import type { Language } from '../../portal/lib/languages';
import type { ResumeDocument } from '../../portal/lib/resume-document';
import { documentOf, factsOf } from './document-of';
import { resumePdf } from './pdf';

/** The number of pages of a tailored résumé, and the last entries that exceed its limit. */
export type ViewLength = { pages: number; removable: readonly string[] } | { pages: null; reason: string };

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
export async function viewLength(
  portfolio: Portfolio,
  language: Language,
  limit: number,
): Promise<ViewLength> {
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
