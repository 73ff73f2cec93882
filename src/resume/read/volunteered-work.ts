import type { Path, Warn } from './problems';
import { textsIn } from './properties';
import { isGroup, isText } from './shape';

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

/** Empties the jobs that the file lists as volunteering too, so that no unpaid work is employment. */
export function leaveOutVolunteered({ work, volunteer }: Group, section: Path, warn: Warn): void {
  if (!Array.isArray(work) || !Array.isArray(volunteer)) return;
  const others = (volunteer as unknown[]).filter(isGroup);
  for (const [at, job] of (work as unknown[]).entries()) {
    if (!isGroup(job) || !others.some((other) => isVolunteered(job, other))) continue;
    work[at] = {};
    const message = 'this entry stands in "volunteer" too; it counts once, as volunteering and not as a job.';
    warn([...section, at], message, { weight: 'harmless' });
  }
}
