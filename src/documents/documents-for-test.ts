import type { Portfolio } from '../resume/model/portfolio';
import { readFolder } from '../resume/read/folder-for-test';
import type { ResumeDocument } from './document';
import { resumePdf } from './pdf';
import type { DocumentFacts } from './pdf-data';

/** The facts of a document without an owner. */
export const DOCUMENT_FACTS: DocumentFacts = {
  title: 'A résumé',
  description: 'A description',
  paper: 'a4',
  languages: { documentLanguage: 'en', own: 'en', untranslated: new Set() },
  photo: null,
  photoAlt: '',
};

/** The portfolio of an owner with these basics. */
export function portfolioWith(basics: object, portal = ''): Portfolio {
  const { portfolio } = readFolder({ 'resume.json': { basics }, 'portal.yaml': portal });
  if (portfolio === null) throw new Error('The folder could not be read.');
  return portfolio;
}

/** A résumé with a name and a list. */
export const withPoints = (points: readonly string[], name = 'Ada Byron'): ResumeDocument => ({
  language: 'en',
  name,
  headline: null,
  contacts: [],
  sections: [
    {
      id: 'work',
      kind: 'work',
      title: 'Experience',
      entries: [],
      blocks: [
        { type: 'list', label: null, items: points.map((text) => [{ text, href: null, strong: false }]) },
      ],
    },
  ],
});

/** @throws where there is none */
export async function pdfOf(resume: ResumeDocument, facts: Partial<DocumentFacts> = {}): Promise<Buffer> {
  const made = await resumePdf(resume, { ...DOCUMENT_FACTS, ...facts });
  if (made.pdf === null) throw new Error(made.reason);
  return made.pdf.bytes;
}
