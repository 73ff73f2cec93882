import { defaultLanguage } from '../app/domain/languages';
import { addressOf } from '../app/domain/screens';

/**
 * How a finished site is to be served: the one description of which our own server and every host's file are made
 * (docs/decisions/015).
 */
export type Hosting = {
  /** Where the site's root is on its host: `/`, or `/portfolio/`. */
  basePath: string;
  /** On every answer. */
  headers: Readonly<Record<string, string>>;
  /** The security policy of each page, by its address in the site. */
  policies: Readonly<Record<string, string>>;
  /** The policy of the page with which a missing address is answered. */
  missingPolicy: string;
  ofFiles: FileHeaders;
};

/** What is said of one file beside what is said of all, by its address: its type, and its name on the visitor's disk. */
export type FileHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The page with which a missing address is answered, in the site. */
export const MISSING_PAGE = '404.html';

export const POLICY_HEADER = 'Content-Security-Policy';

/** How long a file may be kept: for ever where its name holds its hash, else only after asking. */
const FOR_EVER = 'public, max-age=31536000, immutable';
export const AFTER_ASKING = 'no-cache';
/** Data of pages: as fresh as a page, but a visitor who walks back and forth does not wait for it again. */
const A_MINUTE = 'max-age=60';

/** What is kept otherwise than after asking, by its folder or its ending. */
export const CACHING: readonly ({ folder: string; keep: string } | { ending: string; keep: string })[] = [
  { folder: 'assets/', keep: FOR_EVER },
  { folder: 'pictures/', keep: FOR_EVER },
  { ending: '.data', keep: A_MINUTE },
];

/** `Cache-Control` of a file of the site. */
export function cacheControlOf(file: string): string {
  const rule = CACHING.find((one) =>
    'folder' in one ? file.startsWith(one.folder) : file.endsWith(one.ending),
  );
  return rule?.keep ?? AFTER_ASKING;
}

/** Every kind of file that a site may hold, and what it is called on the way. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  xml: 'application/xml; charset=utf-8',
};

/** `Content-Type` of a file; null where its ending says nothing. */
export const contentTypeOf = (file: string): string | null =>
  CONTENT_TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? null;

/** The root is the dashboard (spec §2). */
export const REDIRECT_STATUS = 302;
export const redirectTarget = ({ basePath }: Pick<Hosting, 'basePath'>): string =>
  basePath + addressOf('dashboard', defaultLanguage).slice(1);

/** The base's own addresses, with its slash and without. */
export const roots = ({ basePath }: Pick<Hosting, 'basePath'>): string[] =>
  basePath === '/' ? ['/'] : [basePath, basePath.slice(0, -1)];

/** Every page but the root, which is redirected: its address on the host, its file and its policy. */
export const pagesOf = ({ basePath, policies }: Hosting) =>
  Object.entries(policies)
    .filter(([address]) => address !== '/')
    .map(([address, policy]) => {
      const path = basePath + address.slice(1);
      return { path, file: `${path}/index.html`, policy };
    });

/** Files that say of themselves more than their type, by their addresses on the host. */
export const filesOf = ({ basePath, ofFiles }: Hosting) =>
  Object.entries(ofFiles).map(([address, { 'Content-Type': type = '', ...headers }]) => ({
    path: basePath + address.slice(1),
    type,
    headers,
  }));
