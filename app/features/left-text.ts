import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { useHydrated } from '~/browser/hydrated';
import { leave, leftAs } from '~/browser/left';

/** A text that Back and Forward find on a page as it was left. A page is built without it. */
export function useLeftText(name: string): [text: string, set: (text: string) => void] {
  const { key } = useLocation();
  const [left] = useState(() => leftAs(key)?.[name]);
  // Deferred: parts of the page that are still on their way are waited for.
  const hydrated = useDeferredValue(useHydrated());
  const [own, setOwn] = useState<string>();
  const text = own ?? (hydrated && typeof left === 'string' ? left : '');
  useEffect(() => {
    if (hydrated) leave(key, { [name]: text });
  }, [hydrated, key, name, text]);
  return [text, setOwn];
}
