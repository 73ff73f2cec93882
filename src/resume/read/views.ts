import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { plainName } from '../model/places/cities';
import type { Portfolio } from '../model/portfolio';
import { map } from '../standard/expected';
import { leaveOut, warnerOf, type Findings, type Warn, didYouMean } from '../standard/problems';
import { OTHER_SECTIONS, type Resume, plainName as plainKey } from '../standard/resume';
import { viewSchema, type ViewSettings } from '../standard/view';
import { validated } from './read-portal';
import { withoutEmpty } from './read-resume';
import { readSource, type Source } from './source';

/** A tailored résumé. Its name is the last part of its address. */
export type View = ViewSettings & { name: string };

type Group = Readonly<Record<string, unknown>>;

const PRIVATE_FILE = 'views.private.yaml';
/** The name is a part of addresses and file names. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?$/;

const viewsIn = (given: unknown, warn: Warn): Record<string, ViewSettings> =>
  validated(map(viewSchema, 'tailored résumés by their names'), given ?? {}, warn) ?? {};

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
  return [viewsIn(all['views'] ?? all, warnerOf(source, findings)), source];
}

/** The employer whose name contains the name of a view, or the reverse; null if there is none. */
function employerIn(name: string, resume: Resume): string | null {
  const plain = plainName(name.replaceAll('-', ' '));
  const employers = (resume.work ?? []).flatMap(({ name: employer }) => employer ?? []);
  return (
    employers.find((employer) => {
      const other = plainName(employer);
      return other.length > 2 && plain.length > 2 && (plain.includes(other) || other.includes(plain));
    }) ?? null
  );
}

/** The tailored résumés of `portal.yaml` and of `views.private.yaml`, in this order. */
export function viewsOf(
  directory: string,
  settings: unknown,
  portal: Source | null,
  resume: Resume,
  findings: Findings,
): View[] {
  const [hidden, source] = privateViews(directory, findings);
  const warn = warnerOf(portal, findings);
  const given = viewsIn(settings, (path, ...message) => warn(['views', ...path], ...message));
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
      if (NAME.test(name)) {
        for (const { at, message } of unknownInOrder(resume, view.order ?? []))
          warnerOf(from, findings)([...path, name, 'order', at], message);
        return [{ ...view, name }];
      }
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

type Order = NonNullable<ViewSettings['order']>;

/** The name fields of entries in all sections. */
const ENTRY_NAMES = ['name', 'title', 'position', 'institution', 'organization', 'language'] as const;

const sectionOf = (name: string): string => OTHER_SECTIONS.get(plainKey(name)) ?? name;

/** The sections of an order, with the names of their first entries. */
const parts = (order: Order): { section: string; names: readonly string[]; at: number }[] =>
  order.flatMap((part, at) =>
    typeof part === 'string'
      ? [{ section: sectionOf(part), names: [], at }]
      : Object.entries(part).map(([section, names]) => ({ section: sectionOf(section), names, at })),
  );

/** The sections of an order. */
export const sectionsIn = (order: Order): string[] => parts(order).map(({ section }) => section);

const namesOf = (entry: object): string[] =>
  ENTRY_NAMES.flatMap((field) => {
    const value = (entry as Group)[field];
    return typeof value === 'string' ? [value] : [];
  });

/** The parts of an order without effect: the index in the list, and the message. */
function unknownInOrder(resume: Resume, order: Order): { at: number; message: string }[] {
  const sections: Group = resume;
  return parts(order).flatMap(({ section, names, at }) => {
    const key = Object.keys(resume).find((one) => plainKey(one) === plainKey(section));
    const entries: unknown = key === undefined ? undefined : sections[key];
    if (!Array.isArray(entries)) return [];
    const known = (entries as unknown[]).flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? namesOf(entry) : [],
    );
    const plain = new Set(known.map(plainName));
    return names
      .filter((name) => !plain.has(plainName(name)))
      .map((name) => ({
        at,
        message: `nothing in ${section} is called "${name}"${didYouMean(name, known) || '; it changes no order.'}`,
      }));
  });
}

