import { didYouMean } from './nearest';
import { fieldName, shown, type Findings } from './problems';
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

/** Checks `portal.yaml`. Its problems, a sentence each with its place, go to `findings`. */
export function readPortal(source: Source | null, findings: Findings): PortalSettings {
  const data = withoutEmpty(source?.data ?? {}) as Record<string, unknown>;
  const result = portalSchemaFor(data ?? {}).safeParse(data);
  if (result.success) return settingsOf(result.data as PortalFile);
  const wrong: PropertyKey[][] = [];
  for (const issue of result.error.issues) {
    wrong.push(
      ...(issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : // Without a field that it needs, its group says nothing.
          [valueAt(data, issue.path) === undefined ? issue.path.slice(0, -1) : issue.path]),
    );
    const field = fieldName(issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = issue.message.slice(KNOWN_KEYS.length).split(',');
      for (const key of issue.keys) {
        const where = field === '' ? '' : `${field}: `;
        findings.problems.push(
          `${source?.place([...issue.path, key])} ${where}unknown key "${key}"${didYouMean(key, known) || '.'}`,
        );
      }
    } else {
      const got = shown(valueAt(data, issue.path));
      const subject = field === '' ? '' : `${field}: `;
      findings.problems.push(`${source?.place(issue.path)} ${subject}expected ${issue.message}, got ${got}`);
    }
  }
  const rest = (withoutPaths(data, wrong) ?? {}) as Record<string, unknown>;
  const second = portalSchemaFor(rest).safeParse(rest);
  return settingsOf(second.success ? (second.data as PortalFile) : {});
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
