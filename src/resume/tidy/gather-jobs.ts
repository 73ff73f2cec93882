import { ROLES } from './nested-roles';
import type { Path, Warn } from '../standard/problems';
import { jobFieldOf, plainName } from '../standard/resume-fields';
import { isGroup } from '../standard/shape';

type Group = Record<string, unknown>;
type Reading = { warn: Warn; writtenAt: (path: Path, written: Path) => void };

/** Sections that people write for some of their jobs, by names without case and marks. */
const SECTIONS_OF_JOBS =
  /^(?:internships?|freelanc(?:e|ing)(?:work|jobs|experience)?|contracts|contractwork|consulting|visiting(?:positions?|appointments?|research)?|(?:academic|research|teaching|industry|professional)(?:appointments?|positions?|experiences?)|appointments)$/;

/** Fields of studies, which people copy for their internships, by those of a job. */
const FIELDS_OF_STUDIES: Readonly<Record<string, string>> = { institution: 'name', studytype: 'position' };

/** The field of a job that a key stands for. */
const fieldOf = (key: string): string | undefined => jobFieldOf(key) ?? FIELDS_OF_STUDIES[plainName(key)];

/** Whether an employer lists its roles, each with a title: `{ "company": "Mill", "positions": [{ … }] }`. */
function hasRoles(employer: Group): boolean {
  const roles = ROLES.map((key) => employer[key]).find(Array.isArray) ?? [];
  const hasTitle = (role: unknown) =>
    isGroup(role) && Object.keys(role).some((key) => fieldOf(key) === 'position');
  return roles.length > 0 && roles.every(hasTitle);
}

/** An entry as a job; null without an employer, a title or a start. An employer may list its roles instead. */
function jobOf(entry: unknown): Group | null {
  if (!isGroup(entry)) return null;
  const filled = Object.entries(entry).filter(
    ([, value]) => typeof value === 'string' && value.trim() !== '',
  );
  const fields = new Set(filled.map(([key]) => fieldOf(key)));
  const isJob =
    fields.has('name') && (hasRoles(entry) || (fields.has('position') && fields.has('startDate')));
  if (!isJob) return null;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [FIELDS_OF_STUDIES[plainName(key)] ?? key, value]),
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
