import { plainNameOf } from '../standard/plain-name';
import { counted } from '../standard/plural';
import {
  leaveOut,
  missing,
  shown,
  warnerOf,
  type Findings,
  type Path,
  type Warning,
} from '../standard/problems';
import { FIELDS, resumeSchema, type Resume } from '../standard/resume';
import { isGroup } from '../standard/shape';
import { tidySource, type Tidied } from '../tidy/tidy';
import { otherFormatMessage } from './known-formats';
import { withoutEmpty, withoutPaths } from './read-portal';
import type { Source } from './source';

/** Without its end, an entry would go on until today. */
const ENDS: Readonly<Record<string, string>> = {
  work: 'endDate',
  volunteer: 'endDate',
  education: 'endDate',
  projects: 'endDate',
};

/** The value at a path, which may have names such as "toString". */
const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

/** A file in the form of the standard. Its places are those of the owner's text. */
export function tidied(source: Source): Source & Pick<Tidied, 'changes'> & { given: unknown } {
  const { data, changes, place } = tidySource(source);
  return { ...source, data, place, changes, given: source.data };
}

/** One sentence about the changes of form that a build makes in memory. */
export const tidySentence = ({ file, changes }: { file: string; changes: Tidied['changes'] }): Warning[] =>
  changes.length === 0
    ? []
    : [
        missing(
          `${file} is not standard JSON Resume: ${counted(changes.length, 'change was', 'changes were')} made for this build; \`portalfolio tidy\` shows and writes them.`,
        ),
      ].map((warning) => ({ ...warning, weight: 'guessed' as const }));

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

/** A value without groups and lists of which nothing is left; undefined if it is one. */
function withoutEmptied(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withoutEmptied).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isGroup(value)) return value;
  const fields = Object.entries(value)
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
export function readResume(source: Source & { given?: unknown }, findings: Findings): Resume | null {
  const otherFormat = otherFormatMessage(source.given ?? source.data, source.file);
  if (otherFormat !== null) {
    findings.problems.push(`${source.place([])} ${otherFormat}`);
    return null;
  }
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
  const wrong = (resumeSchema.safeParse(data).error?.issues ?? []).map(({ path, message }) => {
    leaveOut(warn, path, message, valueAt(data, path));
    return path;
  });
  const isEntry = (path: Path) => path.length === 2 && typeof path[1] === 'number';
  const rest = withoutPaths(
    data,
    wrong.filter((path) => !isEntry(path)),
  ) as Record<string, unknown[]>;
  for (const [section, index, field] of wrong) {
    const entries = rest[String(section)];
    if (!Array.isArray(entries) || typeof index !== 'number') continue;
    // A removed entry is replaced, so that the following ones keep their indexes.
    if (field === undefined) entries[index] = {};
    else if (field === ENDS[String(section)])
      entries[index] = { ...(entries[index] as object), endUnknown: true };
  }
  return withPlainValues(rest) as unknown as Resume;
}
