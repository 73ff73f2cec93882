import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { useLocation } from '~/portal/browser/router';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { FILTER_PARAMS } from '~/portal/first-second-settings';
import type { Vocabulary } from '~/portal/search/vocabulary';
import { site } from '~/portal/site-data';

/**
 * The static pill that had the focus when the interactive ones replaced it; `pressed` if its note was open.
 */
export type RestoredFocus = { facet: string | undefined; pressed: boolean };

/** The note of the static pills, while it is open. */
const OPEN_NOTE = ':popover-open';

/** The skills of the career. */
async function loadVocabulary(): Promise<Vocabulary> {
  const answer = await fetch(site().vocabulary);
  const words = (await answer.json()) as Partial<Vocabulary>;
  if (!Array.isArray(words.evidence)) throw new Error('This is no vocabulary.');
  return words as Vocabulary;
}

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

/** Sets the state before the filters are loaded. The first-second script sets `loading`; static pills show it. */
const markState = (state: 'loading' | 'failed' | null) => {
  const { dataset } = document.documentElement;
  if (state) dataset['filtering'] = state;
  else delete dataset['filtering'];
};

/**
 * Loads the module that filters a list: at once if the address filters or the search box has text, else when
 * the visitor is about to use the pills. Until then the pills are static markup (`static-pills.ts`) inside the
 * element that gets `barProps`.
 * @param loader the same function on every render
 */
export function useFilters<Part>(loader: () => Promise<Part>, isSearching = false) {
  const { search } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  const filtering = FILTER_PARAMS.test(search);
  const loadFilters = useCallback(async () => {
    const [part, words] = await Promise.all([loader(), loadVocabulary()]);
    await pillReleased(bar.current);
    const facet = bar.current?.querySelector<HTMLElement>('[data-facet]:focus')?.dataset['facet'];
    const pressed = bar.current?.querySelector(OPEN_NOTE) != null;
    const restoredFocus: RestoredFocus = { facet, pressed };
    return { module: { ...part, vocabulary: words }, restoredFocus };
  }, [loader]);
  const filters = useLazyModule(loadFilters);
  const { module, restoredFocus } = filters.state === 'ready' ? filters.content : {};
  const load = async () => {
    if (await filters.load()) return;
    markState('failed');
    // The message stands below the pills.
    bar.current?.querySelector<HTMLElement>(OPEN_NOTE)?.hidePopover();
  };
  const loadAtOnce = useEffectEvent(load);
  const wanted = filtering || isSearching;
  useEffect(() => {
    // The visitor used a pill before hydration.
    if (wanted || bar.current?.querySelector(`${OPEN_NOTE}, [data-facet]:focus`)) void loadAtOnce();
  }, [wanted]);
  const awaited = filtering && !module;
  useEffect(() => markState(awaited ? 'loading' : null), [awaited]);
  return {
    module,
    restoredFocus,
    filtering,
    /** Props of the element around the pills. Its event handlers preload the filters. */
    barProps: {
      ref: bar,
      onClick: () => void load(),
      onFocus: () => void load(),
      onPointerEnter: () => void load(),
    },
    focusPills: () => bar.current?.querySelector<HTMLElement>('[data-facet]')?.focus(),
  };
}
