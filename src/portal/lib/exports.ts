import type { Language } from './languages';

/** The shapes in which the résumé leaves the portal, in the order in which they are offered. */
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

/** Shapes that are no text: they are downloaded or opened, and never shown in a page. */
export const isBinary = (kind: ExportKind): boolean => kind === 'pdf' || kind === 'docx';

/** The résumé's page, a document without the portal around it. */
export const RESUME_PAGE = '/resume';
/** Every subscription, role, resource and project, for the JSON View. */
export const THINGS_FILE = '/portal.json';
/** What proves each skill, for what is asked for later. */
export const EVIDENCE_FILE = '/evidence.json';
/** What can be had, under which names. */
export const EXPORTS_FILE = '/exports.json';

/** Where a language has its own: `/es/resume.pdf`. */
export const inLanguage = (path: string, { segment }: Pick<Language, 'segment'>): string =>
  segment === '' ? path : `/${segment}${path}`;

/** A file that can be had: `name` is what it is called on the visitor's disk. */
export type ExportFile = {
  kind: ExportKind;
  path: string;
  type: string;
  name: string;
  /** Of the PDF. */ pages: number | null;
};
