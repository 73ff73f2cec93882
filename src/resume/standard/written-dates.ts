import words from './date-words.json' with { type: 'json' };
import { MONTHS_A_YEAR } from './dates';
import { IN_PROGRESS, anyWordOf } from './is-standard';

/** A plan or an expectation: "expected 2027". */
export const EXPECTED = anyWordOf(words.expected);
/** Whether a text says that a study or a certificate is not finished. */
export const isOpenDate = (text: string): boolean => EXPECTED.test(text) || IN_PROGRESS.test(text);

// The longest one first: "bis zur" before "bis".
const anyOf = (name: keyof typeof words) =>
  `(?:${words[name].toSorted((one, other) => other.length - one.length).join('|')})`;
/** "until today", "bis zur Gegenwart" */
const BEFORE_ONGOING = new RegExp(`^(?:${anyOf('beforeOngoing')} )+`, 'i');
/** `from October 2014`, `abgeschlossen im April 2014` */
const BEFORE_DATE = new RegExp(String.raw`^(?:${anyOf('beforeDate')} )+(?=\p{L}|\d)`, 'iu');
/** The sign or word between a start and an end. */
const BETWEEN = new RegExp(
  String.raw`\s+-+\s+|\s*[–—~～至]\s*|\s+${anyOf('between')}\s+|(?<=^\d{4})-(?=\d{4}$)|(?<=^\d{1,2}/\d{4})-`,
  'iu',
);

/** Whether a text in the place of an end says that there is none: "Present". */
export const isOngoing = (text: string): boolean => {
  const plain = text.toLowerCase().replaceAll("'", '’').replaceAll(/\s+/g, ' ').replace(NOTE, '').trim();
  return [plain, plain.replace(BEFORE_ONGOING, '')].some(
    (written) => words.ongoing.includes(written) || /^\.{2,}$/.test(written),
  );
};

/** The languages whose names of months are read. They do not conflict; English takes precedence. */
export const MONTH_LANGUAGES =
  'en es fr de it pt ca nl sv da nb fi pl cs ro hu tr el ru uk he ar-EG hi th id ms fil'.split(' ');

const plainMonth = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.'’׳,]/g, '')
    .trim();

/** All names of the months in a language: alone and in a date, short and long. */
export const monthNames = (language: string): [name: string, month: number][] =>
  (['short', 'long'] as const).flatMap((month) =>
    // Several languages inflect a month next to a day or a year.
    [{}, { year: 'numeric' }, { day: 'numeric' }].flatMap((beside) => {
      const options = { ...beside, month, calendar: 'gregory', timeZone: 'UTC' };
      const format = new Intl.DateTimeFormat(language, options as Intl.DateTimeFormatOptions);
      return Array.from({ length: MONTHS_A_YEAR }, (_, at) => at).flatMap((at) =>
        format
          .formatToParts(new Date(Date.UTC(2020, at, 15)))
          .filter(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
          .map(({ value }): [string, number] => [plainMonth(value), at + 1]),
      );
    }),
  );

let months: ReadonlyMap<string, number> | undefined;
const monthNamed = (name: string): number | undefined =>
  (months ??= new Map([['sept', 9], ...MONTH_LANGUAGES.toReversed().flatMap(monthNames)])).get(name);

/** Dates with the year first, as in the standard: `2020`, `2020-09`, `2020/9/30`, a timestamp. */
const YEAR_FIRST = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?(?:[T ]\d{1,2}:[\d:.,+CTUZ -]*)?$/;
/** Dates in Chinese, Japanese and Korean: `2019年06月`, `2019년 6월`. */
const WITH_UNITS = /^(\d{4}) ?[年년](?: ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日일])?)?$/;
/** Dates with a month's number first: `09/2020`. */
const MONTH_FIRST = /^(\d{1,2})[-/.](\d{4})$/;
/** Dates with a day and a month before the year, in either order: `30/09/2020`, `09/30/2020`. */
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
/** A single year with other words: `spring 2020`, `2026 (expected)`. */
const YEAR_ONLY = /^\D*\b(\d{4})\b\D*$/;
/** A note behind a date: `2015-03 (1 year)`. */
const NOTE = /\s*[(（][^()（）]*[)）]$/;
/** A weekday before a date and a time behind it, as programs write them: `Thu, 28 Aug 2014 00:00:00 GMT`. */
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?,? (?=\S+ \S+)/i;
const TIME = /(?<=\b\d{4}),? \d{1,2}:\d{2}(?::\d{2})?(?: ?(?:GMT|UTC|Z|[+-]\d{4}))*$/;
/** Words and marks beside a month: `mayo de 2020`, `thg 5 năm 2020`, `5th May`. */
const BESIDE = /(?<=^|\s)(?:del?|of|nam|thg|thang|[гр])(?=\s|$)|(?<=\d)(?:st|nd|rd|th)(?=\s)/gu;

