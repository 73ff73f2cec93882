import { useId } from 'react';

import { ACTIVITY_KINDS, type ActivityEvent } from '~/portal/career/activity';
import { filtersNothing, NO_FILTER, yearsIn, type ActivityFilter } from '~/portal/filters/activity-filter';
import type { T } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import styles from './filter.module.css';

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
        {!filtersNothing(filter) && (
          <Button onClick={() => onChange(NO_FILTER)}>{t('activity.reset')}</Button>
        )}
      </div>
    </div>
  );
}
