import { isOpenDate } from './in-progress';
import { shown, type Path, type Warn } from '../standard/problems';
import { isUnreadableDate } from './tolerate-date';
import { isUnfinishedText } from './unfinished-text';

type Group = Readonly<Record<string, unknown>>;

/** Words with which a study goes on: "not yet completed", "todavía no terminado". */
const STILL = /(?<!\p{L})(?:yet|still|a[úu]n|todav[íi]a|ainda|encore|noch)(?!\p{L})/iu;

/** The words of an end that tell of no degree, alone or in brackets: "incomplete", "2014 (incomplete)". */
function noDegreeIn(end: unknown): string | null {
  if (typeof end !== 'string' || STILL.test(end)) return null;
  const words = /[([（]([^()（）[\]]+)[)\]）]/.exec(end)?.[1] ?? (/\d/.test(end) ? '' : end);
  return isUnfinishedText(words) ? words.trim() : null;
}

/**
 * The fields that tell why an entry has no readable end. Without an end, it would go on until today. The time of
 * a job, a project or a study differs if the file says that it goes on. Words for a study without a degree are
 * shown in place of its grade.
 */
export function endMark(
  section: string,
  entry: Group,
  given: unknown,
  { path, warn }: { path: Path; warn: Warn },
): Group {
  const end = entry['endDate'];
  const noDegree = section === 'education' && entry['score'] === undefined ? noDegreeIn(given) : null;
  if (noDegree !== null) {
    warn(path, `${shown(given)} tells of no degree; ${shown(noDegree)} is shown in place of a grade.`);
    return { score: noDegree, ...(isUnreadableDate(end) && { endDate: undefined, endUnknown: true }) };
  }
  if (section === 'education' && isOpenDate(given)) return { endOngoing: true };
  if (isUnreadableDate(end)) return { endUnknown: true };
  const isOngoing = given !== undefined && end === undefined;
  return isOngoing && ['education', 'projects', 'work'].includes(section) ? { endOngoing: true } : {};
}

const MARKS = new Set(['endUnknown', 'endOngoing', 'inProgress', 'isExpected']);

export const isEndMark = (key: string, value: unknown): boolean => MARKS.has(key) && value === true;
