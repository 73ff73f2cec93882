import { inLanguage, RESUME_PAGE } from '../../portal/addresses/exports';
import { defaultLanguage, homeLanguage, languages, type Language } from '../../portal/addresses/languages';
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
  ofFiles: FileHeaders;
  /** Whether there are tailored résumés. No host's file names one of them. */
  hasViews: boolean;
  languages: readonly Segment[];
  /** The language that the site's root leads to. */
  home: Segment;
};

/** A language by the first segment of its addresses. */
type Segment = Pick<Language, 'segment'>;

/** Additional headers of single files, by address: the media type, and the name of the downloaded file. */
export type FileHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

/** The configuration files of hosts. Servers that do not read them must not serve them. */
export const HOST_FILES = ['_headers', '_redirects', 'staticwebapp.config.json', '.nojekyll'] as const;

/** The extensions of compressed copies. Servers send them for the address of the file, never for their own. */
export const COMPRESSED = ['br', 'gz'] as const;

/** The media types of all file extensions of a site. */
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

/** The `Content-Type` of a file; null for an unknown extension. */
export const contentTypeOf = (file: string): string | null =>
  CONTENT_TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? null;

export const REDIRECT_STATUS = 302;

/** The files of a tailored résumé besides its page. */
export const VIEW_KINDS = ['pdf', 'docx', 'json', 'txt'] as const;
/** The header that excludes a file from search engines. */
export const UNSEARCHED = { 'X-Robots-Tag': 'noindex' } as const;
/** The pattern of a tailored résumé's name in an address. */
export const VIEW_NAME = '[a-z0-9-]+';
const VIEW = new RegExp(
  String.raw`^(?:/[\w-]+)?${RESUME_PAGE}/${VIEW_NAME}(?:/index\.html|\.(?:${VIEW_KINDS.join('|')}))$`,
);

/** Whether an address is that of a tailored résumé's file. */
export const isOfView = (address: string): boolean => VIEW.test(address);

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

export const siteWidePart = (hosting: Hosting): Part => partOf(hosting, defaultLanguage);

/** Whether an address is that of a host's configuration file. */
export const isForHosts = (address: string): boolean =>
  (HOST_FILES as readonly string[]).includes(address.slice(1));

/**
 * The possible addresses of the hosts' configuration files: at the root of the host, and at the root of the
 * site.
 */
export const hostFilesOf = ({ basePath }: Pick<Hosting, 'basePath'>): string[] =>
  [...new Set(['/', basePath])].flatMap((base) => HOST_FILES.map((file) => base + file));

/** The folders of the tailored résumés on the host, one for each language. */
export const viewFoldersOf = (hosting: Hosting): { folder: string; missingPage: string }[] =>
  hosting.hasViews
    ? partsOf(hosting).map(({ base, missingPage }) => ({
        folder: `${base}${RESUME_PAGE.slice(1)}/`,
        missingPage,
      }))
    : [];

/**
 * The parts of all languages, the default language last. The first part whose base matches an address
 * contains it.
 */
export const partsOf = (hosting: Hosting): Part[] =>
  hosting.languages
    .map((language) => partOf(hosting, language))
    .toSorted((one, other) => other.base.length - one.base.length);

/**
 * The files with additional headers, by their addresses on the host. Hosts that limit their rules name those
 * of the default language only (`translated`).
 */
export const filesOf = ({ basePath, ofFiles }: Hosting) =>
  Object.entries(ofFiles).map(([address, { 'Content-Type': type = '', ...headers }]) => ({
    path: basePath + address.slice(1),
    type,
    headers,
    translated: address.lastIndexOf('/') > 0,
  }));

/** A path that all hosts interpret in the same way and that needs no escaping in their files. */
const PATH = /^\/[\w.~%/-]*$/;
const HEADER_NAME = /^[A-Za-z0-9-]+$/;
/** Printable ASCII without backslashes. Quotation marks only enclose the value of a parameter (`filename="…"`). */
const HEADER_VALUE = /^(?:[ !#-[\]-~]|; *[\w-]+="[ !#-[\]-~]*")*$/;

/**
 * Checks the values for the hosts' configuration files. Each file has its own syntax, and in all of them a
 * line break or a quotation mark ends a value.
 * @throws an error that names the invalid value
 */
export function checkedHosting(hosting: Hosting): Hosting {
  const { basePath, headers, policy, ofFiles } = hosting;
  const pairs = [headers, ...Object.values(ofFiles)].flatMap((group) => Object.entries(group));
  const invalid = [
    ...[basePath, ...Object.keys(ofFiles)].filter((path) => !PATH.test(path)),
    ...pairs.flatMap(([name, value]) => [
      ...(HEADER_NAME.test(name) ? [] : [name]),
      ...(HEADER_VALUE.test(value) ? [] : [value]),
    ]),
    ...(policy.includes('"') || !HEADER_VALUE.test(policy) ? [policy] : []),
  ];
  if (invalid.length > 0)
    throw new Error(
      `The files of hosts cannot hold ${invalid.map((one) => JSON.stringify(one)).join(', ')}.`,
    );
  return hosting;
}

/** The serving rules of a site with the inline code of its pages. */
export const hostingOf = (
  portfolio: Portfolio,
  { inline, ...rest }: Pick<Hosting, 'ofFiles' | 'hasViews'> & { inline: readonly InlineHashes[] },
): Hosting =>
  checkedHosting({
    ...rest,
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
