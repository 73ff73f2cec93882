import {
  REVALIDATE,
  CACHING,
  COMPRESSED,
  CONTENT_TYPES,
  SVG_FOLDERS,
  SVG_FILES,
  filesOf,
  hostFilesOf,
  partsOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  UNSEARCHED,
  VIEW_KINDS,
  VIEW_NAME,
  viewFoldersOf,
  siteWidePart,
  type Hosting,
} from './hosting';

const HEAD = `# Made by the build: every change is lost with the next. Include it in the server block that says the site's root:
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
    HEAD,
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
    ...CACHING.map((rule) =>
      block(
        'folder' in rule ? `${basePath}${rule.folder}` : `~ ^${escaped(basePath)}.*${escaped(rule.ending)}$`,
        { ...headers, 'Cache-Control': rule.cacheControl },
        [asIs],
      ),
    ),
    ...parts.map(({ base, missingPage }) => block(base, ofPages, [`error_page 404 ${missingPage};`, page])),
  ].join('');
}
