import { splitGroups } from './nested-skills';
import { splitNumbered } from './numbered-fields';
import type { Path, Warn } from '../standard/problems';
import { jobFieldOf } from '../standard/resume-fields';
import { timesOf } from './several-times';
import { isGroup, isText } from '../standard/shape';

type Group = Record<string, unknown>;
type Placed = { entry: unknown; /** The place of the entry in the file. */ path: Path };

/** Fields of a job that hold its roles as a list. */
export const ROLES: readonly string[] = ['positions', 'roles'];
/** Fields of the employer, which all roles share. */
const SHARED = new Set(
  'name company employer organization companyName location city url website link'.split(' '),
);

/**
 * The entries of a section with the lists that stand inside of an entry:
 * `[{ "master": [{ … }], "bachelor": [{ … }] }]`, and with the roles of each job as entries of their own.
 * @param pathOf the place of an entry in the file
 * @param isKnown whether the section has a field
 */
export function nestedEntries(
  section: string,
  entries: readonly unknown[],
  pathOf: (index: number) => Path,
  isKnown: (key: string) => boolean,
  warn: Warn,
): Placed[] {
  return entries.flatMap((entry, index) => {
    const path = pathOf(index);
    return entriesInside(entry, path, isKnown, warn)
      .flatMap((one) => splitNumbered(section, one, isKnown, warn))
      .flatMap((one) => splitGroups(section, one, warn))
      .flatMap((one) => rolesOf(section, one.entry, one.path, warn));
  });
}

function entriesInside(entry: unknown, path: Path, isKnown: (key: string) => boolean, warn: Warn): Placed[] {
  const fields = isGroup(entry) ? Object.entries(entry) : [];
  const isNested = fields.every(
    ([key, list]) => !isKnown(key) && Array.isArray(list) && list.length > 0 && list.every(isGroup),
  );
  if (fields.length === 0 || !isNested) return [{ entry, path }];
  warn(path, 'lists of entries inside an entry; their entries were taken as the section’s.');
  return fields.flatMap(([key, list]) =>
    (list as Group[]).map((one, at): Placed => ({ entry: one, path: [...path, key, at] })),
  );
}

/**
 * The roles of a job that lists them: `{ "company": "Mill", "positions": [{ "title": "Weaver" }] }`. The first
 * role keeps the other fields of the job. Other entries are returned as they are.
 */
function rolesOf(section: string, entry: unknown, path: Path, warn: Warn): Placed[] {
  if (section !== 'work' || !isGroup(entry)) return [{ entry, path }];
  const key = ROLES.find((name) => {
    const list = entry[name];
    return Array.isArray(list) && list.length > 0 && list.every(isGroup);
  });
  if (key === undefined) return timesOf(entry, path, warn);
  const { [key]: roles, summary, subtitle, tagline, ...job } = entry;
  // Each role has its own title: that of the job describes the employer's entry.
  const titles = (group: Group) => Object.keys(group).filter((field) => jobFieldOf(field) === 'position');
  const haveTitles = (roles as Group[]).every((role) => titles(role).length > 0);
  const title = haveTitles ? titles(job).map((field) => job[field])[0] : undefined;
  const about = [title, subtitle, tagline, job['description'], summary].flat().filter(isText).join('\n\n');
  const shared = Object.fromEntries(Object.entries(job).filter(([field]) => SHARED.has(field)));
  warn([...path, key], 'a job with several roles; each was taken as a job of its own.', {
    weight: 'harmless',
    kind: 'nested roles',
  });
  return (roles as Group[]).map((role, at) => ({
    entry: {
      ...(at === 0 ? { ...job, ...(about !== '' && { description: about }) } : shared),
      ...role,
    },
    path: [...path, key, at],
  }));
}
