import { PDFiumLibrary } from '@hyzyla/pdfium';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';

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
