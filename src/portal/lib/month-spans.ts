import type { Period, Span, YearMonth } from '~/resume/model/portfolio';

const MONTHS_A_YEAR = 12;

const yearMonth = (month: number): YearMonth => ({
  year: Math.floor(month / MONTHS_A_YEAR),
  month: (month % MONTHS_A_YEAR) + 1,
});

/** A span of months as a period, which has ended unless it is current. */
export const periodOf = ([first, last]: Span, current = false): Period => ({
  start: yearMonth(first),
  end: current ? null : yearMonth(last),
  current,
});

/** Merges spans that overlap or touch, in chronological order. */
export function merged(spans: readonly Span[]): Span[] {
  const found: [number, number][] = [];
  for (const [first, last] of spans.toSorted(([one], [other]) => one - other)) {
    const before = found.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else found.push([first, last]);
  }
  return found;
}

/** The number of months in at least one span. */
export const monthsIn = (spans: readonly Span[]): number =>
  merged(spans).reduce((sum, [first, last]) => sum + last - first + 1, 0);
