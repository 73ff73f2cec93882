import type { Span } from '~/resume/model/portfolio';

/** Years in an address: `2017-2020`, `2017`, `2017-` (from), `-2020` (until). */
export type Years = { from: number | null; to: number | null };

const YEARS = /^(?:(\d{4})?-(\d{4})?|(\d{4}))$/;
const MONTHS_A_YEAR = 12;

/** Null for an invalid range, also if it ends before it begins. */
export function parseYears(text: string): Years | null {
  const [found, first, last, only] = YEARS.exec(text.trim()) ?? [];
  if (found === undefined || found === '-') return null;
  const [from, to] = [first ?? only, last ?? only].map((year) => (year === undefined ? null : Number(year)));
  if (from === undefined || to === undefined) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

/** The years as written in an address; empty for any year. */
export const yearsText = ({ from, to }: Years): string =>
  from === to ? String(from ?? '') : `${from ?? ''}-${to ?? ''}`;

export const yearsOf = ([first, last]: Span): readonly [first: number, last: number] => [
  Math.floor(first / MONTHS_A_YEAR),
  Math.floor(last / MONTHS_A_YEAR),
];

/** Whether a span overlaps the years. */
export function ranIn(span: Span, { from, to }: Years): boolean {
  const [first, last] = yearsOf(span);
  return (to === null || first <= to) && (from === null || last >= from);
}
