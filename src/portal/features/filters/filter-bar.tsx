import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import AddFilterIcon from '@fluentui/svg-icons/icons/filter_add_16_regular.svg?react';
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
  FACETS,
  filterOf,
  withFilter,
  withoutFilters,
  type FacetName,
  type Filter,
} from '~/portal/filters/filters';
import { useLanguage, useT, type T } from '~/portal/i18n/t';
import { menuEntryClass, PopoverMenu } from '~/portal/components/overlays/popover-menu';
import { Callout, YearsCallout } from './callout';
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

/** The words of pills that differ from those of Subscriptions and Projects. */
export type PillWords = { company: string; equals: string; differs: string };

const NO_FACETS: readonly FacetName[] = [];

const WORDS = { equals: '==', differs: '!=' };

const CALLOUT = 'filter-callout';

const AddFilterFace = () => (
  <>
    <AddFilterIcon />
    {useT()('experience.addFilter')}
  </>
);

/** The filters of a list as pills. Each opens a callout, and active filters can be removed. */
export function FilterBar<Resource>({
  restoredFocus,
  facets = FACETS,
  further = NO_FACETS,
  words,
  list,
  counted,
}: {
  restoredFocus?: RestoredFocus | undefined;
  facets?: readonly FacetName[];
  /** Further facets, which "Add filter" adds. */ further?: readonly FacetName[];
  words?: PillWords;
  /** Called when a pill opens. */ list: () => Filterable<Resource>;
  /** The text that names the counted items. */ counted: string;
}) {
  const t = useT();
  const { code } = useLanguage();
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const nameOf = (facet: FacetName) => (facet === 'company' && words ? words.company : t(`facet.${facet}`));
  const { equals, differs } = words ?? WORDS;
  const [added, setAdded] = useState<readonly FacetName[]>([]);
  const isShown = (facet: FacetName) =>
    added.includes(facet) || filterOf(parameters, facet).values.length > 0;
  const hidden = further.filter((facet) => !isShown(facet));
  const restored = facets.find((facet) => facet === restoredFocus?.facet) ?? null;
  const [open, setOpen] = useState(restoredFocus?.pressed ? restored : null);
  const callout = useRef<HTMLDivElement>(null);
  const pills = useRef(new Map<FacetName, HTMLButtonElement>());
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
    const props = {
      name: nameOf(facet),
      filter: filterOf(parameters, facet),
      values: allValues(resources, own, code),
      onApply: (filter: Filter) => apply(facet, filter),
      onClose: close,
    };
    if (facet === 'period') return <YearsCallout key={facet} {...props} />;
    const count = countOf(resources, all, parseFilters(search, all), facet);
    return <Callout counted={counted} countOf={count} key={facet} {...props} />;
  };
  const restoreFocus = useEffectEvent(() => {
    if (restored) pills.current.get(restored)?.focus();
    if (open) callout.current?.showPopover();
  });
  useEffect(() => restoreFocus(), []);
  return (
    <div>
      {[...facets, ...further.filter(isShown)].map((facet) => {
        const { operator, values } = filterOf(parameters, facet);
        const name = nameOf(facet);
        const named = values.map((value) => value || t('filters.unstated')).join(', ');
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
              {`${name} ${operator === 'any' ? equals : differs} `}
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
      {hidden.length > 0 && (
        <PopoverMenu icon={AddFilterFace} label={t('experience.addFilter')}>
          {hidden.map((facet) => (
            <button
              className={menuEntryClass}
              key={facet}
              onClick={() => {
                flushSync(() => setAdded([...added, facet]));
                pills.current.get(facet)?.click();
              }}
              type="button"
            >
              {nameOf(facet)}
            </button>
          ))}
        </PopoverMenu>
      )}
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
