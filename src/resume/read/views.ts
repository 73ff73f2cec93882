import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { plainPlaceName } from '../model/places/cities';
import { map } from '../standard/expected';
import { leaveOut, warnerOf, type Findings } from '../standard/problems';
import { OTHER_SECTIONS, type Resume, plainName, type Group } from '../standard/resume';
import { viewSchema, type ViewSettings } from '../standard/portal-parts';
import { validated } from './read-portal';
import { withoutEmpty } from './read-resume';
import { readSource, type Source } from './source';

/** A tailored résumé. Its name is the last part of its address. */
export type View = ViewSettings & { name: string };

const PRIVATE_FILE = 'views.private.yaml';
/** The name is a part of addresses and file names. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?$/;

/** The views in a file that git ignores. */
function privateViews(directory: string, findings: Findings): [Record<string, ViewSettings>, Source | null] {
  const file = join(directory, PRIVATE_FILE);
  if (!existsSync(file)) return [{}, null];
  const source = readSource(file);
  if ('problems' in source) {
    findings.problems.push(...source.problems);
    return [{}, null];
  }
  const all = withoutEmpty(source.data ?? {}) as Group;
  const schema = map(viewSchema, 'tailored résumés by their names');
  return [validated(schema, all['views'] ?? all, warnerOf(source, findings)) ?? {}, source];
}

/** The employer whose name contains the name of a view, or the reverse; null if there is none. */
function employerIn(name: string, resume: Resume): string | null {
  const plain = plainPlaceName(name.replaceAll('-', ' '));
  const employers = (resume.work ?? []).flatMap(({ name: employer }) => employer ?? []);
  return (
    employers.find((employer) => {
      const other = plainPlaceName(employer);
      return other.length > 2 && plain.length > 2 && (plain.includes(other) || other.includes(plain));
    }) ?? null
  );
}

/** The tailored résumés of `portal.yaml` and of `views.private.yaml`, in this order. */
export function viewsOf(
  directory: string,
  given: Readonly<Record<string, ViewSettings>> = {},
  portal: Source | null,
  resume: Resume,
  findings: Findings,
): View[] {
  const [hidden, source] = privateViews(directory, findings);
  const warn = warnerOf(portal, findings);
  for (const name of Object.keys(given)) {
    const employer = employerIn(name, resume);
    if (employer !== null)
      warn(
        ['views', name],
        `this name is that of "${employer}", and whoever sees this file reads it; where the repository is public, write the view into ${PRIVATE_FILE}, which git ignores.`,
      );
  }
  const usable = (
    views: Readonly<Record<string, ViewSettings>>,
    from: Source | null,
    path: readonly string[],
  ): View[] =>
    Object.entries(views).flatMap(([name, view]) => {
      if (NAME.test(name)) return [{ ...view, name }];
      leaveOut(
        warnerOf(from, findings),
        [...path, name],
        'a name of small letters, figures and dashes, such as "backend"',
        name,
      );
      return [];
    });
  const all = [...usable(given, portal, ['views']), ...usable(hidden, source, [])];
  // A view in the private file replaces one of the same name.
  return [...new Map(all.map((view) => [view.name, view])).values()];
}

/** The name fields of entries in all sections. */
const ENTRY_NAMES = ['name', 'title', 'position', 'institution', 'organization', 'language'] as const;

/** The sections that a view names first, by their names in the standard. */
export const sectionsIn = (order: readonly string[]): string[] =>
  order.map((name) => OTHER_SECTIONS.get(plainName(name)) ?? name);

const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((item) => (typeof item === 'string' ? [plainPlaceName(item)] : []));

/** A date shortened to the precision of another one. */
const upTo = (date: string, other: string): string => date.slice(0, Math.min(date.length, other.length));
const endedBefore = (entry: Group, limit: string): boolean => {
  const end =
    entry['endDate'] ??
    (entry['startDate'] === undefined ? (entry['date'] ?? entry['releaseDate']) : undefined);
  return typeof end === 'string' && upTo(end, limit) < upTo(limit, end);
};

/** Selects the content of a view from a résumé. */
export function tailored(resume: Resume, { title, summary, include = {}, leaveOut: out = {} }: View): Resume {
  const has = (entry: Group, fields: readonly string[], wanted: readonly string[]) => {
    const texts = new Set(fields.flatMap((field) => textsOf(entry[field])));
    return wanted.some((one) => texts.has(plainPlaceName(one)));
  };
  const company = (section: string, entry: Group): unknown =>
    section === 'work' ? entry['name'] : entry['entity'];
  const at = (section: string, entry: Group, wanted: readonly string[]) =>
    textsOf(company(section, entry)).some((name) => wanted.map(plainPlaceName).includes(name));
  const isIncluded = (section: string, entry: Group, named: boolean): boolean => {
    const { tags, companies, names, since } = include;
    if (out.tags && has(entry, ['tags', 'keywords'], out.tags)) return false;
    if (out.companies && at(section, entry, out.companies)) return false;
    if (out.names && has(entry, ENTRY_NAMES, out.names)) return false;
    if ([out.before, since].some((limit) => limit && endedBefore(entry, limit))) return false;
    if (companies && company(section, entry) !== undefined && !at(section, entry, companies)) return false;
    if (names && named && !has(entry, ENTRY_NAMES, names)) return false;
    const tagged = textsOf(entry['tags']).length > 0;
    return !tags || !tagged || has(entry, ['tags', 'keywords'], tags);
  };
  const omitted = new Set((out.sections ?? []).map(plainPlaceName));
  const sections = Object.entries<unknown>(resume).flatMap(([section, value]): [string, unknown][] => {
    if (section !== 'basics' && omitted.has(plainPlaceName(section))) return [];
    if (!Array.isArray(value)) return [[section, value]];
    const entries = value as Group[];
    const named = entries.some((entry) => include.names && has(entry, ENTRY_NAMES, include.names));
    // An empty entry keeps the indexes of the following ones.
    return [
      [
        section,
        entries.map((entry) => (typeof entry !== 'object' || isIncluded(section, entry, named) ? entry : {})),
      ],
    ];
  });
  const { basics } = resume;
  return {
    // Sections keep their entries, or empty ones in their places.
    ...(Object.fromEntries(sections) as Resume),
    basics: { ...basics, ...(title && { label: title }), ...(summary && { summary }) },
  };
}
