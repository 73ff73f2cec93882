/** A month, or a year if the résumé does not contain the month. */
export type YearMonth = { year: number; /** 1–12 */ month: number | null };

/** A period of months. `current` if it has started and has not ended. */
export type Period = {
  start: YearMonth | null;
  end: YearMonth | null;
  current: boolean;
  /** The file states a start that cannot be right. */ startUnknown?: true;
  /** A certificate whose end has passed. */ expired?: true;
  /** A field says that a study ended without its degree. */ unfinished?: true;
  /** It is over, but the file does not say when. */ endUnknown?: true;
};

/** The first and last month, at most the current one, as year × 12 + month − 1. */
export type Span = readonly [first: number, last: number];

export const MONTHS_A_YEAR = 12;
/** A year without a month counts from its middle: from July for a start, to June for an end. */
const MIDDLE = { start: 7, end: 6 } as const;

/** The month or year of a date of the standard; null for other texts. */
export function monthOfDate(date: string | undefined): YearMonth | null {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(date ?? '') ?? [];
  return year === undefined
    ? null
    : { year: Number(year), month: month === undefined ? null : Number(month) };
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

/** A month as a number: year × 12 + month. */
export const monthOf = (date: Date): number => date.getFullYear() * MONTHS_A_YEAR + date.getMonth();

/** The month of a date as a number; that of a year alone is January. */
export const earliest = ({ year, month }: YearMonth): number => year * MONTHS_A_YEAR + (month ?? 1) - 1;
export const latest = ({ year, month }: YearMonth): number =>
  year * MONTHS_A_YEAR + (month ?? MONTHS_A_YEAR) - 1;

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
