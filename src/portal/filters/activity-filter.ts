import { ACTIVITY_KINDS, yearOf, type ActivityEvent, type ActivityKind } from '~/portal/career/activity';
import { parseYears, ranIn, yearsText, type Years } from './filters';

/** The filter of the log in the query string: `?kind=job&kind=project&years=2017-2020`. */
export type ActivityFilter = { kinds: readonly ActivityKind[]; years: Years };

const ANY: Years = { from: null, to: null };
export const NO_FILTER: ActivityFilter = { kinds: [], years: ANY };

/** Parses the filter from a query string. A missing parameter filters nothing. */
export function filterIn(search: string): ActivityFilter {
  const parameters = new URLSearchParams(search);
  const named = parameters.getAll('kind');
  return {
    kinds: ACTIVITY_KINDS.filter((kind) => named.includes(kind)),
    years: parseYears(parameters.get('years') ?? '') ?? ANY,
  };
}

/** The query string with another filter. Other parameters are kept. */
export function searchWith(search: string, { kinds, years }: ActivityFilter): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('kind');
  parameters.delete('years');
  for (const kind of kinds) parameters.append('kind', kind);
  const text = yearsText(years);
  if (text !== '') parameters.set('years', text);
  return parameters.toString();
}

export const filtersNothing = ({ kinds, years }: ActivityFilter): boolean =>
  kinds.length === 0 && years.from === null && years.to === null;

/** The events that match a filter. Events without a date match no range of years. */
export function filtered(
  events: readonly ActivityEvent[],
  { kinds, years }: ActivityFilter,
): readonly ActivityEvent[] {
  const anyYear = years.from === null && years.to === null;
  return events.filter(
    ({ kind, months }) =>
      (kinds.length === 0 || kinds.includes(kind)) && (anyYear || (months !== null && ranIn(months, years))),
  );
}

/** The years that the log spans, newest first. */
export function yearsIn(events: readonly ActivityEvent[]): number[] {
  const spans = events.flatMap(({ months }) => (months ? [months] : []));
  if (spans.length === 0) return [];
  const from = yearOf(Math.min(...spans.map(([first]) => first)));
  const to = yearOf(Math.max(...spans.map(([, last]) => last)));
  return Array.from({ length: to - from + 1 }, (_, at) => to - at);
}
