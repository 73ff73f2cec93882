import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useLocation } from '~/portal/browser/router';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { FILTER_PARAMS } from '~/portal/first-second-settings';

import type { focusOfPills, RestoredFocus } from './filter-bar';

const NO_FOCUS: RestoredFocus = { pressed: false };

/** The note of the static pills, while it is open. */
const OPEN_NOTE = ':popover-open';

/** Sets the state before the filters are loaded. The first-second script sets `loading`; static pills show it. */
const markState = (state: 'loading' | 'failed' | null) => {
  const { dataset } = document.documentElement;
  if (state) dataset['filtering'] = state;
  else delete dataset['filtering'];
};

/**
 * Loads the module that filters a list: at once if the address filters or the screen needs it, else when the visitor is about to use the pills. Until then the pills are static (`static-pills.tsx`) inside the element that
 * gets `barProps`.
 * @param loader the same function on every render
 */
export function useFilters<Part extends { focusOfPills: typeof focusOfPills }>(
  loader: () => Promise<Part>,
  isNeeded = false,
) {
  const { search } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  const filtering = FILTER_PARAMS.test(search);
  const filters = useLazyModule(loader);
  // Where the module was loaded before, no static pills are replaced.
  const [restoredFocus, setRestoredFocus] = useState(filters.state === 'ready' ? NO_FOCUS : undefined);
  const module = filters.state === 'ready' && restoredFocus ? filters.content : undefined;
  const load = async () => {
    if (restoredFocus) return undefined;
    const loaded = await filters.load();
    if (loaded) {
      const focus = await loaded.focusOfPills(bar.current);
      return flushSync(() => setRestoredFocus((before) => before ?? focus));
    }
    markState('failed');
    // The message stands below the pills.
    return bar.current?.querySelector<HTMLElement>(OPEN_NOTE)?.hidePopover();
  };
  const loadAtOnce = useEffectEvent(load);
  const wanted = filtering || isNeeded;
  useEffect(() => {
    // The visitor used a pill before hydration.
    if (wanted || bar.current?.querySelector(`${OPEN_NOTE}, [data-facet]:focus`)) void loadAtOnce();
  }, [wanted]);
  const preload = () => void load();
  const awaited = filtering && !module;
  useEffect(() => markState(awaited ? 'loading' : null), [awaited]);
  return {
    module,
    restoredFocus,
    filtering,
    /** Props of the element around the pills. Its event handlers preload the filters. */
    barProps: { ref: bar, onClick: preload, onFocus: preload, onPointerEnter: preload },
    focusPills: () => bar.current?.querySelector<HTMLElement>('[data-facet]')?.focus(),
  };
}
