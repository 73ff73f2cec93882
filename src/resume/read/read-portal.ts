import { iconNameOf, iconNames } from '../model/icons';
import { didYouMean, leaveOut, warnerOf, type Findings, type Path, type Warn } from '../standard/problems';
import { KNOWN_KEYS } from '../standard/expected';
import { NAMED_FIELDS, portalSchemaFor, type NamedField, type PortalFile } from '../standard/portal';
import type { Source } from './source';
import { plainNameOf, isGroup } from '../standard/resume';

type Named<Field extends NamedField> = Exclude<NonNullable<PortalFile[Field]>, readonly unknown[]>;

/** The settings of `portal.yaml`, with every named field as a map. */
export type PortalSettings = Omit<PortalFile, NamedField> & { [Field in NamedField]: Named<Field> };

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
export function withoutPaths(value: unknown, wrong: readonly (readonly PropertyKey[])[]): unknown {
  if (wrong.some((path) => path.length === 0)) return undefined;
  if (value === null || typeof value !== 'object' || wrong.length === 0) return value;
  const below = new Map<string, PropertyKey[][]>();
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

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

/** The paths of unknown icons. */
function unknownIcons(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const isUnknown = key === 'icon' && typeof field === 'string' && !iconNames().has(iconNameOf(field));
    return isUnknown ? [at] : unknownIcons(field, at);
  });
}

/** The maximum number of validations. Removing an error can reveal another one. */
const MOST_PASSES = 20;

/** Validates `portal.yaml`. Invalid values are omitted, each with a warning that names the place. */
export function readPortal(source: Source | null, findings: Findings): PortalSettings {
  const warn = warnerOf(source, findings);
  let data = withoutEmpty(inThisFormat(source, findings) ?? {});
  const unknown = unknownIcons(data);
  for (const path of unknown) {
    const named = iconNameOf(String(valueAt(data, path)));
    const guess = didYouMean(named, [...iconNames()]);
    warn(path, `no icon is named "${String(valueAt(data, path))}"${guess || '.'}`, { weight: 'missing' });
  }
  data = withoutPaths(data, unknown);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const result = portalSchemaFor((data ?? {}) as Record<string, unknown>).safeParse(data ?? {});
    if (result.success) return settingsOf(result.data as PortalFile);
    // A value that breaks two rules is one mistake.
    const paths = result.error.issues.map(({ path }) => JSON.stringify(path));
    const issues = result.error.issues.filter((_, at) => paths.indexOf(paths[at] ?? '') === at);
    const wrong = issues.flatMap((issue) => wrongPaths(issue, data, warn));
    data = withoutPaths(data, wrong);
  }
  return settingsOf({});
}

type Issue = NonNullable<
  ReturnType<ReturnType<typeof portalSchemaFor>['safeParse']>['error']
>['issues'][number];

/** The paths to remove because of a schema issue, each with a warning. */
function wrongPaths(issue: Issue, data: unknown, warn: Warn): Path[] {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.slice(KNOWN_KEYS.length).split(',');
    for (const key of issue.keys)
      warn(
        [...issue.path, key],
        `this setting is not known${didYouMean(key, known) || '; nothing reads it.'}`,
        {
          weight: 'missing',
        },
      );
    return issue.keys.map((key) => [...issue.path, key]);
  }
  const value = valueAt(data, issue.path);
  leaveOut(warn, issue.path, issue.message, value);
  // A group without a required field is removed.
  return [value === undefined ? issue.path.slice(0, -1) : issue.path];
}

function settingsOf(file: PortalFile): PortalSettings {
  // The reader also shortens the names in the résumé.
  const maps = NAMED_FIELDS.map((field) => {
    const value = file[field] ?? {};
    const entries = Array.isArray(value)
      ? value.map((entry) => [entry.name, entry] as const)
      : Object.entries(value);
    return [field, Object.fromEntries(entries.map(([name, entry]) => [plainNameOf(name), entry]))];
  });
  return { ...file, ...(Object.fromEntries(maps) as Pick<PortalSettings, NamedField>) };
}

/** The version of the format of an owner's files that this program reads (docs/content.md). */
export const FORMAT_VERSION = 1;

/** The settings of `portal.yaml` in this version. A file of a later one is read as far as it is known. */
function inThisFormat(source: Source | null, findings: Findings): unknown {
  const data = source?.data;
  if (!isGroup(data)) return data;
  const { version = FORMAT_VERSION } = data;
  if (typeof version !== 'number' || !Number.isInteger(version) || version <= FORMAT_VERSION) return data;
  warnerOf(source, findings)(
    ['version'],
    `your files are written for version ${version} of the format, and this program knows version ${FORMAT_VERSION}: npm update portalfolio brings one that knows it. What it does not know is left out.`,
    { weight: 'missing' },
  );
  return { ...data, version: FORMAT_VERSION };
}
