import { AS_WRITTEN, plainNameOf, FIELDS, resumeSchema, type Resume, isGroup } from '../standard/resume';
import { leaveOut, shown, warnerOf, type Findings } from '../standard/problems';
import { type Path, valueAt } from '../standard/path';
import type { Source } from './source';

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Removes `null` and blank texts, which are empty fields, and trims texts. */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (value === null || typeof value !== 'object') return value;
  const filled = Object.entries(value).filter(([, field]) => !isEmpty(field));
  return Object.fromEntries(filled.map(([key, field]) => [key, withoutEmpty(field)]));
}

/** Removes invalid values, so that the rest can be validated. Lists become shorter. */
export function withoutPaths(value: unknown, wrong: readonly Path[]): unknown {
  if (wrong.some((path) => path.length === 0)) return undefined;
  if (value === null || typeof value !== 'object' || wrong.length === 0) return value;
  const below = new Map<string, Path[]>();
  for (const [first, ...further] of wrong) {
    const paths = below.get(String(first));
    if (paths) paths.push(further);
    else below.set(String(first), [further]);
  }
  const filled = Object.entries(value)
    .map(([key, field]) => [key, withoutPaths(field, below.get(key) ?? [])] as const)
    .filter(([, field]) => field !== undefined);
  return Array.isArray(value) ? filled.map(([, field]) => field) : Object.fromEntries(filled);
}

/** Without its end, an entry would go on until today. */
const ENDS: Readonly<Record<string, string>> = {
  work: 'endDate',
  volunteer: 'endDate',
  education: 'endDate',
  projects: 'endDate',
};

/** Whether a value is a date that cannot be read. Its text is a property of the entry, under the name of its field. */
const isWrittenDate = (path: Path, value: unknown): boolean =>
  path.length === 3 &&
  FIELDS[String(path[0])]?.[String(path[2])] === 'date' &&
  typeof value === 'string' &&
  /\p{L}|\d/u.test(value);

const plainValue = (kind: string | undefined, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return kind === 'address' ? new URL(value).href : kind === 'text' ? plainNameOf(value) : value;
};

/** The addresses without line breaks and quotation marks, and the names without Markdown. */
function withPlainValues(data: object): object {
  const mend = (section: string, group: unknown): unknown =>
    isGroup(group)
      ? Object.fromEntries(
          Object.entries(group).map(([key, value]) => [key, plainValue(FIELDS[section]?.[key], value)]),
        )
      : group;
  return Object.fromEntries(
    Object.entries(data).map(([section, value]) => [
      section,
      Array.isArray(value)
        ? value.map((entry) => mend(section, entry))
        : section === 'basics' && isGroup(value) && Array.isArray(value['profiles'])
          ? {
              ...(mend(section, value) as object),
              profiles: value['profiles'].map((one) => mend('basics.profiles', one)),
            }
          : mend(section, value),
    ]),
  );
}

/** A value without its empty groups and lists; undefined for an empty one. */
function withoutEmptied(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withoutEmptied).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isGroup(value)) return value;
  const fields = Object.entries(value)
    .filter(([key]) => key !== AS_WRITTEN)
    .map(([key, field]) => [key, withoutEmptied(field)] as const)
    .filter(([, field]) => field !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Removes what the strict reading and privacy emptied, when the indexes of entries are no longer needed. */
export const withoutEmptyEntries = <Data extends object>(resume: Data): Data =>
  (withoutEmptied(resume) ?? {}) as Data;

/**
 * Reads a file of the standard's form strictly. A value that does not fit is left out, with a warning.
 * @returns null, with a problem in `findings`, if there is no name
 */
export function readResume(source: Source, findings: Findings): Resume | null {
  const data = withoutEmpty(source.data);
  const warn = warnerOf(source, findings);
  if (!isGroup(data)) {
    findings.problems.push(`${source.place([])} expected a résumé (a group of fields), got ${shown(data)}`);
    return null;
  }
  const basics = isGroup(data['basics']) ? data['basics'] : {};
  if (typeof basics['name'] !== 'string') {
    findings.problems.push(
      `${source.place(['basics', 'name'])} basics.name: expected the owner’s name, got ${shown(basics['name'])}; write it there: "basics": { "name": "Ada Byron" }`,
    );
    return null;
  }
  const wrong = (resumeSchema.safeParse(data).error?.issues ?? []).map((issue) => {
    const path = issue.path as Path;
    const instead = isWrittenDate(path, valueAt(data, path)) ? 'it is shown as it is written' : undefined;
    leaveOut(warn, path, issue.message, valueAt(data, path), instead);
    return path;
  });
  const isEntry = (path: Path) => path.length === 2 && typeof path[1] === 'number';
  const rest = withoutPaths(
    data,
    wrong.filter((path) => !isEntry(path)),
  ) as Record<string, unknown[]>;
  for (const entries of Object.values(rest))
    for (const entry of Array.isArray(entries) ? entries : []) if (isGroup(entry)) delete entry[AS_WRITTEN];
  for (const [section, index, field] of wrong) {
    const entries = rest[String(section)];
    if (!Array.isArray(entries) || typeof index !== 'number') continue;
    // A removed entry is replaced, so that the following ones keep their indexes.
    if (field === undefined) {
      entries[index] = {};
      continue;
    }
    const entry = entries[index] as Record<string, unknown>;
    const written = valueAt(data, [section ?? '', index, field]);
    if (field === ENDS[String(section)]) entry['endUnknown'] = true;
    if (isWrittenDate([section ?? '', index, field], written))
      entry[AS_WRITTEN] = { ...(entry[AS_WRITTEN] as object | undefined), [field]: written };
  }
  return withPlainValues(rest) as unknown as Resume;
}
