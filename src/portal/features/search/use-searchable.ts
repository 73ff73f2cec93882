import { useEffect, useMemo, useState } from 'react';

import type { Loadable } from '~/portal/browser/loadable';
import { searchable, type Searchable } from '~/portal/lib/search';
import { searchEntries } from '~/portal/lib/search-entries';
import type { SearchIndex } from '~/portal/lib/search-index';
import { useAddress } from '~/portal/i18n/address';
import { useLanguage, useT } from '~/portal/i18n/t';

import { loadSearchIndex } from '../search-index-file';
import { searchWords } from './search-words';

/** The searchable entries once the index is loaded, and a function that loads it again. */
export function useSearchable(): [entries: Loadable<Searchable>, retry: () => void] {
  const t = useT();
  const language = useLanguage();
  const address = useAddress();
  const [file, setFile] = useState<Loadable<SearchIndex>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let wanted = true;
    const update = (next: Loadable<SearchIndex>) => wanted && setFile(next);
    loadSearchIndex(attempt > 1).then(
      (content) => update({ state: 'ready', content }),
      () => update({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  const index = file.state === 'ready' ? file.content : null;
  const screen = address('dashboard');
  const prepared = useMemo((): Loadable<Searchable> | null => {
    if (!index) return null;
    try {
      const words = searchWords(t, index, language);
      return {
        state: 'ready',
        content: searchable(searchEntries(index, words, address), index.synonyms, {
          stopWords: words.stopWords,
          families: index.families,
        }),
      };
    } catch {
      // The version matches, but the content is invalid.
      return { state: 'failed' };
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `address` is as new as the language of its answers
  }, [index, t, screen, language]);
  const retry = () => {
    setFile({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return [prepared ?? { state: file.state === 'failed' ? 'failed' : 'loading' }, retry];
}
