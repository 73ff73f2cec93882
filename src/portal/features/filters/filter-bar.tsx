import { useId, useState } from 'react';

import { navigate, useLocation } from '~/portal/browser/router';
import {
  allValues,
  parseFilters,
  countOf,
  type Filterable,
  type ParsedFilters,
} from '~/portal/filters/facets';
import {
  filterOf,
  type FacetName,
  type Filter,
  yearsText,
  withoutFilters,
  parseYears,
  type Years,
} from '~/portal/filters/filters';
import { useLanguage, useT, type T } from '~/portal/i18n/t';

import { Callout, CalloutForm } from './callout';
import styles from './callout.module.css';
import { Pills, useFacetName, type PillsProps } from './pills';

// Part of the modules that filter a screen's list: see `use-filters`.

/** Sentences about the values of the address that no item has. */
export const unknownValues = (
  t: T,
  { unknown }: ParsedFilters,
  company = t('facet.company'),
): readonly string[] =>
  unknown.map(({ facet, value }) =>
    t('filters.unknown', {
      name: facet === 'company' ? company : t(`facet.${facet}`),
      value: value || t('filters.unstated'),
    }),
  );

/**
 * Returns a function that clears all filters and the search.
 * @param onReset moves the focus, since the button disappears
 */
export function useReset(onReset: () => void): () => void {
  const { search, hash } = useLocation();
  return () => {
    onReset();
    const rest = new URLSearchParams(withoutFilters(search));
    rest.delete('q');
    navigate({ search: rest.toString(), hash }, { preventScrollReset: true });
  };
}

/** The interactive pills. */
export function FilterBar<Resource>({
  list,
  counted,
  ...pills
}: Omit<PillsProps, 'children'> & {
  /** Called when a pill opens. */ list: () => Filterable<Resource>;
  /** The text that names the counted items. */ counted: string;
}) {
  const nameOf = useFacetName(pills.words);
  return (
    <Pills {...pills}>
      {(facet, onApply, onClose) => (
        <FacetCallout
          {...list()}
          {...{ counted, facet, onApply, onClose }}
          key={facet}
          name={nameOf(facet)}
        />
      )}
    </Pills>
  );
}

function FacetCallout<Resource>({
  resources,
  facets,
  counted,
  facet,
  name,
  onApply,
  onClose,
}: Filterable<Resource> & {
  counted: string;
  facet: FacetName;
  name: string;
  onApply: (filter: Filter) => void;
  onClose: () => void;
}) {
  const { search } = useLocation();
  const filter = filterOf(new URLSearchParams(search), facet);
  const { code } = useLanguage();
  const own = facets[facet];
  if (!own) return null;
  const values = allValues(resources, own, code);
  if (facet === 'period') return <YearsCallout {...{ name, filter, years: values, onApply, onClose }} />;
  const count = countOf(resources, facets, parseFilters(search, facets), facet);
  return <Callout {...{ counted, countOf: count, name, filter, values, onApply, onClose }} />;
}

const ANY: Years = { from: null, to: null };
const EDGES = ['from', 'to'] as const;

/** The callout of a pill for a range of years. */
function YearsCallout({
  name,
  filter,
  years: known,
  onApply,
  onClose,
}: {
  /** The name of the facet. */ name: string;
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
