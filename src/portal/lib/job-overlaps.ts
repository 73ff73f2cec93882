import type { YearMonth } from '~/resume/model/portfolio';

import type { ActivityEvent } from './activity';
import type { Format } from './format';
import { overlapsIn, periodOf } from './month-spans';

/** The longest list. Of more overlaps, a part would seem to be all, and the chart shows them. */
const MOST_OVERLAPS = 5;
const MONTHS_A_YEAR = 12;

/** Two jobs at the same time, as text. */
type JobOverlap = { one: string; other: string; period: string };

type Job = {
  title: string;
  company: string;
  /** The months in which the job was certainly held; reversed if there are none. */
  months: readonly [first: number, last: number];
  /** Whether the first and the last month are in the résumé. */
  hasMonth: readonly [first: boolean, last: boolean];
  isOpen: boolean;
};

const isYear = (date: string): boolean => date !== '' && !date.includes('-');

/** A year alone counts from its December for a start, until its January for an end. */
function jobOf({ kind, status, resource, place, months, start, end }: ActivityEvent): Job[] {
  if (!months || (kind !== 'job' && kind !== 'promotion')) return [];
  const isCurrent = status === 'current';
  const until = end === '' && !isCurrent ? start : end;
  const hasMonth = [!isYear(start), !isYear(until)] as const;
  const [first, last] = months;
  return [
    {
      title: resource,
      company: place,
      months: [
        hasMonth[0] ? first : first + MONTHS_A_YEAR - 1,
        hasMonth[1] ? last : Math.min(last, Number(until) * MONTHS_A_YEAR),
      ],
      hasMonth,
      isOpen: isCurrent && hasMonth[1],
    },
  ];
}

/** The times with two jobs; empty if there are too many. Only overlaps that are certain from the dates count. */
export function jobOverlaps(events: readonly ActivityEvent[], format: Format): JobOverlap[] {
  const overlaps = overlapsIn(events.flatMap(jobOf)).flatMap(({ one, other, months }) => {
    const nameOf = ({ title, company }: Job) =>
      company === '' || one.company === other.company ? title : `${title} (${company})`;
    /** The year alone if only years without a month give this edge of the overlap. */
    const dateAt = (edge: 0 | 1, date: YearMonth | null) =>
      date && [one, other].some((job) => job.hasMonth[edge] && job.months[edge] === months[edge])
        ? date
        : date && { ...date, month: null };
    const { start, end, current } = periodOf(months, one.isOpen && other.isOpen);
    const period = format.period({ start: dateAt(0, start), end: dateAt(1, end), current });
    const names = { one: nameOf(one), other: nameOf(other) };
    return names.one === names.other ? [] : [{ ...names, period, months }];
  });
  return overlaps.length > MOST_OVERLAPS
    ? []
    : overlaps.map(({ one, other, period }) => ({ one, other, period }));
}
