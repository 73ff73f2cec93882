import type { Portfolio } from '../../resume/model/portfolio';
import type { Language } from '../../portal/lib/languages';
import { documentTexts, type ResumeDocument } from '../../portal/lib/resume-document';
import { firstOutOfOrder, containsText, recallOf } from './compare-texts';
import { documentOf, factsOf } from './document-of';
import { readDocx } from './read-docx';
import { readPdf, type PdfReading } from './read-pdf';
import { resumeDocuments } from './resume-documents';

/** The share of words that a reader must find in a document, for scripts that readers support well. */
const ENOUGH = 0.99;
/** The maximum number of lost words in a message. */
const MOST_NAMED = 10;

/** Scripts whose letters readers recombine differently. Losses in them are reported, but are not faults. */
const REPORTED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u;

type Fact = { kind: string; text: string };

export type Proof = {
  /** The messages for the owner, in order. */ lines: readonly string[];
  /** The losses and faults; empty if there are none. */ faults: readonly string[];
};

/** The facts in the published résumé that a recruiter's system looks for. */
function factsIn({ owner, companies, education, skills }: Portfolio, { sections }: ResumeDocument): Fact[] {
  const facts = (kind: string, texts: readonly (string | null | undefined)[]): Fact[] =>
    [...new Set(texts)].flatMap((text) => (text ? [{ kind, text }] : []));
  const work = companies.filter(({ kind }) => kind === 'work');
  return [
    ...facts('name', [owner.name]),
    ...facts('email', [owner.email]),
    ...facts(
      'employer',
      work.map(({ name }) => name),
    ),
    ...facts(
      'title',
      work.flatMap(({ positions }) => positions.map(({ title }) => title)),
    ),
    ...facts(
      'date',
      sections.flatMap(({ entries }) => entries.map(({ when }) => when)),
    ),
    ...facts(
      'school',
      education.map(({ institution }) => institution),
    ),
    ...facts(
      'skill',
      skills.flatMap(({ name, keywords }) => [name, ...keywords]),
    ),
  ];
}

const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

type Reading = { file: string; reader: string; text: string };

function proofOfText(
  { file, reader, text }: Reading,
  facts: readonly Fact[],
  texts: readonly string[],
): Proof {
  const lost = facts.filter((fact) => !containsText(text, fact.text));
  const { recall, lost: words } = recallOf(texts, text);
  const misplaced = firstOutOfOrder(text, texts);
  const found = `${facts.length - lost.length} of ${facts.length} facts, ${percent(recall)} of the words`;
  const order = misplaced === null ? 'in order' : `not in order: "${misplaced}"`;
  const named = words.slice(0, MOST_NAMED).join(', ');
  const missed = [
    ...lost.map((fact) => `lost ${fact.kind} "${fact.text}"`),
    ...(recall < ENOUGH ? [`lost words ${named}`] : []),
    ...(misplaced === null ? [] : [`not in its place "${misplaced}"`]),
  ].map((fault) => `${file}, read by ${reader}: ${fault}`);
  return {
    lines: [
      `${file}, read by ${reader}: ${found}, ${order}`,
      ...missed.filter((fault) => REPORTED.test(fault)),
    ],
    faults: missed.filter((fault) => !REPORTED.test(fault)),
  };
}

function proofOfForm(file: string, pdf: PdfReading, title: string, language: string): Proof {
  const checks: readonly (readonly [isSo: boolean, fact: string, fault: string])[] = [
    [pdf.tagged, 'tagged', 'it has no tags'],
    [pdf.accessible, 'PDF/UA-1', 'it does not say that it keeps to PDF/UA-1'],
    [pdf.language.startsWith(language), `language ${pdf.language}`, `its language is "${pdf.language}"`],
    [pdf.title === title, `title "${pdf.title}"`, `its title is "${pdf.title}"`],
    [pdf.fontsMissing === 0, `${pdf.fonts} fonts embedded`, `${pdf.fontsMissing} fonts are not embedded`],
  ];
  return {
    lines: [
      `${file}: pages: ${pdf.pages}, ${checks.flatMap(([isSo, fact]) => (isSo ? [fact] : [])).join(', ')}`,
    ],
    faults: checks.flatMap(([isSo, , fault]) => (isSo ? [] : [`${file}: ${fault}`])),
  };
}

/** Makes the documents of the published résumé, reads them back, and reports losses. */
export async function proveDocuments(portfolio: Portfolio, language: Language): Promise<Proof> {
  const resume = documentOf(portfolio, language);
  const { title } = await factsOf(portfolio, language);
  const { pdf, docx, sentence } = await resumeDocuments(portfolio, language);
  const facts = factsIn(portfolio, resume);
  const texts = documentTexts(resume);
  const named = (kind: string) => `${kind} (${language.code})`;

  const proofs: Proof[] = [];
  if (pdf) {
    if (sentence !== null) proofs.push({ lines: [sentence], faults: [] });
    const reading = await readPdf(pdf.bytes);
    const file = named('PDF');
    proofs.push(proofOfForm(file, reading, title, language.code));
    for (const [reader, text] of Object.entries(reading.texts))
      proofs.push(proofOfText({ file, reader, text }, facts, texts));
  } else proofs.push({ lines: [], faults: [sentence ?? 'There is no PDF.'] });
  const { text, elements } = await readDocx(docx);
  const file = named('Word file');
  proofs.push(proofOfText({ file, reader: 'mammoth', text }, facts, texts));
  if (!elements.includes('h1')) proofs.push({ lines: [], faults: [`${file}: it has no headings`] });
  return { lines: proofs.flatMap(({ lines }) => lines), faults: proofs.flatMap(({ faults }) => faults) };
}
