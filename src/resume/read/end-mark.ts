import { parseDate } from './dates';
import { isUnreadableDate } from './tolerate-date';

/**
 * The field that tells why an entry has no readable end. Without an end, it would go on until today. The time
 * of a project differs if the file says that it goes on.
 */
export function endMark(section: string, given: unknown, end: unknown): Readonly<Record<string, true>> {
  if (isUnreadableDate(end)) return { endUnknown: true };
  const isOngoing = section === 'projects' && typeof given === 'string' && parseDate(given) === 'ongoing';
  return isOngoing ? { endOngoing: true } : {};
}

export const isEndMark = (key: string, value: unknown): boolean =>
  (key === 'endUnknown' || key === 'endOngoing') && value === true;
