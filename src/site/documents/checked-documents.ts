import type { Portfolio } from '../../resume/model/portfolio';
import { languages } from '../../portal/lib/languages';
import type { Proof } from './proof';

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
