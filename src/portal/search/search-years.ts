import type { Span } from '~/resume/model/portfolio';

import { yearsOf } from '~/portal/filters/filters';

export type YearSpan = readonly [first: number, last: number];

/**
 * Packed years of the index: `201304` is 2013 and the four years after it, `2013` is one year, 0 is unknown.
 */
export type PackedYears = number;

const HUNDRED = 100;
const LAST_YEAR = 9999;

export function packYears(span: Span | null): PackedYears {
  if (!span) return 0;
  const [first, last] = yearsOf(span);
  return first === last ? first : first * HUNDRED + Math.min(last - first, HUNDRED - 1);
}

export function unpackYears(packed: PackedYears): YearSpan | null {
  if (!packed) return null;
  if (packed <= LAST_YEAR) return [packed, packed];
  const first = Math.floor(packed / HUNDRED);
  return [first, first + (packed % HUNDRED)];
}

/** The years that a word names, also while it is typed: `2013`, and for `20` every year with that prefix. */
export function namedYears(word: string): YearSpan | null {
  if (!/^[12]\d{1,3}$/.test(word)) return null;
  const tens = 10 ** (4 - word.length);
  return [Number(word) * tens, (Number(word) + 1) * tens - 1];
}

/** Whether two spans of years overlap. */
export const ranThen = ([first, last]: YearSpan, [from, to]: YearSpan): boolean =>
  first <= to && last >= from;

export const shownYears = ([first, last]: YearSpan): string =>
  first === last ? `${first}` : `${first}–${last}`;
