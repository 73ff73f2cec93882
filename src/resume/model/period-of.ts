import { MONTHS_A_YEAR, earliest, hasBegun, isCurrent, isReversed, monthOfDate } from '../standard/dates';
import type { Warn } from '../standard/problems';
import type { Path } from '../standard/path';
import type { Period } from './portfolio';

type Dated = { startDate?: string; endDate?: string; endUnknown?: boolean };

/** The day up to which open periods count, and where mistakes are reported. */
type Today = { today: Date; warn: Warn };

/** Reversed dates further apart are not a start and an end in each other's place. */
const LONGEST_SWAP_YEARS = 5;

/** The period of an entry. Reversed dates cause a warning. */
export function periodOf(entry: Dated, path: Path, { today, warn }: Today): Period {
  const [start, end] = [monthOfDate(entry.startDate), monthOfDate(entry.endDate)];
  if (start && end && isReversed(start, end)) {
    const isSwapped = earliest(start) - earliest(end) <= LONGEST_SWAP_YEARS * MONTHS_A_YEAR;
    const remedy = isSwapped
      ? 'they were read the other way round. Correct them.'
      : 'the start was left out. Correct the wrong date.';
    const early = `"${entry.endDate}" comes before the start "${entry.startDate}"; ${remedy}`;
    warn([...path, 'endDate'], early, { weight: 'missing' });
    return isSwapped
      ? { start: end, end: start, current: isCurrent(end, start, today) }
      : { start: null, end, current: false, startUnknown: true };
  }
  const isUnknown = entry.endUnknown === true && start !== null && end === null;
  return {
    start,
    end,
    current: entry.endUnknown !== true && isCurrent(start, end, today),
    ...(isUnknown && { endUnknown: true }),
  };
}

/**
 * The period of a job or project. A start in the future causes a warning, since it may be a mistyped year.
 */
function begunPeriodOf(entry: Dated, path: Path, reading: Today): Period {
  const period = periodOf(entry, path, reading);
  if (!hasBegun(period, reading.today)) {
    reading.warn(
      [...path, 'startDate'],
      `"${entry.startDate}" lies in the future; it is shown, but not as what you do now or did last.`,
    );
  }
  return period;
}

/** The period of a job. An end alone is no date of the whole job. */
export function jobPeriodOf(entry: Dated, path: Path, reading: Today): Period {
  const period = begunPeriodOf(entry, path, reading);
  return period.start === null && period.end !== null ? { ...period, startUnknown: true } : period;
}

/** After so many years, a project without an end and without an employer is not taken as running. */
const LONGEST_OPEN_YEARS = 4;

/**
 * The period of a project. Many people leave out the end of a project that is long over, so that its start is its
 * date.
 */
export function projectPeriodOf(
  project: Dated & { entity?: string; status?: string },
  path: Path,
  reading: Today,
): Period {
  const period = begunPeriodOf(project, path, reading);
  const { start, end, current } = period;
  if (project.status === 'in progress' && start === null) return { ...period, current: true };
  const isOld = start !== null && start.year < reading.today.getFullYear() - LONGEST_OPEN_YEARS;
  const isStated = project.status === 'in progress' || project.entity !== undefined || end !== null;
  return current && isOld && !isStated ? { ...period, current: false } : period;
}
