import { useId, useState } from 'react';

import { type FacetName, type Filter, yearsText, parseYears, type Years } from '~/portal/filters/filters';
import { useT } from '~/portal/i18n/t';

import { CalloutForm } from './callout';
import styles from './callout.module.css';

const ANY: Years = { from: null, to: null };
const EDGES = ['from', 'to'] as const;

/** The callout of a pill for a range of years. */
export function YearsCallout({
  facet,
  filter,
  years: known,
  onApply,
  onClose,
}: {
  facet: FacetName;
  /** The current filter in the address. */ filter: Filter;
  /** The first and last year, and some between them. */ years: readonly string[];
  onApply: (filter: Filter) => void;
  onClose: () => void;
}) {
  const t = useT();
  const id = useId();
  const [years, setYears] = useState(() => parseYears(filter.values[0] ?? '') ?? ANY);
  const [first, last] = [Number(known[0] ?? 0), Number(known.at(-1) ?? -1)];
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  // Moving one edge beyond the other moves both.
  const move = (edge: 'from' | 'to', year: number | null) => {
    const moved = { ...years, [edge]: year };
    const crossed = moved.from !== null && moved.to !== null && moved.from > moved.to;
    setYears(crossed ? { from: year, to: year } : moved);
  };
  return (
    <CalloutForm
      facet={facet}
      onApply={() => onApply({ operator: 'any', values: [yearsText(years)].filter(Boolean) })}
      onClose={onClose}
    >
      {EDGES.map((edge) => (
        <div className={styles['field']} key={edge}>
          <label htmlFor={`${id}-${edge}`}>
            {t(edge === 'from' ? 'filters.fromYear' : 'filters.toYear')}
          </label>
          <select
            id={`${id}-${edge}`}
            onChange={(event) => move(edge, event.target.value === '' ? null : Number(event.target.value))}
            value={years[edge] ?? ''}
          >
            <option value="">{t('filters.anyYear')}</option>
            {all.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
        </div>
      ))}
      <p className={styles['note']}>{t('filters.yearsNote')}</p>
    </CalloutForm>
  );
}
