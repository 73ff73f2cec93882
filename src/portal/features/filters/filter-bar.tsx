import { useEffect, useEffectEvent, useRef, useState } from 'react';

import DismissIcon from '@fluentui/svg-icons/icons/dismiss_16_regular.svg?react';

import { navigate, useLocation } from '~/portal/browser/router';
import {
  allValues,
  countOf,
  parseFilters,
  type Filterable,
  type ParsedFilters,
} from '~/portal/filters/facets';
import {
  FACET_TITLES,
  FACETS,
  filterOf,
  withFilter,
  withoutFilters,
  type FacetName,
  type Filter,
} from '~/portal/filters/filters';
import { useLanguage, useT, type T } from '~/portal/i18n/t';
import { Callout } from './callout';
import styles from './callout.module.css';
import type { RestoredFocus } from './use-filters';

// Part of the modules that filter a screen's list: see `use-filters`.

/** Sentences about the values of the address that no item has. */
export const unknownValues = (
  t: T,
  { unknown }: ParsedFilters,
  company = t('facet.company'),
): readonly string[] =>
  unknown.map(({ facet, value }) =>
    t('filters.unknown', {
      name: facet === 'company' ? company : t(FACET_TITLES[facet]),
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

/** The words of pills that differ from those of Subscriptions and Projects. */
type PillWords = { company: string; equals: string; differs: string };

const CALLOUT = 'filter-callout';

/** The filters of a list as pills. Each opens a callout, and active filters can be removed. */
export function FilterBar<Resource>({
  restoredFocus,
  facets = FACETS,
  words,
  list,
  nameOf = String,
  counted,
}: {
  restoredFocus?: RestoredFocus | undefined;
  facets?: readonly FacetName[];
  words?: PillWords;
  /** Called when a pill opens. */ list: () => Filterable<Resource>;
  /** How a value is shown. */ nameOf?: (value: string) => string;
  /** The text that names the counted items. */ counted: string;
}) {
  const t = useT();
  const { code } = useLanguage();
  const { search, hash } = useLocation();
  const titleOf = (facet: FacetName) => (facet === 'company' && words?.company) || t(FACET_TITLES[facet]);
  const parameters = new URLSearchParams(search);
  const restored = facets.find((facet) => facet === restoredFocus?.facet) ?? null;
  const [open, setOpen] = useState(restoredFocus?.pressed ? restored : null);
  const callout = useRef<HTMLDivElement>(null);
  const pills = useRef(new Map<FacetName, HTMLButtonElement>());
  const shown = (value: string) => (value ? nameOf(value) : t('filters.unstated'));
  const close = () => callout.current?.hidePopover();
  const apply = (facet: FacetName, filter: Filter) => {
    close();
    pills.current.get(facet)?.focus();
    navigate({ search: withFilter(search, facet, filter), hash }, { preventScrollReset: true });
  };
  const calloutOf = (facet: FacetName) => {
    const { resources, facets: all } = list();
    const own = all[facet];
    if (!own) return null;
    return (
      <Callout
        counted={counted}
        countOf={countOf(resources, all, parseFilters(search, all), facet)}
        filter={filterOf(parameters, facet)}
        key={facet}
        name={titleOf(facet)}
        nameOf={shown}
        onApply={(filter) => apply(facet, filter)}
        onClose={close}
        values={allValues(resources, own, code, nameOf)}
      />
    );
  };
  const restoreFocus = useEffectEvent(() => {
    if (restored) pills.current.get(restored)?.focus();
    if (open) callout.current?.showPopover();
    // The browser has opened the empty callout of a pill that was pressed before hydration.
    else if (callout.current?.matches(':popover-open')) {
      close();
      callout.current.parentElement?.querySelector<HTMLElement>('[data-facet]:focus')?.click();
    }
  });
  useEffect(() => restoreFocus(), []);
  return (
    <div>
      {facets.map((facet) => {
        const { operator, values } = filterOf(parameters, facet);
        const name = titleOf(facet);
        const named = values.map(shown).join(', ');
        return (
          <div className={styles['pill']} data-pill="" key={facet}>
            <button
              aria-expanded={open === facet}
              aria-haspopup="dialog"
              data-facet={facet}
              onClick={(event) => {
                if (open === facet) {
                  event.preventDefault();
                  return close();
                }
                // Closes first, so that the callout returns the focus to this pill and not to the previous
                // one.
                if (open) {
                  close();
                  event.currentTarget.focus();
                }
                return setOpen(facet);
              }}
              popoverTarget={CALLOUT}
              popoverTargetAction="show"
              ref={(pill) => {
                if (pill) pills.current.set(facet, pill);
                return () => void pills.current.delete(facet);
              }}
              title={named}
              type="button"
            >
              {`${name} ${operator === 'any' ? (words?.equals ?? '==') : (words?.differs ?? '!=')} `}
              <b>{named || t('filters.all')}</b>
            </button>
            {values.length > 0 && (
              <button
                aria-label={t('filters.remove', { name })}
                className={styles['remove']}
                onClick={() => apply(facet, { operator, values: [] })}
                type="button"
              >
                <DismissIcon />
              </button>
            )}
          </div>
        );
      })}
      <div
        aria-label={t('filters.title')}
        className={styles['callout']}
        id={CALLOUT}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') return currentTarget.querySelector<HTMLElement>('input, select')?.focus();
          setOpen(null);
          // Escape leaves the focus on the body. A click elsewhere has set its own focus.
          return open && document.activeElement === document.body
            ? pills.current.get(open)?.focus()
            : undefined;
        }}
        popover="auto"
        ref={callout}
        role="dialog"
      >
        {open && calloutOf(open)}
      </div>
    </div>
  );
}