const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((item) => (typeof item === 'string' ? [plainName(item)] : []));

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
    return wanted.some((one) => texts.has(plainName(one)));
  };
  const company = (section: string, entry: Group): unknown =>
    section === 'work' ? entry['name'] : entry['entity'];
  const at = (section: string, entry: Group, wanted: readonly string[]) =>
    textsOf(company(section, entry)).some((name) => wanted.map(plainName).includes(name));
  const isIncluded = (section: string, entry: Group, named: boolean): boolean => {
    const { tags, companies, names, since } = include;
    if (out.tags && has(entry, ['tags', 'keywords'], out.tags)) return false;
    if (out.companies && at(section, entry, out.companies)) return false;
    if (out.names && has(entry, ENTRY_NAMES, out.names)) return false;
    if (out.before && endedBefore(entry, out.before)) return false;
    if (since && endedBefore(entry, since)) return false;
    if (companies && company(section, entry) !== undefined && !at(section, entry, companies)) return false;
    if (names && named && !has(entry, ENTRY_NAMES, names)) return false;
    const tagged = textsOf(entry['tags']).length > 0;
    return !tags || !tagged || has(entry, ['tags', 'keywords'], tags);
  };
  const left = new Set((out.sections ?? []).map(plainName));
  const sections = Object.entries<unknown>(resume).flatMap(([section, value]): [string, unknown][] => {
    if (section !== 'basics' && left.has(plainName(section))) return [];
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

/** The index of the first name that an entry has; after all names if it has none. */
function rankOf(entry: object, names: readonly string[]): number {
  const own = new Set(namesOf(entry).map(plainName));
  const at = names.findIndex((name) => own.has(plainName(name)));
  return at < 0 ? names.length : at;
}

const sorted = <Entry extends object>(
  entries: readonly Entry[],
  names: readonly string[],
  rank: (entry: Entry) => number = (entry) => rankOf(entry, names),
): Entry[] => entries.toSorted((one, other) => rank(one) - rank(other));

/** Sections of the standard whose lists have another name in the model. */
const IN_MODEL: Readonly<Record<string, string>> = { volunteer: 'volunteering' };

type Ordered = Pick<Portfolio, 'companies' | 'otherSections' | 'resume' | 'roleOrder'>;

/** Sorts the entries that a view names to the start of their sections. */
export function inOrder<Draft extends Ordered>(portfolio: Draft, order: Order): Draft {
  const found = { ...portfolio };
  for (const { section, names } of parts(order)) {
    if (names.length === 0) continue;
    const listed = (value: unknown, key: string) =>
      Array.isArray(value) ? { [key]: sorted(value as object[], names) } : {};
    const key = IN_MODEL[section] ?? section;
    if (section === 'work') {
      found.roleOrder = rolesInOrder(found, names);
      found.companies = companiesInOrder(found.companies, names);
    } else Object.assign(found, listed((found as Group)[key], key));
    found.otherSections = found.otherSections.map((other) =>
      plainKey(other.title) === plainKey(section)
        ? { ...other, entries: sorted(other.entries, names) }
        : other,
    );
    found.resume = Object.assign({}, found.resume, listed(found.resume[section], section));
  }
  return found;
}

/** Roles stay with their employers. A named role also moves its employer. */
const companiesInOrder = (companies: Portfolio['companies'], names: readonly string[]) =>
  sorted(
    companies.map((company) => ({ ...company, positions: sorted(company.positions, names) })),
    names,
    (company) => Math.min(...[company, ...company.positions].map((one) => rankOf(one, names))),
  );

/** Roles that are named, or whose employer is. */
function rolesInOrder({ companies, roleOrder }: Ordered, names: readonly string[]): string[] {
  const ranks = new Map(
    companies.flatMap((company) =>
      company.positions.map((role) => [
        role.id,
        Math.min(...[company, role].map((one) => rankOf(one, names))),
      ]),
    ),
  );
  const rank = (id: string) => ranks.get(id) ?? names.length;
  return roleOrder.toSorted((one, other) => rank(one) - rank(other));
}
