import type { z } from 'zod';

import { iconNameOf, iconNames } from '../model/icons';
import { didYouMean, leaveOut, warnerOf, type Findings, type Warn } from '../standard/problems';
import { type Path, valueAt } from '../standard/path';
import { KNOWN_KEYS } from '../standard/expected';
import { NAMED_FIELDS, portalSchema, type NamedField, type PortalFile } from '../standard/portal';
import type { Source } from './source';
import { withoutEmpty, withoutPaths } from './read-resume';
import { plainNameOf, isGroup, type Resume } from '../standard/resume';

/** The settings of `portal.yaml`, with every named field. */
export type PortalSettings = PortalFile & Required<Pick<PortalFile, NamedField>>;

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
  data = withoutPaths(data, unknown) ?? {};
  return settingsOf(validated(portalSchema, data, warn) ?? {});
}

/** Data by a schema. Values that it refuses are left out, each with a warning; undefined if nothing is left. */
export function validated<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  warn: Warn,
): z.output<Schema> | undefined {
  let data = given;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    // A value that breaks two rules is one mistake.
    const paths = result.error.issues.map(({ path }) => JSON.stringify(path));
    const issues = result.error.issues.filter((_, at) => paths.indexOf(paths[at] ?? '') === at);
    const wrong = issues.flatMap((issue) => wrongPaths(issue, data, warn));
    data = withoutPaths(data, wrong);
  }
  return undefined;
}

/** The paths to remove because of a schema issue, each with a warning. */
function wrongPaths(issue: z.core.$ZodIssue, data: unknown, warn: Warn): Path[] {
  // Keys of JSON and YAML are no symbols.
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.slice(KNOWN_KEYS.length).split(',');
    for (const key of issue.keys)
      warn([...path, key], `this setting is not known${didYouMean(key, known) || '; nothing reads it.'}`, {
        weight: 'missing',
      });
    return issue.keys.map((key) => [...path, key]);
  }
  const value = valueAt(data, path);
  leaveOut(warn, path, issue.message, value);
  // A group without a required field is removed.
  return [value === undefined ? path.slice(0, -1) : path];
}

function settingsOf(file: PortalFile): PortalSettings {
  // The reader also shortens the names in the résumé.
  const maps = NAMED_FIELDS.map((field) => {
    const entries = Object.entries(file[field] ?? {});
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

/** Warns about names in `portal.yaml` that the résumé does not contain. Their settings have no effect. */
export function checkNames(
  resume: Resume,
  settings: PortalSettings,
  source: Source | null,
  findings: Findings,
): void {
  const names = (entries: readonly ({ name?: string } | undefined)[] = []) =>
    entries.flatMap((entry) => entry?.name ?? []);
  const known: Record<NamedField, string[]> = {
    companies: [...new Set(names(resume.work))],
    skills: names(resume.skills),
    resources: names(resume.projects),
    projects: names(resume.projects),
  };
  const data = (source?.data ?? {}) as Record<string, object | undefined>;
  const warn = warnerOf(source, findings);
  const unknownNames = (path: Path, what: string, named: string, of: readonly string[]) =>
    warn(path, `the résumé has no ${what}"${named}"${didYouMean(named, of) || '.'}`, { weight: 'missing' });
  for (const [field, of] of Object.entries(known) as [NamedField, string[]][]) {
    for (const name of Object.keys(settings[field])) {
      if (of.includes(name)) continue;
      const written = Object.keys(data[field] ?? {}).find((one) => plainNameOf(one) === name);
      unknownNames([field, written ?? name], '', name, of);
    }
  }
  for (const name of settings.lastProject?.resources ?? []) {
    if (!known.resources.includes(name))
      unknownNames(['lastProject', 'resources'], 'project ', name, known.resources);
  }
  const leadingTo = [
    ...known.resources,
    ...known.companies,
    ...(resume.work ?? []).flatMap(({ position }) => position ?? []),
  ];
  settings.achievements?.forEach(({ resource }, at) => {
    if (resource !== undefined && !leadingTo.includes(resource))
      unknownNames(['achievements', at, 'resource'], 'project, role or company ', resource, leadingTo);
  });
  const company = settings.lastProject?.company;
  if (company !== undefined && !known.companies.includes(company))
    unknownNames(['lastProject', 'company'], 'company ', company, known.companies);
}
