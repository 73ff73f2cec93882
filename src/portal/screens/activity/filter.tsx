import { useId } from 'react';
import { ACTIVITY_KINDS, type ActivityEvent, yearOf, type ActivityKind } from '~/portal/career/activity';
import type { T } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import styles from './filter.module.css';
import { parseYears, ranIn, yearsText, type Years } from '~/portal/filters/filters';

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

/** The events that match a filter. Events without a date match no range of years. */
export function filtered(
  events: readonly ActivityEvent[],
  { kinds, years }: ActivityFilter,
): readonly ActivityEvent[] {
  return events.filter(
    ({ kind, months }) =>
      (kinds.length === 0 || kinds.includes(kind)) &&
      (yearsText(years) === '' || (months !== null && ranIn(months, years))),
  );
}

/** The years that the log spans, newest first. */
function yearsIn(events: readonly ActivityEvent[]): number[] {
  const spans = events.flatMap(({ months }) => (months ? [months] : []));
  if (spans.length === 0) return [];
  const from = yearOf(Math.min(...spans.map(([first]) => first)));
  const to = yearOf(Math.max(...spans.map(([, last]) => last)));
  return Array.from({ length: to - from + 1 }, (_, at) => to - at);
}

type Props = {
  /** All events of the log. */ events: readonly ActivityEvent[];
  filter: ActivityFilter;
  onChange: (wanted: ActivityFilter) => void;
  t: T;
};

/** The filter of the log by kinds and years. Its state is in the address. */
export function Filter({ events, filter, onChange, t }: Props) {
  const id = useId();
  const { kinds, years } = filter;
  const all = yearsIn(events);
  const there = ACTIVITY_KINDS.filter((kind) => events.some((event) => event.kind === kind));
  const year = (edge: 'from' | 'to') => {
    const [from, to] = edge === 'from' ? [-Infinity, years.to ?? Infinity] : [years.from ?? 0, Infinity];
    const possible = all.filter((one) => (one >= from && one <= to) || one === years[edge]);
    return (
      <span className={styles['year']}>
        <label htmlFor={id + edge}>{t(`activity.${edge}`)}</label>
        <select
          id={id + edge}
          onChange={({ target: { value } }) =>
            onChange({ kinds, years: { ...years, [edge]: value === '' ? null : Number(value) } })
          }
          value={years[edge] ?? ''}
        >
          <option value="">{t('activity.anyYear')}</option>
          {possible.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </span>
    );
  };
  return (
    <div className={styles['filter']} data-print="off">
      <fieldset>
        <legend>{t('activity.kinds')}</legend>
        <div className={styles['row']}>
          {there.map((kind) => (
            <label className={styles['kind']} key={kind}>
              <input
                checked={kinds.includes(kind)}
                onChange={({ target: { checked } }) =>
                  onChange({
                    years,
                    kinds: ACTIVITY_KINDS.filter((one) => (one === kind ? checked : kinds.includes(one))),
                  })
                }
                type="checkbox"
              />
              {t(`activity.${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles['row']}>
        {year('from')}
        {year('to')}
        {(kinds.length > 0 || yearsText(years) !== '') && (
          <Button onClick={() => onChange(NO_FILTER)}>{t('activity.reset')}</Button>
        )}
      </div>
    </div>
  );
}
