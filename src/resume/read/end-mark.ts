import { isOpenDate } from './in-progress';
import { shown, type Path, type Warn } from './problems';
import { isUnreadableDate } from './tolerate-date';
import { isUnfinishedText } from './unfinished-text';

/** Words with which a study goes on: "not yet completed", "todavía no terminado". */
const STILL = /(?<!\p{L})(?:yet|still|a[úu]n|todav[íi]a|ainda|encore|noch)(?!\p{L})/iu;

/**
 * The field that tells why an entry has no readable end. Without an end, it would go on until today. The time
 * of a job, a project or a study differs if the file says that it goes on. A study may have ended without its
 * degree: "incomplete".
 */
export function endMark(
  section: string,
  given: unknown,
  end: unknown,
  { path, warn }: { path: Path; warn: Warn },
): Readonly<Record<string, true | undefined>> {
  const isUnfinished =
    section === 'education' &&
    typeof given === 'string' &&
    end !== undefined &&
    isUnfinishedText(given) &&
    !STILL.test(given);
  if (isUnfinished && !isUnreadableDate(end)) return { endUnfinished: true };
  // A further message is about the year that stands in such a text.
  if (isUnfinished && /\d/.test(given)) return { endUnknown: true, endUnfinished: true };
  if (isUnfinished) {
    warn(path, `${shown(given)} is no date; the study is shown as one that ended without its degree.`);
    return { endDate: undefined, endUnknown: true, endUnfinished: true };
  }
  if (section === 'education' && isOpenDate(given)) return { endOngoing: true };
  if (isUnreadableDate(end)) return { endUnknown: true };
  const isOngoing = given !== undefined && end === undefined;
  return isOngoing && ['education', 'projects', 'work'].includes(section) ? { endOngoing: true } : {};
}

const MARKS = new Set(['endUnknown', 'endOngoing', 'endUnfinished', 'inProgress', 'isExpected']);

export const isEndMark = (key: string, value: unknown): boolean => MARKS.has(key) && value === true;
