import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

import { useHydrated } from '~/portal/browser/hydrated';
import { lazyPart } from '~/portal/browser/lazy-part';
import { ASKS } from '~/portal/lib/asks';
import type { SearchIndex } from '~/portal/lib/search-index';

/** The drawn pill that had the focus when those that act took their places; pressed when its note was open. */
export type Taken = { facet: string | undefined; pressed: boolean };

const NOTE = '#filter-note:popover-open';

/** The owner's words, which the search has too. */
const bringIndex = () => import('../search-index-file').then((file) => file.bringIndex());

/** What stands for the filters before they act: the early script says `asked`, and drawn pills show what is said. */
const say = (state: 'asked' | 'failed' | null) => {
  const { dataset } = document.documentElement;
  if (state) dataset['narrowing'] = state;
  else delete dataset['narrowing'];
};

/**
 * A list can be narrowed; what does it comes when it is needed: at once where the address filters or something is
 * sought, else when somebody is about to. Until then the pills are a drawing (`drawn-pills.ts`).
 */
export function useNarrowing<Part>(load: () => Promise<Part>, sought = false) {
  const { search } = useLocation();
  const filtering = useHydrated() && ASKS.test(search);
  const [narrowing, setNarrowing] = useState<{ here?: Part & { index: SearchIndex }; taken?: Taken }>({});
  const { here } = narrowing;
  const bring = () => {
    if (here) return;
    void lazyPart(() => Promise.all([load(), bringIndex()])).then(
      ([part, index]) => {
        const facet = (document.activeElement as HTMLElement | null)?.dataset['facet'];
        const pressed = document.querySelector(NOTE) !== null;
        return setNarrowing({ here: { ...part, index }, taken: { facet, pressed } });
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
  const awaited = filtering && !here;
  useEffect(() => say(awaited ? 'asked' : null), [awaited]);
  return {
    ...narrowing,
    filtering,
    /** For what somebody comes near to. */ near: { onFocus: bring, onPointerEnter: bring },
  };
}
