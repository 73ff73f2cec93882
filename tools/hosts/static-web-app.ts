import {
  AFTER_ASKING,
  CACHING,
  CONTENT_TYPES,
  filesOf,
  pagesOf,
  partsOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  wholeOf,
  type Hosting,
} from '../hosting';

/** A larger file is refused. */
const LARGEST_BYTES = 20_000;

/**
 * `staticwebapp.config.json`. The first rule that matches is the only one; what it does not say comes from the global
 * headers. There is no fallback: a missing file is a 404, and never a page.
 */
export function staticWebAppFile(hosting: Hosting): string {
  const { basePath, headers } = hosting;
  const whole = wholeOf(hosting);
  const pages = pagesOf(hosting).map(({ path, policy }) => ({
    route: path,
    headers: { [POLICY_HEADER]: policy },
  }));
  const file = (policies: boolean) => ({
    trailingSlash: 'never',
    routes: [
      ...partsOf(hosting).flatMap(({ roots, home }) =>
        roots.map((route) => ({ route, redirect: home, statusCode: REDIRECT_STATUS })),
      ),
      ...filesOf(hosting).map(({ path, headers: own }) => ({ route: path, headers: own })),
      ...(policies ? pages : []),
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
      ...(policies && { [POLICY_HEADER]: whole.missingPolicy }),
    },
    mimeTypes: Object.fromEntries(
      Object.entries(CONTENT_TYPES).map(([ending, type]) => [`.${ending}`, type]),
    ),
  });
  const all = JSON.stringify(file(true), null, 1);
  // Too many pages for one file: the policy that each page holds itself must do.
  return Buffer.byteLength(all) <= LARGEST_BYTES ? all : JSON.stringify(file(false), null, 1);
}
