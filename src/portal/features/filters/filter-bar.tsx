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
import { FACETS, type FacetName } from '~/portal/filters/facet-names';
import { filterOf, withFilter, type Filter } from '~/portal/filters/filters';
import { useLanguage, useT, type T } from '~/portal/i18n/t';
import { Callout } from './callout';
import styles from './callout.module.css';
import { facetTitle, type PillProps, type PillWords } from './static-pills';

// Part of the modules that filter a screen's list: see `use-filters`.

/**
 * The static pill that had the focus when the interactive ones replaced it; `pressed` if its note was open.
 */
export type RestoredFocus = { facet?: string | undefined; pressed: boolean };

/**
 * Resolves when no pointer is down on a pill, because a pill that is replaced between down and up loses its
 * click.
 */
const pillReleased = (bar: HTMLElement | null): Promise<void> =>
  new Promise((resolve) => {
    if (!bar?.querySelector('[data-facet]:active')) return resolve();
    // The click event follows the release.
    for (const release of ['pointerup', 'pointercancel'])
      addEventListener(release, () => setTimeout(resolve), { once: true });
  });

/** The focus of the static pills inside an element, as soon as they can be replaced. */
export async function focusOfPills(bar: HTMLElement | null): Promise<RestoredFocus> {
  await pillReleased(bar);
  const facet = bar?.querySelector<HTMLElement>('[data-facet]:focus')?.dataset['facet'];
  return { facet, pressed: bar?.querySelector(':popover-open') != null };
}

/**
 * The visible and announced message: the number of results, and the values of the address that no item has.
 * @param counted the number of results; empty if nothing filters
 */
export const filterMessage = (t: T, counted: string, { unknown }: ParsedFilters, words?: PillWords): string =>
  [
    counted,
    ...unknown.map(({ facet, value }) =>
      t('filters.unknown', { name: facetTitle(t, facet, words), value: value || t('filters.unstated') }),
    ),
  ]
    .filter(Boolean)
    .join(' ');

const CALLOUT = 'filter-callout';

/** The filters of a list as pills. Each opens a callout, and active filters can be removed. */
export function FilterBar<Resource>({
  restoredFocus,
  facets = FACETS,
  words,
  list,
  nameOf = String,
  counted,
}: PillProps & {
  restoredFocus?: RestoredFocus | undefined;
  /** Called when a pill opens. */ list: () => Filterable<Resource>;
  /** How a value is shown. */ nameOf?: (value: string) => string;
  /** The text that names the counted items. */ counted: string;
}) {
  const t = useT();
  const { code } = useLanguage();
  const { search, hash } = useLocation();
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
        name={facetTitle(t, facet, words)}
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
        const name = facetTitle(t, facet, words);
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
