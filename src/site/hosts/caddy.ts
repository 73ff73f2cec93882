import {
  REVALIDATE,
  CACHING,
  COMPRESSED,
  CONTENT_TYPES,
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
  type Hosting,
} from './hosting';

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
  const { basePath, headers, policy } = hosting;
  const parts = partsOf(hosting);
  const everywhere = [
    ...Object.entries(headers).map(([name, value]) => header('', name, value)),
    header('', 'Cache-Control', REVALIDATE),
    header('', POLICY_HEADER, policy),
  ];
  const cached = CACHING.flatMap((rule, at) => [
    `@kept${at} path ${'folder' in rule ? `${basePath}${rule.folder}*` : `*${rule.ending}`}`,
    header(`@kept${at} `, 'Cache-Control', rule.cacheControl),
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
    HEAD,
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
