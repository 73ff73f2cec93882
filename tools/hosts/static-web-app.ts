import {
  AFTER_ASKING,
  CACHING,
  CONTENT_TYPES,
  filesOf,
  MISSING_PAGE,
  pagesOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  redirectTarget,
  roots,
  type Hosting,
} from '../hosting';

/** A larger file is refused. */
const LARGEST_BYTES = 20_000;

/**
 * `staticwebapp.config.json`. The first rule that matches is the only one; what it does not say comes from the global
 * headers. There is no fallback: a missing file is a 404, and never a page.
 */
export function staticWebAppFile(hosting: Hosting): string {
  const { basePath, headers, missingPolicy } = hosting;
  const pages = pagesOf(hosting).map(({ path, policy }) => ({
    route: path,
    headers: { [POLICY_HEADER]: policy },
  }));
  const file = (policies: boolean) => ({
    trailingSlash: 'never',
    routes: [
      ...roots(hosting).map((route) => ({
        route,
        redirect: redirectTarget(hosting),
        statusCode: REDIRECT_STATUS,
      })),
      ...filesOf(hosting).map(({ path, headers: own }) => ({ route: path, headers: own })),
      ...(policies ? pages : []),
      ...CACHING.flatMap((rule) =>
        'folder' in rule
          ? [{ route: `${basePath}${rule.folder}*`, headers: { 'Cache-Control': rule.keep } }]
          : [{ route: `${basePath}*.{${rule.ending.slice(1)}}`, headers: { 'Cache-Control': rule.keep } }],
      ),
    ],
    responseOverrides: { '404': { rewrite: basePath + MISSING_PAGE, statusCode: 404 } },
    globalHeaders: {
      ...headers,
      'Cache-Control': AFTER_ASKING,
      ...(policies && { [POLICY_HEADER]: missingPolicy }),
    },
    mimeTypes: Object.fromEntries(
      Object.entries(CONTENT_TYPES).map(([ending, type]) => [`.${ending}`, type]),
    ),
  });
  const whole = JSON.stringify(file(true), null, 1);
  // Too many pages for one file: the policy that each page holds itself must do.
  return Buffer.byteLength(whole) <= LARGEST_BYTES ? whole : JSON.stringify(file(false), null, 1);
}
