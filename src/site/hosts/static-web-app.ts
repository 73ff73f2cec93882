import {
  AFTER_ASKING,
  CACHING,
  CONTENT_TYPES,
  DRAWING_FOLDERS,
  DRAWINGS,
  filesOf,
  pagesOf,
  partsOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  UNSEARCHED,
  VIEW_KINDS,
  viewFoldersOf,
  wholeOf,
  type Hosting,
} from '../hosting';

type Page = ReturnType<typeof pagesOf>[number];

/** The size limit of the host, bytes. */
const LARGEST_BYTES = 20_000;

/**
 * The `staticwebapp.config.json` file. Only the first rule that matches applies; other headers come from the
 * global headers. There is no fallback: a missing file is a 404.
 */
export function staticWebAppFile(hosting: Hosting): string {
  const { basePath, headers } = hosting;
  const [parts, whole] = [partsOf(hosting), wholeOf(hosting)];
  const file = (pages: readonly Page[], policy?: string) => ({
    trailingSlash: 'never',
    routes: [
      ...parts.flatMap(({ roots, home }) =>
        roots.map((route) => ({ route, redirect: home, statusCode: REDIRECT_STATUS })),
      ),
      ...filesOf(hosting).map(({ path, headers: own }) => ({ route: path, headers: own })),
      ...viewFoldersOf(hosting).map(({ folder }) => ({
        route: `${folder}*.{${VIEW_KINDS.join(',')}}`,
        headers: UNSEARCHED,
      })),
      ...pages.map((page) => ({ route: page.path, headers: { [POLICY_HEADER]: page.policy } })),
      ...DRAWING_FOLDERS.map(({ folder, keep }) => ({
        route: `${basePath}${folder}*.{${DRAWINGS.ending.slice(1)}}`,
        headers: { 'Cache-Control': keep, [POLICY_HEADER]: DRAWINGS.policy },
      })),
      ...CACHING.flatMap((rule) =>
        'folder' in rule
          ? [{ route: `${basePath}${rule.folder}*`, headers: { 'Cache-Control': rule.keep } }]
          : [{ route: `${basePath}*.{${rule.ending.slice(1)}}`, headers: { 'Cache-Control': rule.keep } }],
      ),
    ],
    responseOverrides: { '404': { rewrite: whole.missingPage, statusCode: 404 } },
    globalHeaders: {
      ...headers,
      'Cache-Control': AFTER_ASKING,
      ...(policy && { [POLICY_HEADER]: policy }),
    },
    mimeTypes: Object.fromEntries(
      Object.entries(CONTENT_TYPES).map(([ending, type]) => [`.${ending}`, type]),
    ),
  });
  const partAt = (path: string) => parts.find(({ base }) => path.startsWith(base));
  const byPart = parts
    .toReversed()
    .map((part) => pagesOf(hosting).filter(({ path }) => partAt(path) === part));
  const all = JSON.stringify(file(byPart.flat(), whole.missingPolicy), null, 1);
  // If the file would be too large, rules of as few languages as possible are omitted. Their pages rely on
  // the policy in their `<meta>` element.
  const fewer = byPart.map((_, at) => JSON.stringify(file(byPart.slice(0, -1 - at).flat()), null, 1));
  return [all, ...fewer].find((text) => Buffer.byteLength(text) <= LARGEST_BYTES) ?? fewer.at(-1) ?? all;
}
