import { useEffect, useMemo, useState } from 'react';

import { searchable, type Searchable } from '~/portal/lib/search';
import { searchEntries } from '~/portal/lib/search-entries';
import type { SearchIndex } from '~/portal/lib/search-index';
import { useAddress } from '~/portal/i18n/address';
import { useLanguage, useT } from '~/portal/i18n/t';

import { bringIndex } from '../search-index-file';
import { searchWords } from './search-words';

type Arrival = { is: 'arriving' } | { is: 'failed' } | { is: 'here'; index: SearchIndex };

export type SearchState = { is: 'arriving' } | { is: 'failed' } | { is: 'here'; all: Searchable };

/** The searchable entries once the index is loaded, and a function that loads it again. */
export function useSearchable(): [state: SearchState, retry: () => void] {
  const t = useT();
  const language = useLanguage();
  const address = useAddress();
  const [arrival, setArrival] = useState<Arrival>({ is: 'arriving' });
  const [asked, setAsked] = useState(1);
  useEffect(() => {
    let wanted = true;
    const arrive = (next: Arrival) => wanted && setArrival(next);
    bringIndex(asked > 1).then(
      (index) => arrive({ is: 'here', index }),
      () => arrive({ is: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [asked]);
  const index = arrival.is === 'here' ? arrival.index : null;
  const screen = address('dashboard');
  const prepared = useMemo((): SearchState | null => {
    if (!index) return null;
    try {
      return {
        is: 'here',
        all: searchable(searchEntries(index, searchWords(t, index, language), address), index.synonyms),
      };
    } catch {
      // The version matches, but the content is invalid.
      return { is: 'failed' };
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `address` is as new as the language of its answers
  }, [index, t, screen, language]);
  const state = prepared ?? (arrival.is === 'failed' ? arrival : { is: 'arriving' as const });
  const retry = () => {
    setArrival({ is: 'arriving' });
    setAsked(asked + 1);
  };
  return [state, retry];
}
