import mammoth from 'mammoth';
import { parseFragment } from 'parse5';
import type { Portfolio } from '../resume/model/portfolio';
import { type Language, languages } from '../portal/addresses/languages';
import { documentTexts, type ResumeDocument } from './document';
import { documentOf, factsOf } from './document-of';
import { readPdf, type PdfReading } from './read-pdf';
import { resumeDocuments } from './resume-documents';
import { EMOJI } from './fonts';
import type { ReadFolder } from '../resume/read/read-portfolio';
import type { View } from '../resume/read/views';
import { RESUME_PAGE } from '../portal/addresses/exports';
import { resumePdf } from './pdf';

/** Scripts without spaces between words. Each letter counts as a word. */
const WITHOUT_BLANKS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*/gu;

/** A text in a normalized form, without invisible characters. */
const plain = (text: string): string =>
  text
    .replaceAll(EMOJI, ' ')
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Co}]/gu, '')
    .toLowerCase();

/** A text as letters and digits only, since readers differ in spaces and line breaks. */
const row = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

function wordsIn(text: string): Map<string, number> {
  const spaced = plain(text).replaceAll(WITHOUT_BLANKS, ' $& ');
  const counts = new Map<string, number>();
  for (const [word] of spaced.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0);

/** The share of a text's words that a reader found, 0–1, and the words that it did not find. */
export function recallOf(expected: readonly string[], read: string): { recall: number; lost: string[] } {
  const wanted = wordsIn(expected.join('\n'));
  const found = wordsIn(read);
  const lost = [...wanted].filter(([word, count]) => (found.get(word) ?? 0) < count).map(([word]) => word);
  const matched = sum([...wanted].map(([word, count]) => Math.min(count, found.get(word) ?? 0)));
  const all = sum(wanted.values());
  return { recall: all === 0 ? 1 : matched / all, lost };
}

/** Whether a reader found the complete text. */
const containsText = (read: string, text: string): boolean => row(read).includes(row(text));

/** The first text that is missing or precedes its predecessor; null if all texts are in order. */
export function firstOutOfOrder(read: string, texts: readonly string[]): string | null {
  const all = row(read);
  let at = 0;
  for (const text of texts) {
    const wanted = row(text);
    const found = all.indexOf(wanted, at);
    if (found < 0) return text;
    at = found + wanted.length;
  }
  return null;
}

type Node = { nodeName: string; childNodes?: readonly Node[]; value?: string };

/** Elements that start a new line. */
const LINES = /^(?:p|h\d|li|ul|br)$/;

const textIn = ({ nodeName, value, childNodes = [] }: Node): string => {
  const text = nodeName === '#text' ? (value ?? '') : childNodes.map(textIn).join('');
  return LINES.test(nodeName) ? `${text}\n` : text;
};

const elementsIn = ({ nodeName, childNodes = [] }: Node): string[] => [
  ...(nodeName.startsWith('#') ? [] : [nodeName]),
  ...childNodes.flatMap(elementsIn),
];

/** The text of a Word file, and its elements: headings, lists, links. */
export async function readDocx(bytes: Buffer): Promise<{ text: string; elements: readonly string[] }> {
  const { value } = await mammoth.convertToHtml({ buffer: bytes });
  const tree = parseFragment(value) as Node;
  return { text: textIn(tree), elements: elementsIn(tree) };
}

/** The share of words that a reader must find in a document, for scripts that readers support well. */
const ENOUGH = 0.99;
/** The maximum number of lost words in a message. */
const MOST_NAMED = 10;

/** Scripts whose letters readers recombine differently. Losses in them are reported, but are not faults. */
const REPORTED =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Thai}]/u;

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

type ReadText = { file: string; reader: string; text: string };

function proofOfText(
  { file, reader, text }: ReadText,
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
  ];
  return {
    lines: [
      `${file}: pages: ${pdf.pages}, ${checks.flatMap(([isSo, fact]) => (isSo ? [fact] : [])).join(', ')}`,
    ],
    faults: checks.flatMap(([isSo, , fault]) => (isSo ? [] : [`${file}: ${fault}`])),
  };
}

/** Makes the documents of the published résumé, reads them back, and reports losses. */
async function proveDocuments(portfolio: Portfolio, language: Language): Promise<Proof> {
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
  const lines: string[] = [];
  const faults: string[] = [];
  for (const language of languages) {
    const proof = await proveDocuments(inLanguage(language.code), language);
    lines.push(...proof.lines);
    faults.push(...proof.faults);
  }
  return { lines, faults };
}
