import { PDFiumLibrary } from '@hyzyla/pdfium';
import { extractLinks, getDocumentProxy } from 'unpdf';

import { readPdf as readByPdfjs } from './read-back';

type StructureNode = { role?: string; alt?: string; children?: readonly StructureNode[] };
const nodesIn = (node: StructureNode): StructureNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

async function readByPdfium(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(copy(bytes));
    const texts = [...document.pages()].map((page) => page.getText());
    document.destroy();
    return texts.join('\f');
  } finally {
    library.destroy();
  }
}

/** Reads a PDF as the product does, and its structure, its links, and its text by a second program. */
export async function readPdfCompletely(bytes: Uint8Array) {
  const { text, ...reading } = await readByPdfjs(bytes);
  const document = await getDocumentProxy(copy(bytes));
  const nodes: StructureNode[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    // A page without tags has no structure tree.
    nodes.push(...nodesIn(((await page.getStructTree()) ?? {}) as StructureNode));
  }
  return {
    ...reading,
    /** The structure roles, such as `H1`, in order. */ roles: nodes.flatMap(({ role }) => role ?? []),
    links: (await extractLinks(document)).links,
    /** The alternative texts of the pictures. */
    pictures: nodes.flatMap(({ role, alt = '' }) => (role === 'Figure' ? alt : [])),
    texts: { 'pdf.js': text, PDFium: await readByPdfium(bytes) },
  };
}
