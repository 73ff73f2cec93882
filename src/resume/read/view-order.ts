import { plainName } from '../model/places/gazetteer';
import { didYouMean } from '../standard/nearest';
import type { Portfolio } from '../model/portfolio';
import type { Resume } from '../standard/resume';
import { plainName as plainKey } from '../standard/resume';
import { OTHER_SECTIONS } from '../tidy/field-map';
import type { ViewSettings } from '../standard/view';

type Order = NonNullable<ViewSettings['order']>;
type Group = Readonly<Record<string, unknown>>;

/** The name fields of entries in all sections. */
export const ENTRY_NAMES = ['name', 'title', 'position', 'institution', 'organization', 'language'] as const;

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

/** The parts of an order without effect: the index in the list, and the message. */
export function unknownInOrder(resume: Resume, order: Order): { at: number; message: string }[] {
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
