import type { Path, Warn } from '../standard/problems';
import { OTHER_FIELDS, plainName } from '../standard/resume-fields';
import { isGroup, isText } from '../standard/shape';

type Group = Record<string, unknown>;
type Reading = { warn: Warn; writtenAt: (path: Path, written: Path) => void };

/** Fields of a job that list what was built there. */
const PROJECTS = new Set(['projects', 'keyprojects', 'mainprojects', 'selectedprojects']);

/** The text of a field, under any of its names. */
function textOf(section: string, group: Group, field: string): string | undefined {
  const keys = Object.keys(group).filter(
    (key) => OTHER_FIELDS.get(section)?.get(plainName(key)) === field && isText(group[key]),
  );
  return keys.map((key) => group[key]).find(isText);
}

/** The projects that a job lists as groups with names; null for other lists. */
function listedIn(job: Group): [key: string, projects: readonly Group[]] | null {
  const isProject = (item: unknown): item is Group =>
    isGroup(item) && textOf('projects', item, 'name') !== undefined;
  const found = Object.entries(job).find(
    ([key, list]) =>
      PROJECTS.has(plainName(key)) && Array.isArray(list) && list.length > 0 && list.every(isProject),
  );
  return found ? [found[0], found[1] as Group[]] : null;
}

/**
 * Moves the projects inside of jobs to the projects, tied to the employer. Where an employer has several jobs, an
 * undated project has the dates of its job, unless that still runs: it is the newest, which the project belongs to
 * without dates.
 */
export function gatherNestedProjects(data: Group, { warn, writtenAt }: Reading): void {
  const { work, projects = [] } = data;
  if (!Array.isArray(work) || !Array.isArray(projects)) return;
  const jobs = (work as unknown[]).map((job) => (isGroup(job) ? job : {}));
  const employers = jobs.map((job) => textOf('work', job, 'name'));
  const all: unknown[] = [...(projects as unknown[])];
  data['work'] = (work as unknown[]).map((job, at) => {
    const employer = employers[at];
    const listed = isGroup(job) && employer !== undefined ? listedIn(job) : null;
    if (!isGroup(job) || !listed) return job;
    const [key, own] = listed;
    const isOnlyJob = employers.filter((one) => one === employer).length === 1;
    const [startDate, endDate] = ['startDate', 'endDate'].map((date) => textOf('work', job, date));
    const isPlaced = isOnlyJob || endDate === undefined;
    for (const [index, project] of own.entries()) {
      const isDated = ['startDate', 'endDate'].some((date) => textOf('projects', project, date));
      writtenAt(['projects', all.length], ['work', at, key, index]);
      all.push({ ...(isPlaced || isDated ? {} : { startDate, endDate }), ...project, entity: employer });
    }
    const message = 'projects of a job; they were taken as "projects" with its employer as "entity".';
    warn(['work', at, key], message, { weight: 'harmless', kind: 'nested projects' });
    const { [key]: _, ...others } = job;
    return others;
  });
  if (all.length > projects.length) data['projects'] = all;
}
