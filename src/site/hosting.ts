import { inLanguage, RESUME_PAGE } from '../portal/lib/exports';
import { defaultLanguage, languages, type Language } from '../portal/lib/languages';
import { addressOf } from '../portal/lib/screens';

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
  ofFiles: FileHeaders;
  /** The security policy of the tailored résumés' pages; null where there are none. No host's file names one of them. */
  viewPolicy: string | null;
};

/** What is said of one file beside what is said of all, by its address: its type, and its name on the visitor's disk. */
export type FileHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The page with which a missing address is answered, in the site and below each language's segment. */
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
  { folder: 'slices/', keep: A_MINUTE },
];

/** Where drawings may lie, the innermost folder first, and how long each may be kept. */
export const DRAWING_FOLDERS: readonly { folder: string; keep: string }[] = [
  ...CACHING.flatMap((rule) => ('folder' in rule ? [rule] : [])),
  { folder: '', keep: AFTER_ASKING },
];

/** `Cache-Control` of a file of the site. */
export function cacheControlOf(file: string): string {
  const rule = CACHING.find((one) =>
    'folder' in one ? file.startsWith(one.folder) : file.endsWith(one.ending),
  );
  return rule?.keep ?? AFTER_ASKING;
}

/** A drawing opened by itself is a document of the site's own origin. It may draw, and nothing else. */
export const DRAWINGS = {
  ending: '.svg',
  policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

/** What hosts find in the published folder. Servers that do not read them do not hand them out. */
export const HOST_FILES = ['_headers', '_redirects', 'staticwebapp.config.json', '.nojekyll'] as const;

/** Every kind of file that a site may hold, and what it is called on the way. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
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

export const REDIRECT_STATUS = 302;

/** What a tailored résumé is made of beside its page. */
export const VIEW_KINDS = ['pdf', 'docx', 'json', 'txt'] as const;
/** Search engines leave out what is sent so. */
export const UNSEARCHED = { 'X-Robots-Tag': 'noindex' } as const;
/** A tailored résumé's name in an address, as a pattern. */
export const VIEW_NAME = '[a-z0-9-]+';
const VIEW = new RegExp(
  String.raw`^(?:/[\w-]+)?${RESUME_PAGE}/${VIEW_NAME}(?:/index\.html|\.(?:${VIEW_KINDS.join('|')}))$`,
);

/** True for the address of a tailored résumé's file in the site. */
export const isOfView = (address: string): boolean => VIEW.test(address);

/** A language's part of the site, in addresses on the host. */
export type Part = {
  /** What all its addresses begin with: `/portfolio/es/`. */
  base: string;
  /** Its own addresses, with the slash and without. They lead to the dashboard (spec §2). */
  roots: readonly string[];
  home: string;
  /** What answers a missing address there; the file is the site's. */
  missingPage: string;
  missingFile: string;
  missingPolicy: string;
};

function partOf({ basePath, policies }: Hosting, language: Language): Part {
  const base = basePath + (language.segment && `${language.segment}/`);
  const missing = inLanguage(`/${MISSING_PAGE}`, language);
  return {
    base,
    roots: base === '/' ? ['/'] : [base, base.slice(0, -1)],
    home: basePath + addressOf('dashboard', language).slice(1),
    missingPage: base + MISSING_PAGE,
    missingFile: missing.slice(1),
    missingPolicy: policies[missing] ?? '',
  };
}

/** The part around the others. */
export const wholeOf = (hosting: Hosting): Part => partOf(hosting, defaultLanguage);

/** True for the address of a file that only hosts read. */
export const isForHosts = (address: string): boolean =>
  (HOST_FILES as readonly string[]).includes(address.slice(1));

/** Where a host's own files may lie: at its root, and at the site's. */
export const hostFilesOf = ({ basePath }: Pick<Hosting, 'basePath'>): string[] =>
  [...new Set(['/', basePath])].flatMap((base) => HOST_FILES.map((file) => base + file));

/** Where tailored résumés lie, on the host: a folder for each language. */
export const viewFoldersOf = (
  hosting: Hosting,
): { folder: string; missingPage: string; policy: string }[] => {
  const { viewPolicy: policy } = hosting;
  if (policy === null) return [];
  return partsOf(hosting).map(({ base, missingPage }) => ({
    folder: `${base}${RESUME_PAGE.slice(1)}/`,
    missingPage,
    policy,
  }));
};

/** The languages' parts, the one around the others last: the first that an address begins with is its own. */
export const partsOf = (hosting: Hosting): Part[] =>
  languages
    .map((language) => partOf(hosting, language))
    .toSorted((one, other) => other.base.length - one.base.length);

/** Every page but those that lead on or answer what is missing: its address on the host, its file and its policy. */
export const pagesOf = (hosting: Hosting) => {
  const others = new Set(partsOf(hosting).flatMap(({ roots, missingPage }) => [...roots, missingPage]));
  return Object.entries(hosting.policies)
    .map(([address, policy]) => {
      const path = hosting.basePath + address.slice(1);
      return { path, file: `${path}/index.html`, policy };
    })
    .filter(({ path }) => !others.has(path));
};

/** Files that say of themselves more than their type, by their addresses on the host. */
export const filesOf = ({ basePath, ofFiles }: Hosting) =>
  Object.entries(ofFiles).map(([address, { 'Content-Type': type = '', ...headers }]) => ({
    path: basePath + address.slice(1),
    type,
    headers,
  }));
