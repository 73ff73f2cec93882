import { inThisFormat } from './format-version';
import { iconNameOf, iconNames } from './icons';
import { didYouMean } from './nearest';
import { leaveOut, warnerOf, type Findings, type Path, type Warn } from './problems';
import { KNOWN_KEYS } from './schemas/expected';
import { NAMED_FIELDS, portalSchemaFor, type NamedField, type PortalFile } from './schemas/portal';
import type { Source } from './source';

type Named<Field extends NamedField> = Exclude<NonNullable<PortalFile[Field]>, readonly unknown[]>;

/** `portal.yaml` as the reader uses it: every named field a map. */
export type PortalSettings = Omit<PortalFile, NamedField> & { [Field in NamedField]: Named<Field> };

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** `null` and blank texts are fields that the owner has not filled in yet. Texts lose the blanks around them. */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([, field]) => !isEmpty(field));
  return Object.fromEntries(kept.map(([key, field]) => [key, withoutEmpty(field)]));
}

/** Takes out what is wrong, so that the rest can be checked further. Lists close up. */
export function withoutPaths(value: unknown, wrong: readonly (readonly PropertyKey[])[]): unknown {
  if (wrong.some((path) => path.length === 0)) return undefined;
  if (value === null || typeof value !== 'object' || wrong.length === 0) return value;
  const below = new Map<string, PropertyKey[][]>();
  for (const [first, ...further] of wrong) {
    const paths = below.get(String(first));
    if (paths) paths.push(further);
    else below.set(String(first), [further]);
  }
  const kept = Object.entries(value)
    .map(([key, field]) => [key, withoutPaths(field, below.get(key) ?? [])] as const)
    .filter(([, field]) => field !== undefined);
  return Array.isArray(value) ? kept.map(([, field]) => field) : Object.fromEntries(kept);
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

/** Where the icons stand that are not in the set. */
function strangeIcons(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const strange = key === 'icon' && typeof field === 'string' && !iconNames().has(iconNameOf(field));
    return strange ? [at] : strangeIcons(field, at);
  });
}

/** How often what is left may show further mistakes once some are taken out. */
const MOST_ROUNDS = 20;

/** Checks `portal.yaml`. What cannot be used is left out, each with a warning that says where it stands. */
export function readPortal(source: Source | null, findings: Findings): PortalSettings {
  const warn = warnerOf(source, findings);
  let data = withoutEmpty(inThisFormat(source, findings) ?? {});
  const strange = strangeIcons(data);
  for (const path of strange) {
    const named = iconNameOf(String(valueAt(data, path)));
    const guess = didYouMean(named, [...iconNames()]);
    warn(path, `no icon is named "${String(valueAt(data, path))}"${guess || '.'}`, { weight: 'missing' });
  }
  data = withoutPaths(data, strange);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const result = portalSchemaFor((data ?? {}) as Record<string, unknown>).safeParse(data ?? {});
    if (result.success) return settingsOf(result.data as PortalFile);
    const wrong = result.error.issues.flatMap((issue) => wrongPaths(issue, data, warn));
    data = withoutPaths(data, wrong);
  }
  return settingsOf({});
}

type Issue = NonNullable<
  ReturnType<ReturnType<typeof portalSchemaFor>['safeParse']>['error']
>['issues'][number];

/** What an issue of the schema makes useless; says so. */
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
  // Without a field that it needs, its group says nothing.
  return [value === undefined ? issue.path.slice(0, -1) : issue.path];
}

function settingsOf(file: PortalFile): PortalSettings {
  const maps = NAMED_FIELDS.map((field) => {
    const value = file[field] ?? {};
    return [
      field,
      Array.isArray(value) ? Object.fromEntries(value.map((entry) => [entry.name, entry])) : value,
    ];
  });
  return { ...file, ...(Object.fromEntries(maps) as Pick<PortalSettings, NamedField>) };
}
