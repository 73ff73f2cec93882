import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { saveViewState, savedViewState } from '~/portal/browser/view-state';

const isHydrated = () => typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;

/**
 * A text that Back and Forward restore. Pages are built without it. During hydration it follows as a
 * transition, so that Suspense boundaries that are still loading are not reset.
 */
export function useViewState(
  name: string,
  /** False while the component is hydrating. */ hydrated = isHydrated(),
): [text: string, set: (text: string) => void] {
  const { key } = useLocation();
  const [left] = useState(() => String(savedViewState(key)?.[name] ?? ''));
  const [text, setText] = useState(() => (hydrated ? left : ''));
  useEffect(() => {
    if (left) startTransition(() => setText(left));
  }, [left]);
  useEffect(() => {
    saveViewState(key, { [name]: text });
  }, [key, name, text]);
  return [text, setText];
}
