import { AS_WRITTEN, plainNameOf, FIELDS, resumeSchema, type Resume, isGroup } from '../standard/resume';
import {
  counted,
  leaveOut,
  missing,
  shown,
  warnerOf,
  type Findings,
  type Path,
  type Warning,
} from '../standard/problems';
import { tidySource, type Tidied } from '../tidy/tidy';
import { withoutEmpty, withoutPaths } from './read-portal';
import type { Source } from './source';
import { PACKED } from './packed';

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
  const { data, changes, place, origin } = tidySource(source);
  return { ...source, data, place, origin, changes, given: source.data };
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
    const instead = isWrittenDate(path, valueAt(data, path)) ? 'it is shown as it is written' : undefined;
    leaveOut(warn, path, message, valueAt(data, path), instead);
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

type Group = Record<string, unknown>;

/** Formats other than JSON Resume that an import reads. */
export type OtherFormat = 'europass' | 'reactive-resume' | 'rendercv' | 'yamlresume';

type Known = { id: OtherFormat; /** The name in messages. */ name: string };

const hasKeys = (value: unknown, ...keys: string[]): boolean =>
  isGroup(value) && keys.some((key) => Object.hasOwn(value, key));

/** Whether a section is a group with items. */
const isItemised = ({ sections }: Group): boolean =>
  isGroup(sections) &&
  Object.values(sections).some((section) => isGroup(section) && Array.isArray(section['items']));

/** Each format by keys that only it has. The first match wins. */
const FORMATS: readonly (readonly [Known, isIt: (data: Group) => boolean])[] = [
  [
    { id: 'reactive-resume', name: 'Reactive Resume' },
    (data) => isItemised(data) || (hasKeys(data['summary'], 'content') && hasKeys(data, 'customSections')),
  ],
  [{ id: 'rendercv', name: 'RenderCV' }, ({ cv }) => hasKeys(cv, 'name', 'sections')],
  [
    { id: 'yamlresume', name: 'YAMLResume' },
    ({ content }) => isGroup(content) && hasKeys(content['basics'], 'name'),
  ],
  [{ id: 'europass', name: 'Europass' }, (data) => hasKeys(data, 'SkillsPassport')],
];

/** The format of a file by its keys; null for a JSON Resume and for an unknown format. */
export const otherFormatOf = (data: unknown): Known | null =>
  (isGroup(data) && FORMATS.find(([, isIt]) => isIt(data))?.[0]) || null;

/** The command that imports a file and replaces it. A backup of the file is kept. */
function importCommand(file: string): string {
  const quoted = (text: string) => (/^[\w./:@-]+$/.test(text) ? text : `"${text}"`);
  const directory = file.split(/[/\\]/).slice(0, -1).join('/') || '.';
  const where = PACKED || directory === 'content' ? '' : ` --content ${quoted(directory)}`;
  const command = PACKED ? 'npx portalfolio import' : 'npm run import --';
  return `${command} ${quoted(file)}${where} --force`;
}

/** The message about a file in another format; null for other files. */
function otherFormatMessage(data: unknown, file: string): string | null {
  const format = otherFormatOf(data);
  return (
    format &&
    `the file is in the format of ${format.name}, not JSON Resume; this writes a JSON Resume in its place, and keeps a copy: ${importCommand(file)}`
  );
}
