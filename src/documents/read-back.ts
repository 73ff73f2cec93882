import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';

import { type Language, languages } from '../portal/addresses/languages';
import type { Portfolio } from '../resume/model/portfolio';
import { documentTexts } from './document';
import { documentOf, textFactsOf } from './document-of';
import { EMOJI } from './fonts';
import { resumeDocuments } from './resume-documents';

/** The metadata of a PDF and its text, as an applicant-tracking system reads them. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info, metadata } = (await document.getMetadata()) as {
    info: { Title?: string; Language?: string };
    metadata: { getRaw: () => string } | null;
  };
  const { text } = await extractText(document);
  return {
    pages: document.numPages,
    title: info.Title ?? '',
    language: info.Language ?? '',
    /** For screen readers. */ tagged: (await document.getMarkInfo())?.Marked === true,
    /** It declares conformance with ISO 14289-1, which includes that all fonts are embedded. */
    accessible: /<pdfuaid:part>1</.test(metadata?.getRaw() ?? ''),
    text: text.join('\f'),
  };
}

/** Scripts without spaces between words. Each letter counts as a word. */
const WITHOUT_BLANKS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*/gu;

/** A text in a normalized form, without invisible characters. */
const comparable = (text: string): string =>
  text
    .replaceAll(EMOJI, ' ')
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Co}]/gu, '')
    .toLowerCase();

/** A text as letters and digits only, since readers differ in spaces and line breaks. */
const row = (text: string): string => comparable(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

function wordsIn(text: string): Map<string, number> {
  const spaced = comparable(text).replaceAll(WITHOUT_BLANKS, ' $& ');
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

/** The share of words that a reader must find, and the most lost words in a message. */
const [ENOUGH, MOST_NAMED] = [0.99, 10];

/** Scripts whose letters readers recombine differently. Losses in them are reported, but are not faults. */
const REPORTED =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Thai}]/u;

export type ReadBack = {
  /** The messages for the owner, in order. */ lines: readonly string[];
  /** The losses and faults; empty if there are none. */ faults: readonly string[];
};

/** Compares a document's texts with those that a reader found. `read` names the file and its reader. */
export function proofOfText(read: string, text: string, texts: readonly string[]): ReadBack {
  const { recall, lost } = recallOf(texts, text);
  const all = row(text);
  const found = texts.filter((one) => all.includes(row(one)));
  const misplaced = firstOutOfOrder(text, found);
  const missed = [
    ...[...new Set(texts)].filter((one) => !found.includes(one)).map((one) => `lost "${one}"`),
    ...(recall < ENOUGH ? [`lost words ${lost.slice(0, MOST_NAMED).join(', ')}`] : []),
    ...(misplaced === null ? [] : [`not in its place "${misplaced}"`]),
  ].map((fault) => `${read}: ${fault}`);
  const percent = (Math.floor(recall * 1000) / 10).toFixed(1);
  const order = misplaced === null ? 'in order' : `not in order: "${misplaced}"`;
  const summary = `${read}: ${found.length} of ${texts.length} texts, ${percent} % of the words, ${order}`;
  return {
    lines: [summary, ...missed.filter((fault) => REPORTED.test(fault))],
    faults: missed.filter((fault) => !REPORTED.test(fault)),
  };
}

/** Makes the documents of the published résumé, reads them back, and reports losses. */
async function proofsIn(portfolio: Portfolio, language: Language): Promise<ReadBack[]> {
  const texts = documentTexts(documentOf(portfolio, language));
  const { title } = textFactsOf(portfolio, language);
  const { pdf, docx, sentence } = await resumeDocuments(portfolio, language);
  const file = `Word file (${language.code})`;
  const { text, elements } = await readDocx(docx);
  const ofWord = proofOfText(`${file}, read by mammoth`, text, texts);
  const untitled = { lines: [], faults: elements.includes('h1') ? [] : [`${file}: it has no headings`] };
  if (!pdf) return [{ lines: [], faults: [sentence ?? 'There is no PDF.'] }, ofWord, untitled];
  const pdfFile = `PDF (${language.code})`;
  const read = await readPdf(pdf.bytes);
  const facts: readonly (readonly [fact: string, isSo: boolean])[] = [
    ['tagged', read.tagged],
    ['PDF/UA-1', read.accessible],
    [`language ${language.code}`, read.language.startsWith(language.code)],
    [`title "${title}"`, read.title === title],
  ];
  const fulfilled = facts.flatMap(([fact, isSo]) => (isSo ? fact : []));
  const form = `${pdfFile}: pages: ${[read.pages, ...fulfilled].join(', ')}`;
  return [
    {
      lines: sentence === null ? [form] : [sentence, form],
      faults: facts.flatMap(([fact, isSo]) => (isSo ? [] : `${pdfFile}: not ${fact}`)),
    },
    proofOfText(`${pdfFile}, read by pdf.js`, read.text, texts),
    ofWord,
    untitled,
  ];
}

/** Makes the résumé's documents in every language and reads them back, as a recruiter's system would. */
export async function checkedDocuments(inLanguage: (code: string) => Portfolio): Promise<ReadBack> {
  const proofs: ReadBack[] = [];
  for (const language of languages) proofs.push(...(await proofsIn(inLanguage(language.code), language)));
  return {
    lines: proofs.flatMap(({ lines }) => lines),
    faults: proofs.flatMap(({ faults }) => faults),
  };
}
