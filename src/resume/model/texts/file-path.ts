import type { Path, Warn } from '../../standard/problems';

const ENDING = String.raw`\.(?:avif|bmp|docx?|gif|html?|ico|jpe?g|mov|mp[34]|pdf|png|pptx?|svg|tiff?|webm|webp|xlsx?|zip)`;
const NAME = String.raw`[\p{L}\p{N}_@%+-]+`;

/** A path with a folder, from the root of a server, from the file, or from a folder that sites have. */
const PATH = new RegExp(
  [
    String.raw`\.{1,2}[/\\]\S+`,
    String.raw`[/\\](?:assets|docs?|documents?|files?|images?|img|media|public|static|uploads?)[/\\]\S*`,
    String.raw`[/\\][^\n:/\\]+${ENDING}`,
    String.raw`(?:\.{0,2}[/\\])?${NAME}[/\\][^\n:]*${ENDING}`,
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'iu',
);
const FILE = new RegExp(String.raw`^[\p{L}\p{N}_.@%+()-]+${ENDING}$`, 'iu');

/** Whether a text is only the path of a file on the owner's server: `/public/docs/certificate-1.jpeg`. */
export const isFilePath = (text: string): boolean => PATH.test(text.trim());

/** The same, also for the name of a file alone, which may be a name in other fields: `loom.svg`. */
export const isFile = (text: string): boolean => isFilePath(text) || FILE.test(text.trim());

/** A file of the owner's own site: `index-fr.html`, `script.js` and `notes.md` are no hosts. */
const PAGE_FILE = /^[^/]+\.(?:html?|php|aspx?|pdf|docx?|js|ts|py|md|txt)(?:[?#]|$)/i;

/** Whether an address without a scheme is a file, and no host. */
export const isPageFile = (address: string): boolean => PAGE_FILE.test(address) || isFile(address);

/** Warns of the paths of files at any depth of a value, which no page shows. */
export function warnOfFiles(value: unknown, path: Path, warn: Warn): void {
  if (typeof value === 'string' && isFile(value))
    warn(path, 'the path of a file; no page shows it.', { weight: 'missing', kind: 'path within' });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    warnOfFiles(part, [...path, Array.isArray(value) ? Number(key) : key], warn);
}

/** Texts that say nothing: punctuation alone, a placeholder in braces, "N/A". */
const PLACEHOLDER =
  /^\s*(?:[\p{P}|~][\p{P}\s|~]*|(?:n\/a|n\.a\.|none|null|tb[acd]|undefined|redacted|\{[\w .-]+\})\s*)$/iu;

export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text);
