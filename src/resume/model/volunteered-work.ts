import type { Warn } from '../standard/problems';
import { textsIn } from './properties';
import type { Resume } from '../standard/resume';
import { isGroup, isText } from '../standard/shape';

type Group = Record<string, unknown>;

/** Without them, two entries are hardly the same. */
const NAMES = [
  ['name', 'organization'],
  ['position', 'position'],
] as const;
const DATES = ['startDate', 'endDate'];

/** Whether a job stands among the volunteering, with its dates and all of its texts. */
function isVolunteered(job: Group, volunteering: Group): boolean {
  const texts = new Set(textsIn(volunteering));
  // The mark of a job without an end, which was compared.
  const { endOngoing: _, ...given } = job;
  return (
    NAMES.every(([name, other]) => isText(job[name]) && job[name] === volunteering[other]) &&
    DATES.every((date) => job[date] === volunteering[date]) &&
    textsIn(given).every((text) => texts.has(text))
  );
}

/**
 * Empties the jobs that stand among the volunteering too, so that no unpaid work is employment.
 * @param resume the part that is shown: without its volunteering, a job is the only trace of the work
 */
export function withoutVolunteered(resume: Resume, warn: Warn): Resume {
  const { work, volunteer = [] } = resume;
  if (!work) return resume;
  const others: unknown[] = volunteer;
  const jobs = work.map((job: unknown, at) => {
    if (!isGroup(job) || !others.filter(isGroup).some((other) => isVolunteered(job, other))) return job;
    const message = 'this entry stands in "volunteer" too; it counts once, as volunteering and not as a job.';
    warn(['work', at], message, { weight: 'harmless' });
    // An empty entry keeps the indexes of the following ones.
    return {};
  });
  return { ...resume, work: jobs as NonNullable<Resume['work']> };
}
