import { RESUME_PAGE } from '../../portal/addresses/exports';
import {
  checkedHosting,
  CACHING,
  filesOf,
  partsOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  UNSEARCHED,
  VIEW_KINDS,
  viewFoldersOf,
  type Hosting,
  REVALIDATE,
  COMPRESSED,
  CONTENT_TYPES,
  SVG_FOLDERS,
  SVG_FILES,
  siteWidePart,
  hostFilesOf,
  VIEW_NAME,
} from './hosting';

/** The longest line that Cloudflare Pages reads, characters. Netlify has no limit. */
const LONGEST_LINE = 2000;

/** Matches one segment of an address, on both hosts. */
const ANY_LANGUAGE = ':language/';

type Rule = { path: string; headers: Readonly<Record<string, string>> };

/**
 * The `_headers` file of Cloudflare Pages and Netlify. Cloudflare reads 100 rules, so their number depends
 * neither on the pages nor on the languages. A header that two matching rules set is sent twice, as one line,
 * so no two rules here set the same header for the same address. For this reason the policy of pages also
 * holds for drawings that are opened directly: their scripts do not run, and their inline styles do not apply.
 * A policy that is too long for a line is omitted: then each page's own policy in its `<meta>` element holds.
 */
function headersFile(hosting: Hosting): string {
  const { basePath, headers, policy } = hosting;
  const ownFolder = `${basePath}${RESUME_PAGE.slice(1)}/`;
  const cached: Rule[] = CACHING.map(({ folder, cacheControl }) => ({
    path: `${basePath}${folder}*`,
    headers: { 'Cache-Control': cacheControl },
  }));
  const files = filesOf(hosting);
  const named: Rule[] = files
    .filter(({ translated }) => !translated)
    .map(({ path, type, headers: own }) => ({ path, headers: { 'Content-Type': type, ...own } }));
  // Files of all other languages share a rule for each name. Links to them name the downloaded file.
  const types = new Map(
    files
      .filter(({ translated }) => translated)
      .map(({ path, type }) => [`${ANY_LANGUAGE}${path.slice(path.lastIndexOf('/') + 1)}`, type]),
  );
  const translated: Rule[] = [...types].map(([path, type]) => ({
    path: basePath + path,
    headers: { 'Content-Type': type },
  }));
  // One rule per extension. A rule for the whole folder would also match the résumé's own page. No type, which
  // hosts know: an address of another rule may match too (`/resume/resume.pdf`).
  const folders = viewFoldersOf(hosting).map(({ folder }) =>
    folder === ownFolder ? folder : basePath + ANY_LANGUAGE + ownFolder.slice(basePath.length),
  );
  const views: Rule[] = [...new Set(folders)].flatMap((folder) =>
    VIEW_KINDS.map((kind) => ({ path: `${folder}*.${kind}`, headers: UNSEARCHED })),
  );
  const rules: Rule[] = [
    {
      path: '/*',
      headers: {
        ...headers,
        ...(lineOf(POLICY_HEADER, policy).length <= LONGEST_LINE && { [POLICY_HEADER]: policy }),
      },
    },
    ...cached,
    ...named,
    ...translated,
    ...views,
  ];
  return rules.map((rule) => `${linesOf(rule).join('\n')}\n`).join('');
}

const lineOf = (name: string, value: string): string => `  ${name}: ${value}`;

const linesOf = ({ path, headers }: Rule): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => lineOf(name, value)),
];

const redirectsFile = (hosting: Hosting): string =>
  partsOf(hosting)
    .flatMap(({ base, roots, home, missingPage }) => [
      ...roots.map((root) => `${root} ${home} ${REDIRECT_STATUS}\n`),
      // Netlify needs this line. Cloudflare finds the nearest 404 page itself and ignores the line.
      ...(base === hosting.basePath ? [] : [`${base}* ${missingPage} 404\n`]),
    ])
    .join('');

