import type { Path, Warn } from './problems';

type Group = Record<string, unknown>;
type Placed = { entry: unknown; /** The place of the entry in the file. */ path: Path };

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of a job that hold its roles as a list. */
const ROLES = ['positions', 'roles'];
/** Fields of the employer, which all roles share. */
const SHARED = new Set(
  'name company employer organization companyName location city url website link'.split(' '),
);

/**
 * The roles of a job that lists them: `{ "company": "Mill", "positions": [{ "title": "Weaver" }] }`. The first
 * role keeps the other fields of the job. Other entries are returned as they are.
 */
export function rolesOf(section: string, entry: unknown, path: Path, warn: Warn): Placed[] {
  if (section !== 'work' || !isGroup(entry)) return [{ entry, path }];
  const key = ROLES.find((name) => {
    const list = entry[name];
    return Array.isArray(list) && list.length > 0 && list.every(isGroup);
  });
  if (key === undefined) return [{ entry, path }];
  const { [key]: roles, summary, ...job } = entry;
  const shared = Object.fromEntries(Object.entries(job).filter(([field]) => SHARED.has(field)));
  warn([...path, key], 'a job with several roles; each was taken as a job of its own.', {
    weight: 'harmless',
    kind: 'nested roles',
  });
  return (roles as Group[]).map((role, at) => ({
    entry: {
      ...(at === 0 ? { ...job, ...(summary !== undefined && { description: summary }) } : shared),
      ...role,
    },
    path: [...path, key, at],
  }));
}
