import { inLanguage, RESUME_PAGE } from '../../portal/addresses/exports';
import { homeLanguage, languages, type Language } from '../../portal/addresses/languages';
import { addressOf } from '../../portal/addresses/screens';
import type { Portfolio } from '../../resume/model/portfolio';
import { securityHeaders, sitePolicy, type InlineHashes } from './policy';

/**
 * The serving rules of a finished site. The local server and the configuration files of all hosts use this
 * description (docs/decisions/015).
 */
export type Hosting = {
  /** The path of the site's root on its host: `/`, or `/portfolio/`. */
  basePath: string;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** The security policy of all pages. */
  policy: string;
  languages: readonly Segment[];
  /** The language that the site's root leads to. */
  home: Segment;
};

/** A language by the first segment of its addresses. */
type Segment = Pick<Language, 'segment'>;

/** The page for missing addresses, in the site and below each language's path segment. */
export const MISSING_PAGE = '404.html';

export const POLICY_HEADER = 'Content-Security-Policy';

/** Files with a hash in their name are cached for ever, others are revalidated. */
const FOR_EVER = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
/** The data of pages is cached for a minute, so that returning to a page does not request it again. */
const A_MINUTE = 'max-age=60';

/** The files that are not revalidated each time, by folder. */
export const CACHING = [
  { folder: 'assets/', cacheControl: FOR_EVER },
  { folder: 'pictures/', cacheControl: FOR_EVER },
  { folder: 'slices/', cacheControl: A_MINUTE },
];

/** The folders that may contain drawings, the innermost first, with their caching. */
export const SVG_FOLDERS = [...CACHING, { folder: '', cacheControl: REVALIDATE }];

export const cacheControlOf = (file: string): string =>
  CACHING.find(({ folder }) => file.startsWith(folder))?.cacheControl ?? REVALIDATE;

/** A drawing opened directly is a document of the site's origin. Its policy allows styles only. */
export const SVG_FILES = {
  ending: '.svg',
  policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

/** The extensions of compressed copies, which servers send for the address of the file. */
export const COMPRESSED = ['br', 'gz'] as const;

/** The media types of all file extensions of a site. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
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

/** The `Content-Type` of a file; null for an unknown extension. */
export const contentTypeOf = (file: string): string | null =>
  CONTENT_TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? null;

export const REDIRECT_STATUS = 302;

/** The files of a tailored résumé besides its page, which excludes itself from search engines. */
export const VIEW_KINDS = ['pdf', 'docx', 'json', 'txt'] as const;
/** The header that excludes a file from search engines. */
export const UNSEARCHED = { 'X-Robots-Tag': 'noindex' } as const;
/** The end of the address of a tailored résumé's file. */
export const VIEW_FILE = String.raw`${RESUME_PAGE}/[a-z0-9-]+\.(?:${VIEW_KINDS.join('|')})$`;

/** The part of the site in a language, with its addresses on the host. */
export type Part = {
  /** The prefix of all its addresses: `/portfolio/es/`. */
  base: string;
  /** The address of the part, with and without a trailing slash. They lead to the dashboard (spec §2). */
  roots: readonly string[];
  home: string;
  /** The page for missing addresses in this part. `missingFile` is its file in the site. */
  missingPage: string;
  missingFile: string;
};

function partOf({ basePath, home }: Hosting, language: Segment): Part {
  const base = basePath + (language.segment && `${language.segment}/`);
  const missing = inLanguage(`/${MISSING_PAGE}`, language);
  return {
    base,
    roots: base === '/' ? ['/'] : [base, base.slice(0, -1)],
    home: basePath + addressOf('dashboard', language.segment === '' ? home : language).slice(1),
    missingPage: base + MISSING_PAGE,
    missingFile: missing.slice(1),
  };
}

/**
 * The parts of all languages, the default language last. The first part whose base matches an address
 * contains it.
 */
export const partsOf = (hosting: Hosting): Part[] =>
  hosting.languages
    .map((language) => partOf(hosting, language))
    .toSorted((one, other) => other.base.length - one.base.length);

/** The serving rules of a site with the inline code of its pages. */
export const hostingOf = (portfolio: Portfolio, inline: readonly InlineHashes[]): Hosting => ({
  basePath: portfolio.portal.basePath,
  headers: securityHeaders(portfolio),
  policy: sitePolicy(portfolio, inline),
  languages,
  home: homeLanguage(),
});

/**
 * The address in the site of a request, with its query: `/portfolio/inbox` → `/inbox`; null outside of the
 * base path.
 */
export const addressBelow = (basePath: string, url: string): string | null =>
  url.startsWith(basePath) ? url.slice(basePath.length - 1) : null;
