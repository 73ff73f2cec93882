import { jsonIn } from '~/portal/text/json-shape';
import { PDF_FILE } from './exports';

/** The export formats of the résumé, in the order of the menu, with the texts that name and describe them. */
export const EXPORTS = {
  pdf: { path: PDF_FILE, type: 'application/pdf', title: 'resume.pdf', about: 'export.pdfAbout' },
  docx: {
    path: '/resume.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    title: 'resume.docx',
    about: 'export.docxAbout',
  },
  json: { path: '/resume.json', type: 'application/json', title: 'resume.json', about: 'export.jsonAbout' },
  md: { path: '/resume.md', type: 'text/markdown', title: 'resume.md', about: 'export.mdAbout' },
  txt: { path: '/resume.txt', type: 'text/plain', title: 'resume.txt', about: 'export.txtAbout' },
  vcf: { path: '/contact.vcf', type: 'text/vcard', title: 'resume.vcf', about: 'export.vcfAbout' },
} as const;

export type ExportKind = keyof typeof EXPORTS;

/** Binary formats are downloaded or opened, never shown in a page. */
export const isBinary = (kind: ExportKind): boolean => kind === 'pdf' || kind === 'docx';

/** A downloadable file; `name` is its file name. */
export type ExportFile = {
  kind: ExportKind;
  path: string;
  type: string;
  name: string;
  /** PDF only. */ pages: number | null;
};

/** Parses the list of export files, which always has some. Null for any other text. */
export function exportFilesIn(text: string): readonly ExportFile[] | null {
  const list = jsonIn(text);
  return Array.isArray(list) && list.length > 0 ? (list as ExportFile[]) : null;
}
