import words from '../standard/date-words.json' with { type: 'json' };
import { MONTHS_A_YEAR } from '../standard/dates';
import type { YearMonth } from '../model/portfolio';

/** Made on first use. */
const patterns = (() => {
  let made: Record<'beforeOngoing' | 'beforeDate' | 'between', RegExp> | undefined;
  // The longest one first: "bis zur" before "bis".
  const anyOf = (name: keyof typeof words) =>
    `(?:${words[name].toSorted((one, other) => other.length - one.length).join('|')})`;
  return () =>
    (made ??= {
      /** "until today", "bis zur Gegenwart" */
      beforeOngoing: new RegExp(`^(?:${anyOf('beforeOngoing')} )+`, 'i'),
      /** `from October 2014`, `abgeschlossen im April 2014` */
      beforeDate: new RegExp(String.raw`^(?:${anyOf('beforeDate')} )+(?=\p{L}|\d)`, 'iu'),
      /** The sign or word between a start and an end. */
      between: new RegExp(
        String.raw`\s+-+\s+|\s*[–—~～至]\s*|\s+${anyOf('between')}\s+|(?<=^\d{4})-(?=\d{4}$)|(?<=^\d{1,2}/\d{4})-`,
        'iu',
      ),
    });
})();

const isOngoing = (text: string): boolean => {
  const plain = text.toLowerCase().replaceAll("'", '’').replace(NOTE, '').trim();
  return [plain, plain.replace(patterns().beforeOngoing, '')].some(
    (said) => words.ongoing.includes(said) || /^\.{2,}$/.test(said),
  );
};

/** The languages whose month names are recognized, in full or abbreviated. */
const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'ca'];

/** The letters of a text without accents: `Déc.` is `dec`. */
const letters = (text: string): string => text.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();

let monthNumbers: ReadonlyMap<string, number> | undefined;
/** The numbers of the months by name. */
const monthsByName = (): ReadonlyMap<string, number> =>
  (monthNumbers ??= new Map([
    ['sept', 9],
    ...LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
        return Array.from({ length: MONTHS_A_YEAR }, (_, at): [string, number] => [
          letters(name.format(new Date(Date.UTC(2020, at)))),
          at + 1,
        ]);
      }),
    ),
  ]));

/** Dates with the year first, as in the standard: `2020`, `2020-09`, `2020/9/30`, a timestamp. */
const YEAR_FIRST = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.]\d{1,2})?(?:[T ]\d{1,2}:[\d:.,+Z -]*)?$/;
/** Dates in Chinese, Japanese and Korean: `2019年06月`, `2019년 6월`. */
const WITH_UNITS = /^(\d{4}) ?[年년](?: ?(\d{1,2}) ?[月월](?: ?\d{1,2} ?[日일])?)?$/;
/** Dates with a month's number first: `09/2020`. */
const MONTH_FIRST = /^(\d{1,2})[-/.](\d{4})$/;
/** Dates with a day and a month before the year, in either order: `30/09/2020`, `09/30/2020`. */
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
/** Dates with a month's name: `Sep 2020`, `30 de septiembre de 2020`, `September 30, 2020`. */
const NAMED =
  /^(?:\d{1,2}(?:\.|st|nd|rd|th)? )?(?:de )?(\p{L}+)[.,]?(?: \d{1,2}(?:st|nd|rd|th)?,?)? (?:de |del )?(\d{4})$/u;

/** Dates with the year before a month's name: `2014, June`. */
const YEAR_NAMED = /^(\d{4})[.,]? (\p{L}+)\.?$/u;

/** A single year with other words: `spring 2020`, `2026 (expected)`. */
const YEAR_ONLY = /^\D*\b(\d{4})\b\D*$/;

/** A note behind a date: `2015-03 (1 year)`. */
const NOTE = /\s*[(（][^()（）]*[)）]$/;
/** A weekday before a date and a time behind it, as programs write them: `Thu, 28 Aug 2014 00:00:00 GMT`. */
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?,? (?=\S+ \S+)/i;
const TIME = /(?<=\b\d{4}) \d{1,2}:\d{2}(?::\d{2})?(?: ?(?:GMT|UTC|Z|[+-]\d{4}))*$/;

/** Parses a date of a résumé: a month or year, "ongoing", or null for an invalid date. */
export function parseDate(written: string): YearMonth | 'ongoing' | null {
  const spaced = written.trim().replaceAll(/\s+/g, ' ');
  if (isOngoing(spaced)) return 'ongoing';
  const text = spaced
    .replace(NOTE, '')
    .replace(TIME, '')
    .replace(WEEKDAY, '')
    .replace(patterns().beforeDate, '');
  const [, year, month] = YEAR_FIRST.exec(text) ?? WITH_UNITS.exec(text) ?? [];
  if (year) return yearMonth(Number(year), month === undefined ? null : Number(month));
  const [, number, ofYear] = MONTH_FIRST.exec(text) ?? [];
  if (ofYear) return yearMonth(Number(ofYear), Number(number));
  const [, one, other, lastYear] = YEAR_LAST.exec(text) ?? [];
  if (lastYear) return { year: Number(lastYear), month: monthBesideDay(Number(one), Number(other)) };
  // "March-24-2014"
  const spoken = text.replaceAll(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, ' ');
  const [, before, after = ''] = YEAR_NAMED.exec(spoken) ?? [];
  const [, name = after, inYear = before] = NAMED.exec(spoken) ?? [];
  const named = monthsByName().get(letters(name));
  if (named !== undefined && inYear) return { year: Number(inYear), month: named };
  const [, alone] = YEAR_ONLY.exec(text) ?? [];
  return alone ? { year: Number(alone), month: null } : null;
}

/** The texts on both sides of the sign or word between two dates; one part without it. */
export const datesOf = (text: string): string[] => text.trim().split(patterns().between);

/** A start and an end in one text; null if it does not hold two dates. */
export function spanOfText(value: unknown): { startDate: string; endDate?: string } | null {
  const [start, end, ...more] = typeof value === 'string' ? datesOf(value) : [];
  if (start === undefined || end === undefined || more.length > 0) return null;
  const [first, last] = [parseDate(start), parseDate(end)];
  if (first === null || first === 'ongoing' || (last === null && end !== '')) return null;
  return end === '' ? { startDate: start } : { startDate: start, endDate: end };
}

/** The month of two numbers of which one is the day; null if both may be it: `01-08-2018`. */
function monthBesideDay(one: number, other: number): number | null {
  if (one === other || one > MONTHS_A_YEAR) return other >= 1 && other <= MONTHS_A_YEAR ? other : null;
  return other > MONTHS_A_YEAR && one >= 1 ? one : null;
}

const yearMonth = (year: number, month: number | null): YearMonth | null =>
  month !== null && (month < 1 || month > MONTHS_A_YEAR) ? null : { year, month };

/** Returns false for an invalid day, such as 2024-09-31. */
function dayExists(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (!day) return true;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day);
}

/** A date of the standard: the day if it was written so, else the month or the year. Null for other texts. */
export function standardDate(written: string): string | null {
  const date = parseDate(written.replace(/[-/.\s]+$/, ''));
  if (date === null || date === 'ongoing') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(written) && dayExists(written)) return written;
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`;
}