/** Arabic and Indian digits as those of ASCII: the digits of a script have consecutive code points. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - ([0x660, 0x6f0, 0x966].findLast((zero) => zero <= code) ?? code));
};

const two = (part: number): string => String(part).padStart(2, '0');

/** A date in the notation of the standard; null for a month that does not exist. A day that does not is left out. */
function dateOf(year: number, month: number | null, day = 0): string | null {
  if (month === null) return String(year);
  if (month < 1 || month > MONTHS_A_YEAR) return null;
  const isDay = day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${year}-${two(month)}${isDay ? `-${two(day)}` : ''}`;
}

/** A date with the name of a month, or with its number between words: `30 de septiembre de 2020`. */
function namedDate(text: string): string | null {
  // "March-24-2014"
  const spoken = text.replaceAll(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, ' ');
  const parts = plainMonth(spoken).replaceAll(BESIDE, ' ').split(/\s+/).filter(Boolean);
  const [year, ...more] = parts.filter((part) => /^\d{4}$/.test(part));
  const [figure, ...figures] = parts.filter((part) => /^\d{1,2}$/.test(part));
  const name = parts.filter((part) => !/^\d{1,2}$|^\d{4}$/.test(part)).join(' ');
  if (year === undefined || more.length + figures.length > 0) return null;
  // Vietnamese numbers the months: only the number is left of "thg 5 năm 2020".
  if (name === '') return figure === undefined ? null : dateOf(Number(year), Number(figure));
  const month = monthNamed(name);
  return month === undefined ? null : dateOf(Number(year), month, Number(figure));
}

/** A date of a résumé in the notation of the standard: a day, a month or a year. Null for other texts. */
export function standardDate(written: string): string | null {
  const text = written
    .trim()
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, asciiDigit)
    .replaceAll(/\s+/g, ' ')
    .replace(/[-/.\s]+$/, '')
    .replace(NOTE, '')
    .replace(TIME, '')
    .replace(WEEKDAY, '')
    .replace(BEFORE_DATE, '');
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? WITH_UNITS.exec(text) ?? [];
  if (year) return dateOf(Number(year), month === undefined ? null : Number(month), Number(day));
  const [, number, ofYear] = MONTH_FIRST.exec(text) ?? [];
  if (ofYear) return dateOf(Number(ofYear), Number(number));
  const [, one, other, lastYear] = YEAR_LAST.exec(text) ?? [];
  if (lastYear) return dateOf(Number(lastYear), ...monthBesideDay(Number(one), Number(other)));
  return namedDate(text) ?? YEAR_ONLY.exec(text)?.[1] ?? null;
}

/** The month of two numbers of which one is the day; null if both may be it: `01-08-2018`. */
function monthBesideDay(one: number, other: number): [month: number | null, day?: number] {
  const isMonth = (number: number) => number >= 1 && number <= MONTHS_A_YEAR;
  if (isMonth(other) && (one === other || one > MONTHS_A_YEAR)) return [other, one];
  return isMonth(one) && other > MONTHS_A_YEAR ? [one, other] : [null];
}

/** The texts on both sides of the sign or word between two dates; one part without it. */
const datesOf = (text: string): string[] => text.trim().split(BETWEEN);

/** A start and an end in one text; null if it does not hold two dates. */
export function spanOfText(value: unknown): { startDate: string; endDate?: string } | null {
  const [start, end, ...more] = typeof value === 'string' ? datesOf(value) : [];
  if (start === undefined || end === undefined || more.length > 0) return null;
  const isEnd = end === '' || isOngoing(end) || standardDate(end) !== null || isOpenDate(end);
  if (standardDate(start) === null || isOngoing(start) || !isEnd) return null;
  return end === '' ? { startDate: start } : { startDate: start, endDate: end };
}
