import { dayExists, parseDate } from '../standard/dates';
import { isOpenDate } from './in-progress';
import { shown, type Path, type Warn } from '../standard/problems';
import { BOTH_DATES, plainName } from '../standard/resume-fields';

/** The separator between a start and an end: a hyphen with spaces, a dash, or a word. */
const BETWEEN_DATES =
  /\s+-+\s+|\s*(?:至(?![今る])|到|から)\s*|(?<=\d[年月]?)\s*(?=至今)|\s*[–—~～]\s*|\s+(?:to|until|a|al|até|bis|à)\s+|(?<=^\d{4}(?:[-/.]\d{1,2})?)-(?=\d{4}|\p{L})|(?<=^\d{1,2}[/.]\d{4})-(?=\d{1,2}[/.]\d{4}|\p{L})/iu;

/** The words before "now" in the end of a span: "bis zur Gegenwart", "tot heden". */
const UNTIL = /^(?:to|until|till|bis|hasta|até|fino|tot|til|do|по|до)$/i;
/** A start, such a word and "now" are not longer. */
const MOST_WORDS = 12;

/** A start and words for "now", of which the first one is no separator elsewhere: "2020 tot heden". */
function spanUntilNow(text: string): { startDate: string; endDate: string } | null {
  const words = text.trim().split(/\s+/, MOST_WORDS + 1);
  if (words.length > MOST_WORDS) return null;
  const at = words.findIndex((word, index) => index > 0 && UNTIL.test(word));
  if (at === -1) return null;
  const [startDate, endDate] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return isDay(startDate) && parseDate(endDate) === 'ongoing' ? { startDate, endDate } : null;
}

/** A start and an end in one text or list as dates; null if it does not contain two. */
export function spanOfText(value: unknown): { startDate: string; endDate?: string } | null {
  const untilNow = typeof value === 'string' ? spanUntilNow(value) : null;
  if (untilNow !== null) return untilNow;
  const parts = typeof value === 'string' ? value.trim().split(BETWEEN_DATES) : value;
  if (!Array.isArray(parts) || parts.length !== 2) return null;
  const [start, end] = parts.map((part: unknown) =>
    typeof part === 'string' || typeof part === 'number' ? String(part).trim() : '',
  );
  if (!start || end === undefined) return null;
  const first = parseDate(start);
  if (first === null || first === 'ongoing') return null;
  if (end === '') return { startDate: start };
  return parseDate(end) === null ? null : { startDate: start, endDate: end };
}

/**
 * Reads a period of the one day 2022-01-01 as the year: some editors cannot write it differently. Changes
 * the entry.
 */
export function yearOfOneDay(entry: Record<string, unknown>, path: Path, warn: Warn): void {
  const { startDate, endDate } = entry;
  if (typeof startDate !== 'string' || startDate !== endDate || !/^\d{4}-01-01$/.test(startDate)) return;
  const year = startDate.slice(0, 4);
  Object.assign(entry, { startDate: year, endDate: year });
  warn([...path, 'startDate'], `a period of one day; it was taken as the year ${year}.`, { kind: 'one day' });
}

/** Whether the value is a date that nobody can read: `"?"`. */
export const isUnreadableDate = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && parseDate(value) === null;

/** The date of a computer's clock, in seconds or milliseconds since 1970; null for other texts. */
function ofClock(text: string): string | null {
  const seconds = /^\d{9,10}$/.test(text)
    ? Number(text)
    : /^\d{12,13}$/.test(text)
      ? Number(text) / 1000
      : null;
  return seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** The date of a span in the place of one date: "2012 - 2016" as the date of an award. */
function dateOfSpan(text: string, field: unknown) {
  const span = spanOfText(text);
  return parseDate((field === 'endDate' ? span?.endDate : span?.startDate) ?? '');
}

/** The last date of a list: "2017 - 2019, 2025" is the start of a second time. */
function dateOfList(text: string, field: unknown) {
  const last =
    text
      .split(/[,;]\s+/)
      .slice(1)
      .at(-1) ?? '';
  return parseDate(last) ?? dateOfSpan(last, field);
}

/** A day as in the standard. That of a moment differs by the time zone of the program that wrote it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A date in the standard's notation. Undefined for "ongoing". */
export function dateOf(value: unknown, path: Path, warn: Warn): unknown {
  const given = typeof value === 'number' ? String(value) : value;
  if (typeof given !== 'string') return value;
  const text = ofClock(given) ?? given;
  const field = path.at(-1);
  const written =
    parseDate(text.replace(/[-/.\s]+$/, '')) ?? dateOfSpan(text, field) ?? dateOfList(text, field);
  // "..." is no end, although nothing is left of it without its dots.
  const isOngoing = parseDate(text) === 'ongoing' || (isOpenDate(text) && !/\d/.test(text));
  const date = written ?? (isOngoing ? 'ongoing' : null);
  if (date === null) return value;
  if (date === 'ongoing') {
    warn(path, `${shown(text)} was taken as no end.`, { weight: 'harmless', kind: 'no end' });
    return undefined;
  }
  if (DAY.test(given) && dayExists(given)) return given;
  const month = date.month === null ? '' : `-${String(date.month).padStart(2, '0')}`;
  const plain = `${date.year}${month}`;
  if (!dayExists(text)) warn(path, `${shown(text)} is no day of that month; it was taken as ${plain}.`);
  else if (!/^\d{4}(?:-\d{2}){0,2}$/.test(given))
    warn(path, `${shown(given)} was taken as ${plain}.`, { kind: 'date' });
  return plain;
}

/** Whether a value is a date, and no "ongoing". */
export const isDay = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') &&
  ![null, 'ongoing'].includes(parseDate(String(value)) as null | 'ongoing');

/** Reads `"dates": "2018 – 2020"` as the date of an entry that has one date, and no other field for it. */
export function renameDates(
  field: string,
  group: Record<string, unknown>,
  path: Path,
  { warn, writtenAt }: { warn: Warn; writtenAt: (path: Path, written: Path) => void },
): void {
  const isDate = (value: unknown) => spanOfText(value) !== null || isDay(value);
  const key = Object.keys(group).find((name) => BOTH_DATES.has(plainName(name)) && isDate(group[name]));
  if (key === undefined || group[field] !== undefined) return;
  group[field] = group[key];
  delete group[key];
  writtenAt([...path, field], [...path, key]);
  warn([...path, key], `another name for this field, taken as "${field}"; nothing to do.`, {
    weight: 'harmless',
    kind: `${key} is ${field}`,
  });
}

/**
 * Reads the span in the only date of an entry as its date and its end: "2018-2020" as the year of an award. An
 * award that is "ongoing" has no date, but says so.
 */
export function splitDate(section: string, group: Record<string, unknown>): void {
  const { date, endDate } = group;
  if (section === 'awards' && typeof date === 'string' && parseDate(date) === 'ongoing') {
    delete group['date'];
    group['dates'] ??= date;
    return;
  }
  const span =
    typeof date === 'string' && endDate === undefined && parseDate(date) === null ? spanOfText(date) : null;
  if (span?.endDate) Object.assign(group, { date: span.startDate, endDate: span.endDate });
}
