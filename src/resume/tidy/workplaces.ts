import { entityKeys } from '../model/employers';
import type { Path, Warn } from '../standard/problems';
import { plainName } from '../standard/resume-fields';
import { isGroup, isText } from '../standard/shape';

type Group = Record<string, unknown>;
type Reading = { warn: Warn; writtenAt: (path: Path, written: Path) => void };

/**
 * Takes the workplace of a project as its entity if it is the name of an employer. Another one may be a town.
 * Changes the projects.
 */
export function tieWorkplaces(
  { work, projects }: Group,
  section: string,
  { warn, writtenAt }: Reading,
): void {
  if (!Array.isArray(work) || !Array.isArray(projects)) return;
  const names = (work as unknown[]).map((job) => (isGroup(job) ? job['name'] : undefined)).filter(isText);
  const keyOf = entityKeys(names.map((name) => ({ name })));
  for (const [index, project] of (projects as unknown[]).entries()) {
    if (!isGroup(project) || project['entity'] !== undefined) continue;
    const key = Object.keys(project).find((name) => plainName(name) === 'workplace');
    const place = key === undefined ? undefined : project[key];
    if (key === undefined || !isText(place) || keyOf(place) === undefined) continue;
    project['entity'] = place;
    delete project[key];
    const path = [section, index];
    writtenAt([...path, 'entity'], [...path, key]);
    warn([...path, key], 'the name of an employer; it was taken as "entity".', { kind: 'workplace' });
  }
}
