import {
  AFTER_ASKING,
  CACHING,
  CONTENT_TYPES,
  DRAWINGS,
  filesOf,
  hostFilesOf,
  pagesOf,
  partsOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  UNSEARCHED,
  VIEW_KINDS,
  VIEW_NAME,
  viewFoldersOf,
  type Hosting,
} from '../hosting';

const HEAD = `# Made by the build: every change is lost with the next. Import it in the site block that says the site's root:
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
export function caddyFile(hosting: Hosting): string {
  const { basePath, headers } = hosting;
  const parts = partsOf(hosting);
  const everywhere = [
    ...Object.entries(headers).map(([name, value]) => header('', name, value)),
    header('', 'Cache-Control', AFTER_ASKING),
  ];
  const kept = CACHING.flatMap((rule, at) => [
    `@kept${at} path ${'folder' in rule ? `${basePath}${rule.folder}*` : `*${rule.ending}`}`,
    header(`@kept${at} `, 'Cache-Control', rule.keep),
  ]);
  const types = Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    header(`@${ending} `, 'Content-Type', type),
  ]);
  const drawings = [`@drawing path *${DRAWINGS.ending}`, header('@drawing ', POLICY_HEADER, DRAWINGS.policy)];
  const pages = pagesOf(hosting).flatMap(({ path, file, policy }, at) => [
    `@page${at} path ${path} ${path}/ ${file}`,
    header(`@page${at} `, POLICY_HEADER, policy),
    `rewrite @page${at} ${file}`,
  ]);
  const named = filesOf(hosting).flatMap(({ path, headers: own }, at) => [
    `@file${at} path ${path}`,
    ...Object.entries(own).map(([name, value]) => header(`@file${at} `, name, value)),
  ]);
  const views = viewFoldersOf(hosting).flatMap(({ folder, policy }, at) => {
    const path = folder.replaceAll('.', String.raw`\.`) + VIEW_NAME;
    const unsearched = (matcher: string) =>
      Object.entries(UNSEARCHED).map(([name, value]) => header(`${matcher} `, name, value));
    return [
      String.raw`@viewfile${at} path_regexp ^${path}\.(${VIEW_KINDS.join('|')})$`,
      ...unsearched(`@viewfile${at}`),
      `@view${at} path_regexp view${at} ^(${path})/?$`,
      ...unsearched(`@view${at}`),
      header(`@view${at} `, POLICY_HEADER, policy),
      `rewrite @view${at} {re.view${at}.1}/index.html`,
    ];
  });
  const inner = parts.filter(({ base }) => base !== basePath).map(({ base }) => `${base}*`);
  const missing = [
    ...everywhere,
    header('', 'Content-Type', CONTENT_TYPES['html'] ?? ''),
    ...parts.flatMap(({ base, missingPage, missingPolicy }, at) => [
      `@missing${at} ${base === basePath ? `not path ${inner.join(' ')}` : `path ${base}*`}`,
      header(`@missing${at} `, POLICY_HEADER, missingPolicy),
      `rewrite @missing${at} ${missingPage}`,
    ]),
    FILES,
  ];
  return [
    HEAD,
    'route {',
    indented([
      ...everywhere,
      ...parts.flatMap(({ roots, home }, at) => [
        `@root${at} path ${roots.join(' ')}`,
        `redir @root${at} ${home} ${REDIRECT_STATUS}`,
      ]),
      `@host path ${hostFilesOf(hosting).join(' ')}`,
      'error @host 404',
      ...kept,
      ...types,
      ...drawings,
      ...named,
      ...pages,
      ...views,
      FILES,
    ]),
    '}',
    'handle_errors {',
    indented([`route {\n${indented(missing)}\n}`]),
    '}',
    '',
  ].join('\n');
}
