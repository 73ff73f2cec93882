import {
  REVALIDATE,
  CACHING,
  COMPRESSED,
  CONTENT_TYPES,
  SVG_FOLDERS,
  SVG_FILES,
  filesOf,
  partsOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  UNSEARCHED,
  VIEW_KINDS,
  viewFoldersOf,
  siteWidePart,
  type Hosting,
} from './hosting';

/**
 * The `staticwebapp.config.json` file. Only the first rule that matches applies; other headers come from the
 * global headers. There is no fallback: a missing file is a 404.
 */
export function staticWebAppFile(hosting: Hosting): string {
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
      ...CACHING.flatMap((rule) =>
        'folder' in rule
          ? [{ route: `${basePath}${rule.folder}*`, headers: { 'Cache-Control': rule.cacheControl } }]
          : [
              {
                route: `${basePath}*.{${rule.ending.slice(1)}}`,
                headers: { 'Cache-Control': rule.cacheControl },
              },
            ],
      ),
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
