import { RESUME_PAGE } from '../../portal/addresses/exports';
import {
  CACHING,
  CONTENT_TYPES,
  MISSING_PAGE,
  partsOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  REVALIDATE,
  SVG_FILES,
  SVG_FOLDERS,
  UNSEARCHED,
  VIEW_FILE,
  VIEW_KINDS,
  type Hosting,
} from './hosting';

/** The longest line that Cloudflare Pages reads, characters. Netlify has no limit. */
const LONGEST_LINE = 2000;

type Rule = { path: string; headers: Readonly<Record<string, string>> };

const lineOf = (name: string, value: string): string => `  ${name}: ${value}`;

const linesOf = ({ path, headers }: Rule): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => lineOf(name, value)),
];

/**
 * The `_headers` file of Cloudflare Pages and Netlify. Cloudflare reads 100 rules, so their number depends
 * neither on the pages nor on the languages. A header that two matching rules set is sent twice, as one line,
 * so no two rules here set the same header for the same address. For this reason the policy of pages also
 * holds for drawings that are opened directly: their scripts do not run, and their inline styles do not apply.
 * A policy that is too long for a line is omitted: then each page's own policy in its `<meta>` element holds.
 */
function headersFile({ headers, policy }: Hosting): string {
  const rules: Rule[] = [
    {
      path: '/*',
      headers: {
        ...headers,
        ...(lineOf(POLICY_HEADER, policy).length <= LONGEST_LINE && { [POLICY_HEADER]: policy }),
      },
    },
    ...CACHING.map(({ folder, cacheControl }) => ({
      path: `/${folder}*`,
      headers: { 'Cache-Control': cacheControl },
    })),
    // By extension: a rule for the whole folder would also match the résumé's own page.
    ...['', '/:language'].flatMap((language) =>
      VIEW_KINDS.map((kind) => ({ path: `${language}${RESUME_PAGE}/*.${kind}`, headers: UNSEARCHED })),
    ),
  ];
  return rules.map((rule) => `${linesOf(rule).join('\n')}\n`).join('');
}

const redirectsFile = (hosting: Hosting): string =>
  partsOf(hosting)
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

const escaped = (path: string): string => path.replaceAll('.', String.raw`\.`);

/** The lines to include in a server block of nginx. They are not published. */
export function nginxFile(hosting: Hosting): string {
  const { basePath, headers, policy } = hosting;
  const ofPages = { ...headers, 'Cache-Control': REVALIDATE, [POLICY_HEADER]: policy };
  const parts = partsOf(hosting);
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
    block(`~ ${VIEW_FILE}`, { ...headers, 'Cache-Control': REVALIDATE, ...UNSEARCHED }, [asIs]),
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
