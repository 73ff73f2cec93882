import { type Language, languages } from '../portal/addresses/languages';
import type { Portfolio } from '../resume/model/portfolio';
import type { View } from '../resume/read/views';
import type { ResumeDocument } from './document';
import { documentOf, factsOf } from './document-of';
import { resumePdf } from './pdf';

/** The document without its last entry or section, which is named in `removed`; null if nothing can be removed. */
function shortened({ sections, ...resume }: ResumeDocument, removed: string[]): ResumeDocument | null {
  const last = sections.at(-1);
  if (last === undefined) return null;
  const rest = sections.slice(0, -1);
  const entry = last.entries.at(-1);
  if (entry === undefined || last.entries.length === 1 || last.blocks.length > 0) {
    removed.push(last.title);
    return { ...resume, sections: rest };
  }
  removed.push(`${last.title}: ${[entry.title?.text, entry.about].filter(Boolean).join(', ')}`);
  return { ...resume, sections: [...rest, { ...last, entries: last.entries.slice(0, -1) }] };
}

/** Says how many pages a tailored résumé has, and which of its last entries it must lose to fit; null if it fits. */
async function excessIn(portfolio: Portfolio, language: Language, limit: number): Promise<string | null> {
  const facts = await factsOf(portfolio, language);
  const removed: string[] = [];
  let resume: ResumeDocument | null = documentOf(portfolio, language);
  let { pdf } = await resumePdf(resume, facts);
  // A build says why there is no PDF.
  const pages = pdf?.pages ?? 0;
  if (pages <= limit) return null;
  while (pdf !== null && pdf.pages > limit) {
    resume = shortened(resume, removed);
    if (resume === null) break;
    ({ pdf } = await resumePdf(resume, facts));
  }
  const cure = pdf !== null && pdf.pages <= limit ? `; it fits without ${removed.join('; ')}` : '';
  return `${pages} pages, ${limit} at most${cure}`;
}

/** The tailored résumés with more pages than their owner allows, and what each would have to lose. */
export async function tooLongViews(
  views: readonly View[],
  read: (view: string) => Promise<{ inLanguage: (code: string) => Portfolio }>,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const { name, pages: limit } of views) {
    if (limit === undefined) continue;
    const { inLanguage } = await read(name);
    for (const language of languages) {
      const excess = await excessIn(inLanguage(language.code), language, limit);
      if (excess !== null) sentences.push(`${name} (${language.code}): ${excess}`);
    }
  }
  return sentences;
}
