import mammoth from 'mammoth';
import type { Portfolio } from '../resume/model/portfolio';
import { type Language, languages } from '../portal/addresses/languages';
import { documentTexts, type ResumeDocument } from './document';
import { documentOf, factsOf, textFactsOf } from './document-of';
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

/** The text of a Word file, and its elements: headings, lists, links. */
export async function readDocx(buffer: Buffer): Promise<{ text: string; elements: readonly string[] }> {
  const [text, html] = await Promise.all([
    mammoth.extractRawText({ buffer }),
    mammoth.convertToHtml({ buffer }),
  ]);
  return {
    text: text.value,
    elements: [...html.value.matchAll(/<([a-z]+\d?)/g)].map(([, name = '']) => name),
  };
}

/** The share of words that a reader must find in a document, for scripts that readers support well. */
const ENOUGH = 0.99;
/** The maximum number of lost words in a message. */
const MOST_NAMED = 10;

/** Scripts whose letters readers recombine differently. Losses in them are reported, but are not faults. */
const REPORTED =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Thai}]/u;

export type Proof = {
  /** The messages for the owner, in order. */ lines: readonly string[];
  /** The losses and faults; empty if there are none. */ faults: readonly string[];
};

const joined = (proofs: readonly Proof[]): Proof => ({
  lines: proofs.flatMap(({ lines }) => lines),
  faults: proofs.flatMap(({ faults }) => faults),
});

const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

/**
 * Compares a document's texts with those that a reader found.
 * @param read the name of the file and of its reader
 */
export function proofOfText(read: string, text: string, texts: readonly string[]): Proof {
  const { recall, lost } = recallOf(texts, text);
  const all = row(text);
  const found = texts.filter((one) => all.includes(row(one)));
  const misplaced = firstOutOfOrder(text, found);
  const missed = [
    ...[...new Set(texts)].filter((one) => !found.includes(one)).map((one) => `lost "${one}"`),
    ...(recall < ENOUGH ? [`lost words ${lost.slice(0, MOST_NAMED).join(', ')}`] : []),
    ...(misplaced === null ? [] : [`not in its place "${misplaced}"`]),
  ].map((fault) => `${read}: ${fault}`);
  const order = misplaced === null ? 'in order' : `not in order: "${misplaced}"`;
  return {
    lines: [
      `${read}: ${found.length} of ${texts.length} texts, ${percent(recall)} of the words, ${order}`,
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
  const facts = checks.flatMap(([isSo, fact]) => (isSo ? [fact] : []));
  return {
    lines: [`${file}: pages: ${pdf.pages}, ${facts.join(', ')}`],
    faults: checks.flatMap(([isSo, , fault]) => (isSo ? [] : [`${file}: ${fault}`])),
  };
}

/** Makes the documents of the published résumé, reads them back, and reports losses. */
async function proveDocuments(portfolio: Portfolio, language: Language): Promise<Proof> {
  const texts = documentTexts(documentOf(portfolio, language));
  const { title } = textFactsOf(portfolio, language);
  const { pdf, docx, sentence } = await resumeDocuments(portfolio, language);
  const proofs: Proof[] = [];
  if (pdf) {
    const file = `PDF (${language.code})`;
    const reading = await readPdf(pdf.bytes);
    proofs.push({ lines: sentence === null ? [] : [sentence], faults: [] });
    proofs.push(proofOfForm(file, reading, title, language.code));
    for (const [reader, text] of Object.entries(reading.texts))
      proofs.push(proofOfText(`${file}, read by ${reader}`, text, texts));
  } else proofs.push({ lines: [], faults: [sentence ?? 'There is no PDF.'] });
  const { text, elements } = await readDocx(docx);
  const file = `Word file (${language.code})`;
  proofs.push(proofOfText(`${file}, read by mammoth`, text, texts));
  if (!elements.includes('h1')) proofs.push({ lines: [], faults: [`${file}: it has no headings`] });
  return joined(proofs);
}

/** Makes the résumé's documents in every language and reads them back, as a recruiter's system would. */
export async function checkedDocuments(inLanguage: (code: string) => Portfolio): Promise<Proof> {
  const proofs: Proof[] = [];
  for (const language of languages) proofs.push(await proveDocuments(inLanguage(language.code), language));
  return joined(proofs);
}

/** The addresses of all tailored résumés, and the surplus entries of those that exceed their limit. */
export async function checkedViews(
  views: readonly View[],
  read: (view: string) => Promise<Pick<ReadFolder, 'inLanguage' | 'portfolio'>>,
): Promise<Proof> {
  const proofs: Proof[] = [];
  for (const { name, pages: limit } of views) {
    const { inLanguage, portfolio } = await read(name);
    const { basePath, siteUrl } = portfolio.portal;
    const address = `${basePath}${RESUME_PAGE.slice(1)}/${name}`;
    proofs.push({
      lines: [`${name}: ${siteUrl === null ? address : new URL(address, siteUrl).href}`],
      faults: [],
    });
    if (limit !== undefined)
      for (const language of languages)
        proofs.push(
          await proofOfLength(`${name} (${language.code})`, inLanguage(language.code), language, limit),
        );
  }
  return joined(proofs);
}

/**
 * Measures a tailored résumé, and removes its last entries until it fits.
 * @param limit the maximum number of pages of its PDF
 */
async function proofOfLength(
  name: string,
  portfolio: Portfolio,
  language: Language,
  limit: number,
): Promise<Proof> {
  const facts = await factsOf(portfolio, language);
  const removed: string[] = [];
  let resume: ResumeDocument | null = documentOf(portfolio, language);
  let made = await resumePdf(resume, facts);
  if (made.pdf === null) return { lines: [`${name}: not measured: ${made.reason}`], faults: [] };
  const { pages } = made.pdf;
  while (made.pdf !== null && made.pdf.pages > limit) {
    resume = shortened(resume, removed);
    if (resume === null) break;
    made = await resumePdf(resume, facts);
  }
  const fault = `${name}: ${pages} pages, ${limit} at most; it fits without ${removed.join('; ')}`;
  return { lines: [], faults: pages > limit ? [fault] : [] };
}

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
