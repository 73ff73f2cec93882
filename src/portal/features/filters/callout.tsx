import { useId, useState, type ReactNode } from 'react';

import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';

import { sameAs } from '~/portal/filters/facets';
import { parseYears, yearsText, type Filter, type Operator, type Years } from '~/portal/filters/filters';
import { containsWords, plain, wordsOf } from '~/portal/text/text-search';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import styles from './callout.module.css';

/** The maximum number of options. Longer lists are slow; the search finds the others. */
const LONGEST_LIST = 100;

type CalloutProps = {
  /** The name of the facet. */ name: string;
  /** The current filter in the address. */ filter: Filter;
  /** The values of the facet: of a period, the first and last year, and some between them. */
  values: readonly string[];
  onApply: (filter: Filter) => void;
  onClose: () => void;
};

/** The form of a callout. The filter changes on Apply. */
function CalloutForm({
  name,
  onApply,
  onClose,
  children,
}: Pick<CalloutProps, 'name' | 'onClose'> & { onApply: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <h2 className={styles['title']}>{t('filters.by', { name })}</h2>
      {children}
      <p className={styles['actions']}>
        <Button appearance="primary" type="submit">
          {t('filters.apply')}
        </Button>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
      </p>
    </form>
  );
}

/** The callout of a pill: an operator, and checkboxes with the number of matches. */
export function Callout({
  name,
  filter,
  values,
  countOf,
  counted,
  onApply,
  onClose,
}: CalloutProps & {
  countOf: (value: string) => number;
  /** The text that names the counted items. */ counted: string;
}) {
  const t = useT();
  const id = useId();
  const [operator, setOperator] = useState<Operator>(filter.operator);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () => new Map(filter.values.map((value) => [sameAs(value), value])),
  );
  const [query, setQuery] = useState('');
  const words = wordsOf(query);
  const nameOf = (value: string) => value || t('filters.unstated');
  // Chosen values stay in the list, even if they are not values of it (a synonym).
  const all = [
    ...[...chosen]
      .filter(([same]) => !values.some((value) => sameAs(value) === same))
      .map(([, value]) => value),
    ...values,
  ];
  const found = all.filter((value) => containsWords(plain(nameOf(value)), words));
  const toggle = (value: string) => {
    const others = new Map(chosen);
    if (!others.delete(sameAs(value))) others.set(sameAs(value), value);
    setChosen(others);
  };
  return (
    <CalloutForm
      name={name}
      onApply={() => onApply({ operator, values: [...chosen.values()] })}
      onClose={onClose}
    >
      <div className={styles['field']}>
        <label htmlFor={`${id}-operator`}>{t('filters.operator')}</label>
        <select
          id={`${id}-operator`}
          onChange={(event) => setOperator(event.target.value as Operator)}
          value={operator}
        >
          <option value="any">{t('filters.equalsOption')}</option>
          <option value="none">{t('filters.differsOption')}</option>
        </select>
      </div>
      <div className={styles['field']}>
        <label htmlFor={`${id}-value`}>{t('filters.value')}</label>
        <div className={styles['search']}>
          <SearchIcon />
          <input
            autoComplete="off"
            id={`${id}-value`}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={t('filters.search')}
            value={query}
          />
        </div>
      </div>
      <fieldset className={styles['values']}>
        <legend className="visually-hidden">{name}</legend>
        <label className={styles['option']}>
          <input checked={chosen.size === 0} onChange={() => setChosen(new Map())} type="checkbox" />
          <b>{t('filters.allOption')}</b>
        </label>
        {found.slice(0, LONGEST_LIST).map((value) => (
          <label className={styles['option']} key={value}>
            <input checked={chosen.has(sameAs(value))} onChange={() => toggle(value)} type="checkbox" />
            <span dir="auto">{nameOf(value)}</span> ({countOf(value)})
          </label>
        ))}
      </fieldset>
      <p className={styles['note']} role="status">
        {found.length === 0
          ? t('filters.noValue')
          : found.length > LONGEST_LIST
            ? t('filters.moreValues', { count: LONGEST_LIST, total: found.length })
            : counted}
      </p>
    </CalloutForm>
  );
}

const ANY: Years = { from: null, to: null };
const EDGES = ['from', 'to'] as const;

/** The callout of a pill for a range of years. */
export function YearsCallout({ name, filter, values: known, onApply, onClose }: CalloutProps) {
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
      name={name}
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
