import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { leave, leftAs } from '~/portal/browser/view-state';

const isAlive = () => typeof document !== 'undefined' && 'alive' in document.documentElement.dataset;

/**
 * A text that Back and Forward find on a page as it was left. A page is built without it: where React finds such a page,
 * the text follows as a transition, so that parts that are still on their way are waited for.
 */
export function useViewState(
  name: string,
  /** False in a part that React is finding only now. */ alive = isAlive(),
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