/**
 * The `staticwebapp.config.json` file. Only the first rule that matches applies; other headers come from the
 * global headers. There is no fallback: a missing file is a 404.
 */
function staticWebAppFile(hosting: Hosting): string {
  const { basePath, headers, policy } = hosting;
  const [parts, siteWide] = [partsOf(hosting), siteWidePart(hosting)];
  const file = {
    trailingSlash: 'never',
    routes: [
      ...parts.flatMap(({ roots, home }) =>
        roots.map((route) => ({ route, redirect: home, statusCode: REDIRECT_STATUS })),
      ),
      { route: `${basePath}*.{${COMPRESSED.join(',')}}`, statusCode: 404 },
      // The types of all files are below. Links to the files of other languages name the downloaded file.
      ...filesOf(hosting).flatMap(({ path, headers: own, translated }) =>
        translated ? [] : [{ route: path, headers: own }],
      ),
      ...viewFoldersOf(hosting).map(({ folder }) => ({
        route: `${folder}*.{${VIEW_KINDS.join(',')}}`,
        headers: UNSEARCHED,
      })),
      ...SVG_FOLDERS.map(({ folder, cacheControl }) => ({
        route: `${basePath}${folder}*.{${SVG_FILES.ending.slice(1)}}`,
        headers: { 'Cache-Control': cacheControl, [POLICY_HEADER]: SVG_FILES.policy },
      })),
      ...CACHING.map(({ folder, cacheControl }) => ({
        route: `${basePath}${folder}*`,
        headers: { 'Cache-Control': cacheControl },
      })),
    ],
    responseOverrides: { '404': { rewrite: siteWide.missingPage, statusCode: 404 } },
    globalHeaders: {
      ...headers,
      'Cache-Control': REVALIDATE,
      [POLICY_HEADER]: policy,
    },
    mimeTypes: Object.fromEntries(
      Object.entries(CONTENT_TYPES).map(([ending, type]) => [`.${ending}`, type]),
    ),
  };
  return JSON.stringify(file, null, 1);
}

const CADDY_HEAD = `# Made by the build: every change is lost with the next. Import it in the site block that says the site's root:
#   me.example {
#     root * /var/www/me.example
#     import /etc/caddy/portfolio
#   }
`;

const FILES = 'file_server {\n  precompressed br gzip\n}';

const header = (matcher: string, name: string, value: string): string =>
  `header ${matcher}${name} "${value.replaceAll(/["\\{]/g, String.raw`\$&`)}"`;

const indented = (lines: readonly string[]): string =>
  lines.map((line) => line.replaceAll(/^/gm, '  ')).join('\n');

