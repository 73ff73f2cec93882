import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { useHydrated } from '~/portal/browser/hydrated';
import { importWithRetry } from '~/portal/browser/import-with-retry';
import { ASKS } from '~/portal/lib/has-filter-params';
import type { SearchIndex } from '~/portal/lib/search-index';

/**
 * The static pill that had the focus when the interactive ones replaced it; `pressed` if its note was open.
 */
export type RestoredFocus = { facet: string | undefined; pressed: boolean };

/** The note of the static pills, while it is open. */
const OPEN_NOTE = ':popover-open';

/** The index with the owner's texts, shared with the search. */
const bringIndex = () => import('../search-index-file').then((file) => file.bringIndex());

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

/**
 * Sets the state before the filters are loaded. The first-second script sets `asked`; static pills show the state.
 */
const say = (state: 'asked' | 'failed' | null) => {
  const { dataset } = document.documentElement;
  if (state) dataset['narrowing'] = state;
  else delete dataset['narrowing'];
};

/**
 * Loads the module that filters a list: at once if the address filters or the search box has text, else when
 * the visitor is about to use the pills. Until then the pills are static markup (`static-pills.ts`) inside the
 * element that gets `barProps`.
 */
export function useFilters<Part>(load: () => Promise<Part>, sought = false) {
  const { search } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  const filtering = useHydrated() && ASKS.test(search);
  const [filters, setFilters] = useState<{
    module?: Part & { index: SearchIndex };
    restoredFocus?: RestoredFocus;
  }>({});
  const { module } = filters;
  const bring = () => {
    if (module) return;
    void importWithRetry(() => Promise.all([load(), bringIndex()])).then(
      async ([part, index]) => {
        await pillReleased(bar.current);
        const facet = bar.current?.querySelector<HTMLElement>('[data-facet]:focus')?.dataset['facet'];
        const pressed = bar.current?.querySelector(OPEN_NOTE) != null;
        return setFilters({ module: { ...part, index }, restoredFocus: { facet, pressed } });
      },
      () => say('failed'),
    );
  };
  const wish = useEffectEvent(bring);
  const wanted = filtering || sought;
  useEffect(() => {
    // The visitor used a pill before hydration.
    if (wanted || bar.current?.querySelector(`${OPEN_NOTE}, [data-facet]:focus`)) wish();
  }, [wanted]);
  const awaited = filtering && !module;
  useEffect(() => say(awaited ? 'asked' : null), [awaited]);
  return {
    ...filters,
    filtering,
    /** Props of the element around the pills. Its event handlers preload the filters. */
    barProps: { ref: bar, onFocus: bring, onPointerEnter: bring },
    focusPills: () => bar.current?.querySelector<HTMLElement>('[data-facet]')?.focus(),
  };
}
