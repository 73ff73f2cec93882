import type { Language } from './languages';

/** The page of the résumé, a document without the shell, and the same as a file. */
export const RESUME_PAGE = '/resume';
export const PDF_FILE = '/resume.pdf';
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
