import { isOpenDate } from './in-progress';
import { isUnreadableDate } from './tolerate-date';

/**
 * The field that tells why an entry has no readable end. Without an end, it would go on until today. The time
 * of a job, a project or a study differs if the file says that it goes on.
 */
export function endMark(section: string, given: unknown, end: unknown): Readonly<Record<string, true>> {
  if (section === 'education' && isOpenDate(given)) return { endOngoing: true };
  if (isUnreadableDate(end)) return { endUnknown: true };
  const isOngoing = given !== undefined && end === undefined;
  return isOngoing && ['education', 'projects', 'work'].includes(section) ? { endOngoing: true } : {};
}

const MARKS = new Set(['endUnknown', 'endOngoing', 'inProgress', 'isExpected']);

export const isEndMark = (key: string, value: unknown): boolean => MARKS.has(key) && value === true;
