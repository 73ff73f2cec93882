import { RESUME_PAGE } from '../../portal/addresses/exports';
import {
  CACHING,
  contentTypeOf,
  filesOf,
  partsOf,
  POLICY_HEADER,
  REDIRECT_STATUS,
  UNSEARCHED,
  VIEW_KINDS,
  viewFoldersOf,
  type Hosting,
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
export function headersFile(hosting: Hosting): string {
  const { basePath, headers, policy } = hosting;
  const ownFolder = `${basePath}${RESUME_PAGE.slice(1)}/`;
  const cached: Rule[] = CACHING.map((rule) => ({
    path: basePath + ('folder' in rule ? `${rule.folder}*` : `*${rule.ending}`),
    headers: {
      'Cache-Control': rule.cacheControl,
      ...('ending' in rule && { 'Content-Type': contentTypeOf(rule.ending) ?? '' }),
    },
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

/** The `_redirects` file of Cloudflare Pages and Netlify. */
export const redirectsFile = (hosting: Hosting): string =>
  partsOf(hosting)
    .flatMap(({ base, roots, home, missingPage }) => [
      ...roots.map((root) => `${root} ${home} ${REDIRECT_STATUS}\n`),
      // Netlify needs this line. Cloudflare finds the nearest 404 page itself and ignores the line.
      ...(base === hosting.basePath ? [] : [`${base}* ${missingPage} 404\n`]),
    ])
    .join('');
