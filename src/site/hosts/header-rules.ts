import {
  AFTER_ASKING,
  CACHING,
  contentTypeOf,
  DRAWINGS,
  filesOf,
  pagesOf,
  partsOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  UNSEARCHED,
  VIEW_KINDS,
  viewFoldersOf,
  type Hosting,
} from '../hosting';

/** The limits of Cloudflare Pages. Netlify has none. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

type Rule = { path: string; headers: Readonly<Record<string, string>> };

/**
 * The `_headers` file of Cloudflare Pages and Netlify. A header that two matching rules set is sent twice, as
 * one line, so no two rules here set the same header for the same address. A missing address gets its policy
 * from the page itself.
 */
export function headersFile(hosting: Hosting): string {
  const { basePath, headers } = hosting;
  const kept: Rule[] = CACHING.map((rule) => ({
    path: basePath + ('folder' in rule ? `${rule.folder}*` : `*${rule.ending}`),
    headers: {
      'Cache-Control': rule.keep,
      ...('ending' in rule && { 'Content-Type': contentTypeOf(rule.ending) ?? '' }),
    },
  }));
  const pages: Rule[] = pagesOf(hosting).flatMap(({ path, policy }) =>
    [path, `${path}/`].map((address) => ({
      path: address,
      headers: { [POLICY_HEADER]: policy, 'Cache-Control': AFTER_ASKING },
    })),
  );
  const named: Rule[] = filesOf(hosting).map(({ path, type, headers: own }) => ({
    path,
    headers: { 'Content-Type': type, ...own },
  }));
  // One rule per extension. A rule for the whole folder would also match the résumé's own page.
  const views: Rule[] = viewFoldersOf(hosting).flatMap(({ folder }) =>
    VIEW_KINDS.map((kind) => ({
      path: `${folder}*.${kind}`,
      headers: { 'Content-Type': contentTypeOf(`.${kind}`) ?? '', ...UNSEARCHED },
    })),
  );
  const drawings: Rule = {
    path: `${basePath}*${DRAWINGS.ending}`,
    headers: { [POLICY_HEADER]: DRAWINGS.policy },
  };
  const all: Rule[] = [{ path: '/*', headers }, ...kept, drawings, ...named, ...views];
  const otherLanguages = partsOf(hosting).flatMap(({ base }) => (base === basePath ? [] : base));
  const own = pages.filter(({ path }) => !otherLanguages.some((base) => path.startsWith(base)));
  const most = MOST_RULES - all.length;
  const rules = [...all, ...withinLimits(pages.length > most ? own : pages, most)];
  return rules.map((rule) => `${linesOf(rule).join('\n')}\n`).join('');
}

const linesOf = ({ path, headers }: Rule): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * Omits rules beyond the limits, those of the other languages first. These pages rely on the policy in their `<meta>`
 * element.
 */
const withinLimits = (pages: readonly Rule[], most: number): Rule[] =>
  pages.length > most
    ? []
    : pages.filter((rule) => linesOf(rule).every((line) => line.length <= LONGEST_LINE));

/** The `_redirects` file of Cloudflare Pages and Netlify. */
export const redirectsFile = (hosting: Hosting): string =>
  partsOf(hosting)
    .flatMap(({ base, roots, home, missingPage }) => [
      ...roots.map((root) => `${root} ${home} ${REDIRECT_STATUS}\n`),
      // Netlify needs this line. Cloudflare finds the nearest 404 page itself and ignores the line.
      ...(base === hosting.basePath ? [] : [`${base}* ${missingPage} 404\n`]),
    ])
    .join('');
