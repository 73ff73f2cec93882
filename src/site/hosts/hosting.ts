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
const CACHING = [
  { folder: 'assets/', cacheControl: FOR_EVER },
  { folder: 'pictures/', cacheControl: FOR_EVER },
  { folder: 'slices/', cacheControl: A_MINUTE },
];

/** The folders that may contain drawings, the innermost first, with their caching. */
const SVG_FOLDERS = [...CACHING, { folder: '', cacheControl: REVALIDATE }];

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
const CONTENT_TYPES: Readonly<Record<string, string>> = {
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
const escaped = (path: string): string => path.replaceAll('.', String.raw`\.`);

/** The pattern of the addresses of tailored résumés' files, in all languages. */
export const viewFiles = (basePath: string): string =>
  String.raw`^${escaped(basePath)}(?:[\w-]+/)?${RESUME_PAGE.slice(1)}/[a-z0-9-]+\.(?:${VIEW_KINDS.join('|')})$`;

/** The part of the site in a language, with its addresses on the host. */
export type SitePart = {
  /** The prefix of all its addresses: `/portfolio/es/`. */
  base: string;
  /** The address of the part, with and without a trailing slash. They lead to the dashboard (spec §2). */
  roots: readonly string[];
  home: string;
  /** The page for missing addresses in this part. `missingFile` is its file in the site. */
  missingPage: string;
  missingFile: string;
};

function partOf({ basePath, home }: Hosting, language: Segment): SitePart {
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
export const siteParts = (hosting: Hosting): SitePart[] =>
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

/** The longest line that Cloudflare Pages reads, characters. Netlify has no limit. */
const LONGEST_LINE = 2000;

const lineOf = (name: string, value: string): string => `  ${name}: ${value}`;

/**
 * The `_headers` file of Cloudflare Pages and Netlify. Cloudflare reads 100 rules, so their number depends
 * neither on the pages nor on the languages. A header that two matching rules set is sent twice, as one line,
 * so no two rules here set the same header for the same address. For this reason the policy of pages also
 * holds for drawings that are opened directly: their scripts do not run, and their inline styles do not apply.
 * A policy that is too long for a line is omitted: then each page's own policy in its `<meta>` element holds.
 */
function headersFile({ headers, policy }: Hosting): string {
  const isShort = lineOf(POLICY_HEADER, policy).length <= LONGEST_LINE;
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/*': { ...headers, ...(isShort && { [POLICY_HEADER]: policy }) },
    ...Object.fromEntries(
      CACHING.map(({ folder, cacheControl }) => [`/${folder}*`, { 'Cache-Control': cacheControl }]),
    ),
    // By extension: a rule for the whole folder would also match the résumé's own page.
    ...Object.fromEntries(
      ['', '/:language'].flatMap((language) =>
        VIEW_KINDS.map((kind) => [`${language}${RESUME_PAGE}/*.${kind}`, UNSEARCHED]),
      ),
    ),
  };
  return Object.entries(rules)
    .flatMap(([path, set]) => [path, ...Object.entries(set).map(([name, value]) => lineOf(name, value))])
    .map((line) => `${line}\n`)
    .join('');
}

const redirectsFile = (hosting: Hosting): string =>
  siteParts(hosting)
    .flatMap(({ base, roots, home, missingPage }) => [
      ...roots.map((root) => `${root} ${home} ${REDIRECT_STATUS}\n`),
      // Netlify needs this line. Cloudflare finds the nearest 404 page itself and ignores the line.
      ...(base === '/' ? [] : [`${base}* ${missingPage} 404\n`]),
    ])
    .join('');

const NGINX_HEAD = `# Made by the build: every change is lost with the next. Include it in the server block that says the site's root:
#   server { listen 443 ssl; server_name me.example; ssl_certificate …; ssl_certificate_key …;
#            root /var/www/me.example; include /etc/nginx/portfolio.conf; }
#   server { listen 80; server_name me.example; return 301 https://$host$request_uri; }
# With the module brotli_static, add: brotli_static on;
`;

/** A block with all headers, since a location in nginx that adds a header inherits none. */
function block(
  location: string,
  headers: Readonly<Record<string, string>>,
  lines: readonly string[],
): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `location ${location} {\n${[...added, ...lines].map((line) => `  ${line}\n`).join('')}}\n`;
}

/** The lines to include in a server block of nginx. They are not published. */
export function nginxFile(hosting: Hosting): string {
  const { basePath, headers, policy } = hosting;
  const ofPages = { ...headers, 'Cache-Control': REVALIDATE, [POLICY_HEADER]: policy };
  const parts = siteParts(hosting);
  const asIs = 'try_files $uri =404;';
  const page = 'try_files $uri $uri/index.html =404;';
  const typesByName = Object.entries(CONTENT_TYPES).map(
    // nginx adds the charset to all text types itself.
    ([ending, type]) => `  ${type.replace(/;.*/, '')} ${ending};\n`,
  );
  const texts = Object.values(CONTENT_TYPES)
    .filter((type) => type.endsWith('; charset=utf-8') && !type.startsWith('text/html'))
    .map((type) => type.replace(/;.*/, ''));
  return [
    NGINX_HEAD,
    `types {\n${typesByName.join('')}}\n`,
    `charset utf-8;\ncharset_types ${texts.join(' ')};\n`,
    'gzip_static on;\ngzip_vary on;\nabsolute_redirect off;\n',
    `error_page 404 ${basePath + MISSING_PAGE};\n`,
    ...parts.flatMap(({ roots, home, missingPage }) => [
      block(`= ${missingPage}`, ofPages, ['internal;']),
      ...roots.map((root) =>
        block(`= ${root}`, { ...headers, 'Cache-Control': REVALIDATE }, [
          `return ${REDIRECT_STATUS} ${home};`,
        ]),
      ),
    ]),
    block(`~ ${viewFiles(basePath)}`, { ...headers, 'Cache-Control': REVALIDATE, ...UNSEARCHED }, [asIs]),
    ...SVG_FOLDERS.map(({ folder, cacheControl }) =>
      block(
        `~ ^${escaped(basePath + folder)}.*${escaped(SVG_FILES.ending)}$`,
        { ...headers, 'Cache-Control': cacheControl, [POLICY_HEADER]: SVG_FILES.policy },
        [asIs],
      ),
    ),
    ...CACHING.map(({ folder, cacheControl }) =>
      block(basePath + folder, { ...headers, 'Cache-Control': cacheControl }, [asIs]),
    ),
    ...parts.map(({ base, missingPage }) => block(base, ofPages, [`error_page 404 ${missingPage};`, page])),
  ].join('');
}

/**
 * The configuration files that hosts read from the published folder, by file name. Hosts that read rules publish a
 * whole domain.
 */
export const publishedHostFiles = (hosting: Hosting): Record<string, string> => ({
  // Without this file, GitHub Pages omits files whose names start with an underscore.
  '.nojekyll': '',
  ...(hosting.basePath === '/' && { _headers: headersFile(hosting), _redirects: redirectsFile(hosting) }),
});
