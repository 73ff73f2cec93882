import { languages, type Language } from '../app/domain/languages';
import { addressOf } from '../app/domain/screens';

/** How long a file may be kept: for ever where its name holds its hash, else only after asking. */
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';
export const CACHE_AFTER_ASKING = 'no-cache';

/** Data of pages: as fresh as a page, but a visitor who walks back and forth does not wait for it again. */
export const CACHE_A_MINUTE = 'max-age=60';

/** True for files whose name changes with their bytes. */
export const isHashed = (path: string): boolean => /^\/?(?:assets|pictures)\//.test(path);

/** What is said of one file beside what is said of all: its type, and its name on the visitor's disk. */
export type FileHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `/es` leads to its dashboard, and whatever below it is not there to its own 404 page. */
const redirectsOf = (language: Language): string[] => [
  `/${language.segment} ${addressOf('dashboard', language)} 302\n`,
  ...(language.segment ? [`/${language.segment}/* /${language.segment}/404.html 404\n`] : []),
];

/** The files in which hosts look for headers and redirects, by their names. */
export function hostFiles(
  headers: Readonly<Record<string, string>>,
  ofFiles: FileHeaders,
): Record<string, string> {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const named = Object.entries(ofFiles).flatMap(([path, own]) => [
    path,
    ...Object.entries(own).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
  ]);
  const forEver = (path: string) => [path, '  ! Cache-Control', `  Cache-Control: ${CACHE_FOR_EVER}`];
  return {
    _headers: [
      '/*',
      ...lines,
      `  Cache-Control: ${CACHE_AFTER_ASKING}`,
      ...forEver('/assets/*'),
      ...forEver('/pictures/*'),
      '/*.data',
      '  ! Cache-Control',
      `  Cache-Control: ${CACHE_A_MINUTE}`,
      ...named,
      '',
    ].join('\n'),
    _redirects: languages.flatMap(redirectsOf).join(''),
    '.nojekyll': '',
  };
}
