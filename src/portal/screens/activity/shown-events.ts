import { KIND_TITLES, yearOf, type ActivityEvent, type ActivityKind } from '~/portal/career/activity';
import { spelledFacet, yearsFacet } from '~/portal/filters/facets';
import { MONTHS_A_YEAR } from '~/portal/text/format';
import { keysOf } from '~/portal/text/keys-of';

// In the browser, because these computations follow the visitor's filters.

/** The events with their facets. The address has the kinds, so that a change of language keeps the filter. */
export function filterableEvents(events: readonly ActivityEvent[]) {
  const resources = events.map((event) => ({ ...event, span: event.months }));
  const type = spelledFacet(resources, ({ kind }) => [kind]);
  return { resources, facets: { type, period: yearsFacet(resources) } };
}

/** The events of each year, newest first; those without a date come last, under null. */
export function byYear(events: readonly ActivityEvent[]): Map<number | null, readonly ActivityEvent[]> {
  const years = new Map<number | null, ActivityEvent[]>();
  for (const event of events) {
    const year = event.months && yearOf(event.months[0]);
    years.set(year, [...(years.get(year) ?? []), event]);
  }
  return years;
}

/** The number of year labels that fit on a phone. */
const LABELS = 5;
/** The smallest visible width of a bar, in percent. */
const LEAST_WIDTH = 0.8;

const percent = (part: number): number => Math.round(part * 10_000) / 100;

/** Events on a time axis, in percent of its width. Each kind has a lane. Simultaneous events are in separate rows. Null if all is in one year, or one event. */
export function timelineOf(events: readonly ActivityEvent[]) {
  const dated = events.flatMap((event) => (event.months ? [{ ...event, months: event.months }] : []));
  if (dated.length < 2) return null;
  const start = Math.min(...dated.map(({ months }) => months[0]));
  const end = Math.max(...dated.map(({ months }) => months[1]));
  const first = Math.floor(start / MONTHS_A_YEAR) * MONTHS_A_YEAR;
  const last = Math.ceil((end + 1) / MONTHS_A_YEAR) * MONTHS_A_YEAR;
  if (last - first <= MONTHS_A_YEAR) return null;
  const at = (month: number): number => percent((month - first) / (last - first));
  // Promotions are in the lane of jobs.
  const laneOf = (kind: ActivityKind): ActivityKind => (kind === 'promotion' ? 'job' : kind);
  const kinds = keysOf(KIND_TITLES).filter((lane) => dated.some(({ kind }) => laneOf(kind) === lane));
  const lanes = kinds.map((kind) => {
    const own = dated
      .filter((event) => laneOf(event.kind) === kind)
      .toSorted((one, other) => one.months[0] - other.months[0]);
    const ends: number[] = [];
    const bars = own.map(({ months: [from, to], resource, place, status, address }) => {
      // A shared month is a handover, not an overlap.
      const free = ends.findIndex((lastMonth) => lastMonth <= from);
      const row = free < 0 ? ends.length : free;
      ends[row] = to;
      const width = Math.max(LEAST_WIDTH, at(to + 1) - at(from));
      const [x, name] = [Math.min(at(from), 100 - width), [resource, place].filter(Boolean).join(' · ')];
      return { x, width: Math.round(width * 100) / 100, row, name, open: status === 'current', address };
    });
    return { kind, rows: ends.length, bars };
  });
  const count = (last - first) / MONTHS_A_YEAR;
  const step = Math.max(1, Math.ceil(count / LABELS));
  const years = Array.from({ length: Math.ceil(count / step) }, (_, place) => {
    const month = first + place * step * MONTHS_A_YEAR;
    return { year: month / MONTHS_A_YEAR, x: at(month) };
  });
  return { years, lanes };
}
