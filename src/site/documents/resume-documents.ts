import type { Portfolio } from '../../resume/model/portfolio';
import type { Language } from '../../portal/lib/languages';
import { documentOf, factsOf } from './document-of';
import { resumeDocx } from './docx';
import { resumePdf, type ResumePdf } from './pdf';

export type ResumeDocuments = {
  pdf: ResumePdf | null;
  docx: Buffer;
  /** The reason why there is no PDF, for the owner. */ reason: string | null;
};

/** The published résumé in a language as a PDF and as a Word file. */
export async function resumeDocuments(portfolio: Portfolio, language: Language): Promise<ResumeDocuments> {
  const resume = documentOf(portfolio, language);
  const facts = await factsOf(portfolio, language);
  const made = await resumePdf(resume, facts);
  return {
    pdf: made.pdf,
    docx: await resumeDocx(resume, facts),
    reason: made.pdf === null ? `The site has no résumé as PDF: ${made.reason}.` : null,
  };
}
