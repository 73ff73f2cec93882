import { monthOf } from '~/portal/lib/activity';
import { usageSlice } from '~/portal/lib/evidence/usage';
import { domainNamesIn } from '~/portal/i18n/section-cards';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { textsOf } from '~/portal/i18n/screen-words';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import type { Period, Span, YearMonth } from '~/resume/model/portfolio';

const MONTHS_A_YEAR = 12;

const yearMonth = (month: number): YearMonth => ({
  year: Math.floor(month / MONTHS_A_YEAR),
  month: (month % MONTHS_A_YEAR) + 1,
});

/** A span of months as a period, which has ended unless it is current. */
const periodOf = ([first, last]: Span, current = false): Period => ({
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

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const format = formatOf(language.code);
  const now = monthOf(new Date());
  return {
    ...usageSlice(portfolio, format, domainNamesIn(tOf(language.code))),
    /** The month until which ongoing periods count. */ until: format.period(periodOf([now, now])),
    texts: textsOf(['usage'], language),
    head: pageHead(portfolio, 'usage', language),
  };
}
