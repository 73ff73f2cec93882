import type { Portfolio } from '../../resume/read/portfolio';
import { languages } from '../../portal/lib/languages';
import type { Proof } from './proof';

/** Makes the résumé's documents in every language and reads them as a recruiter's system would. */
export async function checkedDocuments(inLanguage: (code: string) => Portfolio): Promise<Proof> {
  // Readers of documents are large; most checks need none.
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
