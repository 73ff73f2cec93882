import type { Portfolio } from '../model/portfolio';
import { plainName } from '../model/places/gazetteer';
import { type Resume, plainName as plainKey } from '../standard/resume';
import { ENTRY_NAMES, namesOf, parts, type Order, type View } from './views';

type Group = Readonly<Record<string, unknown>>;

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
