import { PDFiumLibrary } from '@hyzyla/pdfium';
import mammoth from 'mammoth';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';

import { EMOJI } from './fonts';

/** The metadata of a PDF, and its text as two programs read it. */
export type PdfReading = {
  pages: number;
  title: string;
  language: string;
  /** Tagged for screen readers. */ tagged: boolean;
  /** Declares conformance with ISO 14289-1, which includes that all fonts are embedded. */ accessible: boolean;
  /** The structure roles, such as `H1`, in order. */ roles: readonly string[];
  links: readonly string[];
  /** The alternative texts of the pictures. */ pictures: readonly string[];
  texts: Readonly<Record<'pdf.js' | 'PDFium', string>>;
};

type StructureNode = { role?: string; alt?: string; children?: readonly StructureNode[] };
const nodesIn = (node: StructureNode): StructureNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

/** The separator between the texts of two pages. */
const NEW_PAGE = '\f';

const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

async function readByPdfium(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(copy(bytes));
    const texts = [...document.pages()].map((page) => page.getText());
    document.destroy();
    return texts.join(NEW_PAGE);
  } finally {
    library.destroy();
  }
}

/** Reads a PDF with pdf.js and PDFium, as an applicant-tracking system would. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const document = await getDocumentProxy(copy(bytes));
  const { info, metadata } = (await document.getMetadata()) as {
    info: { Title?: string; Language?: string };
    metadata: { getRaw: () => string } | null;
  };
  const mark = await document.getMarkInfo();
  const nodes: StructureNode[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    // A page without tags has no structure tree.
    nodes.push(...nodesIn(((await page.getStructTree()) ?? {}) as StructureNode));
  }
  const { text } = await extractText(document);
  return {
    pages: document.numPages,
    title: info.Title ?? '',
    language: info.Language ?? '',
    tagged: mark?.Marked === true,
    accessible: /<pdfuaid:part>1</.test(metadata?.getRaw() ?? ''),
    roles: nodes.flatMap(({ role }) => role ?? []),
    links: (await extractLinks(document)).links,
    pictures: nodes.flatMap(({ role, alt = '' }) => (role === 'Figure' ? alt : [])),
    texts: { 'pdf.js': text.join(NEW_PAGE), PDFium: await readByPdfium(bytes) },
  };
}

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
