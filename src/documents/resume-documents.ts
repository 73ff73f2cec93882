import type { Portfolio } from '../resume/model/portfolio';
import { plural } from '../resume/standard/problems';
import type { Language } from '../portal/addresses/languages';
import { documentOf, factsOf } from './document-of';
import { resumeDocx } from './docx';
import { resumePdf, type MadePdf, type ResumePdf } from './pdf';

export type ResumeDocuments = {
  pdf: ResumePdf | null;
  docx: Buffer;
  /** For the owner: the reason why there is no PDF, or the pictures that it leaves out. */
  sentence: string | null;
};

/** The maximum number of pictures in a sentence. */
const MOST_NAMED = 8;

function sentenceOf(made: MadePdf): string | null {
  if (made.pdf === null) return `The site has no résumé as PDF: ${made.reason}.`;
  const { length } = made.leftOut;
  if (length === 0) return null;
  const named = made.leftOut.slice(0, MOST_NAMED).join(' ');
  const more = length > MOST_NAMED ? ` and ${length - MOST_NAMED} more` : '';
  return `The résumé’s PDF leaves out ${named}${more}, which its fonts cannot draw; the page and the Word file have ${plural(length, 'it', 'them')}.`;
}

/** The published résumé in a language as a PDF and as a Word file. */
export async function resumeDocuments(portfolio: Portfolio, language: Language): Promise<ResumeDocuments> {
  const resume = documentOf(portfolio, language);
  const facts = await factsOf(portfolio, language);
  const made = await resumePdf(resume, facts);
  return {
    pdf: made.pdf,
    docx: await resumeDocx(resume, facts),
    sentence: sentenceOf(made),
  };
}
