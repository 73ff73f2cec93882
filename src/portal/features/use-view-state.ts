import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { leave, leftAs } from '~/portal/browser/view-state';

const isAlive = () => typeof document !== 'undefined' && 'alive' in document.documentElement.dataset;

/**
 * A text that Back and Forward restore. Pages are built without it. During hydration it follows as a
 * transition, so that Suspense boundaries that are still loading are not reset.
 */
export function useViewState(
  name: string,
  /** False while the component is hydrating. */ alive = isAlive(),
): [text: string, set: (text: string) => void] {
  const { key } = useLocation();
  const [left] = useState(() => String(leftAs(key)?.[name] ?? ''));
  const [text, setText] = useState(() => (alive ? left : ''));
  useEffect(() => {
    if (left) startTransition(() => setText(left));
  }, [left]);
  useEffect(() => {
    leave(key, { [name]: text });
  }, [key, name, text]);
  return [text, setText];
}
