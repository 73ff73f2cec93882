import type { Path, Warn } from './problems';
import { plainName } from './resume-fields';

type Group = Record<string, unknown>;
type Reading = { warn: Warn; writtenAt: (path: Path, written: Path) => void };

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sections that people write for some of their jobs, by names without case and marks. */
const SECTIONS_OF_JOBS =
  /^(?:internships?|visiting(?:positions?|appointments?|research)?|(?:academic|research|teaching|industry|professional)(?:appointments?|positions?|experiences?)|appointments)$/;
const EMPLOYERS = ['name', 'company', 'employer', 'organization', 'organisation', 'institution'];
const TITLES = ['position', 'title', 'role', 'jobtitle', 'studytype'];
const STARTS = ['startdate', 'start', 'from'];

/** The key of the first field of a group that holds a text, by its possible names. */
const keyIn = (group: Group, names: readonly string[]): string | undefined =>
  names
    .map((name) => Object.keys(group).find((key) => plainName(key) === name))
    .find((key) => key !== undefined && typeof group[key] === 'string' && group[key].trim() !== '');

/** An entry as a job; null without an employer, a title or a start. */
function jobOf(entry: unknown): Group | null {
  if (!isGroup(entry)) return null;
  const [employer, title, start] = [EMPLOYERS, TITLES, STARTS].map((names) => keyIn(entry, names));
  if (employer === undefined || title === undefined || start === undefined) return null;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key === employer ? 'name' : key === title ? 'position' : key,
      value,
    ]),
  );
}

/** Moves sections such as `internships` to the jobs, if each of their entries is one. */
export function gatherJobs(data: Group, { warn, writtenAt }: Reading): void {
  for (const [section, list] of Object.entries(data)) {
    const work = data['work'] ?? [];
    if (!SECTIONS_OF_JOBS.test(plainName(section)) || !Array.isArray(list) || !Array.isArray(work)) continue;
    const jobs = list.map(jobOf);
    if (jobs.length === 0 || !jobs.every((job) => job !== null)) continue;
    for (const at of jobs.keys()) writtenAt(['work', work.length + at], [section, at]);
    data['work'] = [...(work as unknown[]), ...jobs];
    delete data[section];
    warn([section], 'its entries were taken as "work"; write them there.');
  }
}
