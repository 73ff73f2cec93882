import { isOpenDate } from '../tidy/dates';
import { parseDate } from '../tidy/written-dates';

/** Languages of LinkedIn whose month names do not conflict. English takes precedence. */
export const MONTH_LANGUAGES =
  'en es fr de it pt nl sv da nb fi pl cs ro hu tr el ru uk he ar-EG hi th id ms fil'.split(' ');

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[.'’׳,]/g, '')
    .trim();

/** All names of the months: alone and in a date, short and long. */
export function monthNames(language: string): [name: string, month: number][] {
  return Array.from({ length: 12 }, (_, index) => index).flatMap((index) => {
    const day = new Date(Date.UTC(2020, index, 15));
    const options = { calendar: 'gregory', timeZone: 'UTC' } as const;
    return (['short', 'long'] as const).flatMap((month) => {
      // Several languages inflect a month next to a day or a year.
      const names = [{}, { year: 'numeric' }, { day: 'numeric' }].flatMap((beside) =>
        new Intl.DateTimeFormat(language, { ...options, ...beside, month } as Intl.DateTimeFormatOptions)
          .formatToParts(day)
          .flatMap(({ type, value }) => (type === 'month' && /\p{L}/u.test(value) ? [plain(value)] : [])),
      );
      return names.map((name): [string, number] => [name, index + 1]);
    });
  });
}

let months: Map<string, number> | undefined;
const monthNamed = (name: string): number | undefined => {
  months ??= new Map(MONTH_LANGUAGES.toReversed().flatMap(monthNames));
  return months.get(name);
};

/** The maximum number of years in the future for a two-digit year. */
const YEARS_AHEAD = 10;
const CENTURY = 100;

const yearOf = (text: string | undefined): number => {
  const year = Number(text);
  if (text?.length !== 2) return year;
  const now = new Date().getFullYear();
  return now - (now % CENTURY) + year - (year > (now % CENTURY) + YEARS_AHEAD ? CENTURY : 0);
};

const written = (year: number, month?: number, day?: number): string | null => {
  if (year < 1900 || year > 2199) return null;
  if (month === undefined) return String(year);
  if (month < 1 || month > 12) return null;
  const start = `${year}-${String(month).padStart(2, '0')}`;
  if (day === undefined) return start;
  const inMonth = day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return inMonth ? `${start}-${String(day).padStart(2, '0')}` : null;
};

/** Words next to months: `mayo de 2020`, `thg 5 năm 2020`, `5 mai 2020 à 12:11`. */
const FILLERS = new Set(['de', 'del', 'of', 'nam', 'thg', 'thang', 'г', 'р']);

/**
 * Converts a date of an export to JSON Resume's notation: `Mar 2020`, `2020`, `7/21/09, 12:11 PM`,
 * `2021-10-01 08:00:00 UTC`, `Jan 5, 2020`, `5 janv. 2020`, `2020年5月`, `31.05.2020`.
 * @returns the date, `ongoing` for `Present`, or null for an invalid date
 */
export function linkedInDate(text: string): string | null {
  // Some languages have their own digits. The time of day and its zone are removed.
  const figures = text.trim().replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, figureOf);
  if (parseDate(figures) === 'ongoing') return 'ongoing';
  const date = figures.replace(/[,T ]+\d{1,2}:\d{2}.*$/, '');

  const iso = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?$/.exec(date);
  if (iso) return written(...numbers(iso[1], iso[2], iso[3]));
  const monthYear = /^(\d{1,2})[-/.](\d{4})$/.exec(date);
  if (monthYear) return written(...numbers(monthYear[2], monthYear[1]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(date);
  if (dotted) return written(...numbers(dotted[3], dotted[2], dotted[1]));
  const slashed = /^(\d{1,2})[-/](\d{1,2})[-/](\d{2}|\d{4})$/.exec(date);
  if (slashed) {
    // LinkedIn writes the month first, as in the United States, unless the number is too large.
    const dayFirst = Number(slashed[1]) > 12;
    return written(...numbers(slashed[3], slashed[dayFirst ? 2 : 1], slashed[dayFirst ? 1 : 2]));
  }
  const eastern = /^(\d{4})\s*[年년]\s*(?:(\d{1,2})\s*[月월]\s*(?:(\d{1,2})\s*[日일])?)?$/u.exec(date);
  if (eastern) return written(...numbers(eastern[1], eastern[2], eastern[3]));
  return inWords(date);
}

/** `٥`, `५` → `5`: the digits of a script have consecutive code points. */
const figureOf = (figure: string): string => {
  const code = figure.codePointAt(0) ?? 0;
  const zero = [0x660, 0x6f0, 0x966].findLast((first) => first <= code) ?? code;
  return String(code - zero);
};

const numbers = (
  year?: string,
  month?: string,
  day?: string,
): [number, number | undefined, number | undefined] => [
  yearOf(year),
  month === undefined ? undefined : Number(month),
  day === undefined ? undefined : Number(day),
];

function inWords(date: string): string | null {
  const words = plain(date)
    .split(/\s+/)
    .filter((word) => word !== '' && !FILLERS.has(word));
  const year = words.findIndex((word) => /^\d{4}$/.test(word));
  if (year < 0) return null;
  const rest = words.filter((_, index) => index !== year);
  const figures = rest.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const name = rest.filter((word) => !/^\d{1,2}$/.test(word)).join(' ');
  if (figures.length > 1) return null;
  // Vietnamese numbers the months: two numbers remain of `thg 5 năm 2020`.
  if (name === '') return written(Number(words[year]), figures[0]);
  const month = monthNamed(name);
  return month === undefined ? null : written(Number(words[year]), month, figures[0]);
}

/** A date in a text, in JSON Resume's notation or `ongoing`. */
export type DateIn = {
  date: string;
  /** False if the text contains more than the date. */ isComplete: boolean;
};

/** The date in a text (`Spring 2020`); null if there is none. */
export function dateIn(text: string): DateIn | null {
  const trimmed = text.trim();
  const date = linkedInDate(trimmed.replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1'));
  if (date !== null) return { date, isComplete: true };
  const found = parseDate(trimmed);
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