/** A Caddyfile to import into a site block. */
function caddyFile(hosting: Hosting): string {
  const { basePath, headers, policy } = hosting;
  const parts = partsOf(hosting);
  const everywhere = [
    ...Object.entries(headers).map(([name, value]) => header('', name, value)),
    header('', 'Cache-Control', REVALIDATE),
    header('', POLICY_HEADER, policy),
  ];
  const cached = CACHING.flatMap(({ folder, cacheControl }, at) => [
    `@kept${at} path ${basePath}${folder}*`,
    header(`@kept${at} `, 'Cache-Control', cacheControl),
  ]);
  const types = Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    header(`@${ending} `, 'Content-Type', type),
  ]);
  const svgFiles = [
    `@drawing path *${SVG_FILES.ending}`,
    header('@drawing ', POLICY_HEADER, SVG_FILES.policy),
  ];
  const named = filesOf(hosting).flatMap(({ path, headers: own }, at) => [
    `@file${at} path ${path}`,
    ...Object.entries(own).map(([name, value]) => header(`@file${at} `, name, value)),
  ]);
  const views = viewFoldersOf(hosting).flatMap(({ folder }, at) => {
    const path = folder.replaceAll('.', String.raw`\.`) + VIEW_NAME;
    return [
      String.raw`@view${at} path_regexp ^${path}(\.(${VIEW_KINDS.join('|')})|/?)$`,
      ...Object.entries(UNSEARCHED).map(([name, value]) => header(`@view${at} `, name, value)),
    ];
  });
  const inner = parts.filter(({ base }) => base !== basePath).map(({ base }) => `${base}*`);
  const missing = [
    ...everywhere,
    header('', 'Content-Type', CONTENT_TYPES['html'] ?? ''),
    ...parts.flatMap(({ base, missingPage }, at) => [
      `@missing${at} ${base === basePath ? `not path ${inner.join(' ')}` : `path ${base}*`}`,
      `rewrite @missing${at} ${missingPage}`,
    ]),
    FILES,
  ];
  return [
    CADDY_HEAD,
    'route {',
    indented([
      ...everywhere,
      ...parts.flatMap(({ roots, home }, at) => [
        `@root${at} path ${roots.join(' ')}`,
        `redir @root${at} ${home} ${REDIRECT_STATUS}`,
      ]),
      `@host path ${[...hostFilesOf(hosting), ...COMPRESSED.map((ending) => `*.${ending}`)].join(' ')}`,
      'error @host 404',
      ...cached,
      ...types,
      ...svgFiles,
      ...named,
      ...views,
      'try_files {path} {path}/index.html',
      FILES,
    ]),
    '}',
    'handle_errors {',
    indented([`route {\n${indented(missing)}\n}`]),
    '}',
    '',
  ].join('\n');
}

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
  const added = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${quoted(value)}" always;`,
  );
  return `location ${location} {\n${[...added, ...lines].map((line) => `  ${line}\n`).join('')}}\n`;
}

/** Escapes a quoted value. `$` would start a variable and cannot be escaped, so it is replaced. */
const quoted = (value: string): string => value.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('$', '_');

const escaped = (path: string): string => path.replaceAll('.', String.raw`\.`);

/** A file to include in a server block of nginx. */
function nginxFile(hosting: Hosting): string {
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
    `error_page 404 ${siteWidePart(hosting).missingPage};\n`,
    ...parts.flatMap(({ roots, home, missingPage }) => [
      block(`= ${missingPage}`, ofPages, ['internal;']),
      ...roots.map((root) =>
        block(`= ${root}`, { ...headers, 'Cache-Control': REVALIDATE }, [
          `return ${REDIRECT_STATUS} ${home};`,
        ]),
      ),
    ]),
    ...filesOf(hosting).map(({ path, headers: own }) =>
      block(`= ${path}`, { ...headers, 'Cache-Control': REVALIDATE, ...own }, [asIs]),
    ),
    ...viewFoldersOf(hosting).map(({ folder, missingPage }) =>
      block(
        String.raw`~ ^${escaped(folder)}${VIEW_NAME}(?:\.(?:${VIEW_KINDS.join('|')})|/?)$`,
        { ...ofPages, ...UNSEARCHED },
        [`error_page 404 ${missingPage};`, page],
      ),
    ),
    ...hostFilesOf(hosting).map((path) => block(`= ${path}`, {}, ['return 404;'])),
    block(String.raw`~ ^${escaped(basePath)}.*\.(?:${COMPRESSED.join('|')})$`, {}, ['return 404;']),
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

/** Without this file, GitHub Pages omits files whose names start with an underscore. */
export const NO_JEKYLL = { '.nojekyll': '' };

/** The configuration files that hosts read from the published folder, by file name. */
export function publishedHostFiles(hosting: Hosting): Record<string, string> {
  const checked = checkedHosting(hosting);
  return {
    _headers: headersFile(checked),
    _redirects: redirectsFile(checked),
    'staticwebapp.config.json': staticWebAppFile(checked),
    ...NO_JEKYLL,
  };
}

/** The configuration snippets for an owner's own server, by file name. They are not published. */
export function serverSnippets(hosting: Hosting): Record<string, string> {
  const checked = checkedHosting(hosting);
  return { 'nginx.conf': nginxFile(checked), Caddyfile: caddyFile(checked) };
}
