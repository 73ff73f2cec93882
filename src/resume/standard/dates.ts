import words from './date-words.json' with { type: 'json' };
import type { Period, Span, YearMonth } from '../model/portfolio';

export const MONTHS_A_YEAR = 12;
/** A year without a month counts from its middle: from July for a start, to June for an end. */
const MIDDLE = { start: 7, end: 6 } as const;

/** Made on first use: the browser needs other functions of this module. */
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
/** The numbers of the months by name. Made on first use: the browser needs other functions of this module. */
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
export function dayExists(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (!day) return true;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day);
}

/** The month of a start and the month after the end. */
export type Time = readonly [from: number, to: number];

/** The length of all times together. What several of them share counts once. */
export function timeIn(times: readonly Time[]): number {
  let [total, reached] = [0, -Infinity];
  for (const [from, to] of times.toSorted(([one], [other]) => one - other)) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
}

const index = ({ year, month }: YearMonth, edge: 'start' | 'end'): number =>
  year * MONTHS_A_YEAR + (month ?? MIDDLE[edge]) - 1;

/** Compares periods: later ones first, those without dates last. */
export function byNewest(one: Period, other: Period): number {
  const rank = ({ start, end, current }: Period) => [
    current ? Infinity : end ? index(end, 'end') : start ? index(start, 'start') : -Infinity,
    start ? index(start, 'start') : -Infinity,
  ];
  const [[oneEnd = 0, oneStart = 0], [otherEnd = 0, otherStart = 0]] = [rank(one), rank(other)];
  if (oneEnd !== otherEnd) return otherEnd > oneEnd ? 1 : -1;
  return otherStart === oneStart ? 0 : otherStart > oneStart ? 1 : -1;
}

const monthOf = (today: Date): number => today.getFullYear() * MONTHS_A_YEAR + today.getMonth();

/** The month of a date as a number; that of a year alone is January. */
const earliest = ({ year, month }: YearMonth): number => year * MONTHS_A_YEAR + (month ?? 1) - 1;
const latest = ({ year, month }: YearMonth): number => year * MONTHS_A_YEAR + (month ?? MONTHS_A_YEAR) - 1;

/** Returns false for a start in the future. */
export const hasBegun = ({ start }: Pick<Period, 'start'>, today: Date): boolean =>
  start === null || earliest(start) <= monthOf(today);

/** Whether a period has started and has not ended by today. An end in this year, without a month, is over. */
export function isCurrent(start: YearMonth | null, end: YearMonth | null, today: Date): boolean {
  const now = monthOf(today);
  const isOver = end !== null && (end.month === null ? end.year <= today.getFullYear() : latest(end) <= now);
  return start !== null && earliest(start) <= now && !isOver;
}

/** The first and last month, at most the current one, as numbers; null if there is nothing to count yet. */
export function span({ start, end, current }: Period, today: Date): Span | null {
  if (!start || (!end && !current)) return null;
  const now = monthOf(today);
  const first = index(start, 'start');
  const last = Math.min(end ? index(end, 'end') : now, now);
  if (first <= last) return [first, last];
  // If an assumed middle of a year reverses the period, the widest possible period counts.
  const [low, high] = [earliest(start), Math.min(end ? latest(end) : now, now)];
  return low <= high ? [low, high] : null;
}

/** The number of months in which at least one of the periods ran; null if there are no dates. */
export function monthsIn(periods: readonly Period[], today: Date): number | null {
  const spans = periods.map((period) => span(period, today)).filter((found) => found !== null);
  return spans.length === 0 ? null : timeIn(spans.map(([first, last]) => [first, last + 1]));
}

/** Whether a date of a period is only a year, without a month. */
const isVague = ({ start, end }: Period): boolean => start?.month === null || end?.month === null;

/** More than a year in years, rounded. */
const wholeYears = (months: number): number =>
  months > MONTHS_A_YEAR ? Math.round(months / MONTHS_A_YEAR) * MONTHS_A_YEAR : months;

/** The same for people: whole years where a date is a year alone. */
export function tenureIn(periods: readonly Period[], today: Date): number | null {
  const months = monthsIn(periods, today);
  return months !== null && periods.some(isVague) ? wholeYears(months) : months;
}

/** The period from the earliest start to the latest end. */
export function spanOf(periods: readonly Period[]): Period {
  const starts = periods
    .flatMap(({ start }) => start ?? [])
    .toSorted((a, b) => index(a, 'start') - index(b, 'start'));
  const ends = periods.flatMap(({ end }) => end ?? []).toSorted((a, b) => index(b, 'end') - index(a, 'end'));
  const current = periods.some((period) => period.current);
  const endless = periods.some((period) => period.current && period.end === null);
  const isUnknown = starts.length === 0 && periods.some(({ startUnknown }) => startUnknown);
  const isOver = !current && ends.length === 0 && periods.some(({ endUnknown }) => endUnknown);
  return {
    start: starts[0] ?? null,
    end: endless ? null : (ends[0] ?? null),
    current,
    ...(isUnknown && { startUnknown: true }),
    ...(isOver && { endUnknown: true }),
  };
}

/** The longest gap within a period with one employer, in months. */
const LONGEST_GAP = 6;

/**
 * The periods from each start to the last end before a gap of more than half a year, in their order. A year
 * alone has the smallest possible gap. One period if a start is unknown.
 */
export function stintsOf(periods: readonly Period[]): Period[] {
  const dated = periods.flatMap((period) =>
    period.start ? [{ period, first: earliest(period.start) }] : [],
  );
  if (periods.some(({ start, end }) => end && !start)) return [spanOf(periods)];
  const stints: Period[][] = [];
  let reached = -Infinity;
  for (const { period, first } of dated.toSorted((one, other) => one.first - other.first)) {
    if (first - reached - 1 > LONGEST_GAP) stints.push([]);
    stints.at(-1)?.push(period);
    reached = Math.max(reached, period.end ? latest(period.end) : Infinity);
  }
  return stints.map(spanOf);
}

/** The first and the last month of a period. Unknown edges are open. */
const edgesOf = ({ start, end }: Period) =>
  [start ? index(start, 'start') : -Infinity, end ? index(end, 'end') : Infinity] as const;

/** Whether two periods overlap. */
export const overlaps = (one: Period, other: Period): boolean =>
  edgesOf(one)[0] <= edgesOf(other)[1] && edgesOf(other)[0] <= edgesOf(one)[1];

/** The months between two periods; 0 if they overlap or touch. A year alone has the smallest possible gap. */
export function gapBetween(one: Period, other: Period): number {
  const edges = ({ start, end }: Period) =>
    [start ? earliest(start) : -Infinity, end ? latest(end) : Infinity] as const;
  const [[oneFirst, oneLast], [first, last]] = [edges(one), edges(other)];
  return Math.max(first - oneLast - 1, oneFirst - last - 1, 0);
}

/** Whether the end precedes the start. Dates without a month are compared by year. */
export function isReversed(start: YearMonth, end: YearMonth): boolean {
  if (start.month === null || end.month === null) return end.year < start.year;
  return index(end, 'end') < index(start, 'start');
}
