import type { Language } from './languages';
import { jsonIn } from '~/portal/text/json-shape';

/** The export formats of the résumé, in the order of the menu. */
export const exportKinds = [
  { kind: 'pdf', path: '/resume.pdf', type: 'application/pdf' },
  {
    kind: 'docx',
    path: '/resume.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  { kind: 'json', path: '/resume.json', type: 'application/json' },
  { kind: 'md', path: '/resume.md', type: 'text/markdown' },
  { kind: 'txt', path: '/resume.txt', type: 'text/plain' },
  { kind: 'vcf', path: '/contact.vcf', type: 'text/vcard' },
] as const;

export type ExportKind = (typeof exportKinds)[number]['kind'];

/** Binary formats are downloaded or opened, never shown in a page. */
export const isBinary = (kind: ExportKind): boolean => kind === 'pdf' || kind === 'docx';

/** The page of the résumé, a document without the shell. */
export const RESUME_PAGE = '/resume';
/** Every subscription, role, resource and project, for the JSON View. */
export const RESOURCES_FILE = '/portal.json';
/** The evidence of each skill, loaded on demand. */
export const EVIDENCE_FILE = '/evidence.json';
/** The ARM template of the whole portal, for visitors without scripts, and the JSON Schema of such templates. */
export const TEMPLATE_FILE = '/template.json';
export const TEMPLATE_SCHEMA_FILE = '/template.schema.json';
/** The texts of the pane for sharing, and the QR code of the portal's address. */
export const SHARE_FILE = '/share.json';
export const QR_FILE = '/share.svg';
/** The list of export files with their names. */
export const EXPORTS_FILE = '/exports.json';

/** The path of a file in a language: `/es/resume.pdf`. */
export const inLanguage = (path: string, { segment }: Pick<Language, 'segment'>): string =>
  segment === '' ? path : `/${segment}${path}`;

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
