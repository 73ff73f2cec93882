import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

import { useHydrated } from '~/portal/browser/hydrated';
import { importWithRetry } from '~/portal/browser/import-with-retry';
import { ASKS } from '~/portal/lib/has-filter-params';
import type { SearchIndex } from '~/portal/lib/search-index';

/** The drawn pill that had the focus when those that act took their places; pressed when its note was open. */
export type RestoredFocus = { facet: string | undefined; pressed: boolean };

const NOTE = '#filter-note:popover-open';

/** The owner's words, which the search has too. */
const bringIndex = () => import('../search-index-file').then((file) => file.bringIndex());

/** Resolves when no pointer is down on a pill: one that is replaced between down and up would lose its click. */
const pillReleased = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.querySelector('[data-facet]:active')) return resolve();
    // The click follows the release.
    for (const release of ['pointerup', 'pointercancel'])
      addEventListener(release, () => setTimeout(resolve), { once: true });
  });

/** What stands for the filters before they act: the early script says `asked`, and drawn pills show what is said. */
const say = (state: 'asked' | 'failed' | null) => {
  const { dataset } = document.documentElement;
  if (state) dataset['narrowing'] = state;
  else delete dataset['narrowing'];
};

/**
 * A list can be narrowed; what does it comes when it is needed: at once where the address filters or something is
 * sought, else when somebody is about to. Until then the pills are a drawing (`static-pills.ts`).
 */
export function useFilters<Part>(load: () => Promise<Part>, sought = false) {
  const { search } = useLocation();
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
        await pillReleased();
        const facet = (document.activeElement as HTMLElement | null)?.dataset['facet'];
        const pressed = document.querySelector(NOTE) !== null;
        return setFilters({ module: { ...part, index }, restoredFocus: { facet, pressed } });
      },
      () => say('failed'),
    );
  };
  const wish = useEffectEvent(bring);
  const wanted = filtering || sought;
  useEffect(() => {
    // Whoever came near before React did is waiting.
    if (wanted || document.querySelector(`${NOTE}, [data-facet]:focus`)) wish();
  }, [wanted]);
  const awaited = filtering && !module;
  useEffect(() => say(awaited ? 'asked' : null), [awaited]);
  return {
    ...filters,
    filtering,
    /** For what somebody comes near to. */ preloadProps: { onFocus: bring, onPointerEnter: bring },
  };
}
