import { useId, useState } from 'react';

import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';

import { sameAs } from '~/portal/filters/facets';
import type { Filter, Operator } from '~/portal/filters/filters';
import { containsWords, plain, wordsOf } from '~/portal/text/text-search';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import styles from './callout.module.css';

/** The maximum number of options. Longer lists are slow; the search finds the others. */
const LONGEST_LIST = 100;

/**
 * The callout of a pill: an operator, and checkboxes with the number of matches. The filter changes on Apply.
 */
export function Callout({
  name,
  filter,
  values,
  nameOf,
  countOf,
  counted,
  onApply,
  onClose,
}: {
  /** The name of the facet. */ name: string;
  /** The current filter in the address. */ filter: Filter;
  /** The values of the facet. */ values: readonly string[];
  nameOf: (value: string) => string;
  countOf: (value: string) => number;
  /** The text that names the counted items. */ counted: string;
  onApply: (filter: Filter) => void;
  onClose: () => void;
}) {
  const t = useT();
  const id = useId();
  const [operator, setOperator] = useState<Operator>(filter.operator);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () => new Map(filter.values.map((value) => [sameAs(value), value])),
  );
  const [query, setQuery] = useState('');
  const words = wordsOf(query);
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
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ operator, values: [...chosen.values()] });
      }}
    >
      <h2 className={styles['title']}>{t('filters.by', { name })}</h2>
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
      <p className={styles['actions']}>
        <Button appearance="primary" type="submit">
          {t('filters.apply')}
        </Button>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
      </p>
    </form>
  );
}
