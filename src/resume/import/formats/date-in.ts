import { parseDate } from '../../standard/dates';
import { isOpenDate } from '../../tidy/in-progress';
import { linkedInDate } from '../linkedin-date';

/** A date in a text, in JSON Resume's notation or `ongoing`. */
export type DateIn = {
  date: string;
  /** False if the text contains more than the date. */ isComplete: boolean;
};

/** The date in a text (`Spring 2020`); null if there is none. */
export function dateIn(text: string): DateIn | null {
  const plain = text.trim();
  const date = linkedInDate(plain.replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1'));
  if (date !== null) return { date, isComplete: true };
  const found = parseDate(plain);
  if (found === null) return null;
  if (found === 'ongoing') return { date: found, isComplete: true };
  const month = found.month === null ? '' : `-${String(found.month).padStart(2, '0')}`;
  return { date: `${found.year}${month}`, isComplete: false };
}

/** A text that says that something is not finished, as the file has it: `expected 2028`. Null for others. */
export const openDateIn = (value: unknown): string | null =>
  typeof value === 'string' && isOpenDate(value) ? value.trim() : null;

/** The same of an end, also words for "ongoing": a job that is stated to go on differs from one without an end. */
export const openEndIn = (value: unknown): string | null =>
  typeof value === 'string' && dateIn(value)?.date === 'ongoing' ? value.trim() : openDateIn(value);
