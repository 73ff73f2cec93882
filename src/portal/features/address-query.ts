import { useEffect, useRef, useState } from 'react';

import { isNavigating, navigate, useLocation } from '~/portal/browser/router';

/** The debounce before the address is updated, ms. */
const PAUSE_MS = 300;

/**
 * A text that is stored in the address (`?q=`). Pages are built without it. It is read after hydration, and
 * again when Back, Forward or a link changes it. Typing replaces the history entry after a pause.
 */
export function useAddressQuery(name: string): [value: string, set: (value: string) => void] {
  const { search } = useLocation();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const inAddress = new URLSearchParams(search).get(name) ?? '';
  // The typed text has priority until the address changes for another reason.
  const [typed, setTyped] = useState<{ text: string; passed: readonly string[] }>();
  const value = typed?.passed.includes(inAddress) ? typed.text : inAddress;
  const set = (text: string) => {
    setTyped({ text, passed: [inAddress, value, text] });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      // The visitor leaves the page.
      if (isNavigating()) return;
      // Reads the current address, because a filter may have changed it meanwhile.
      const { search: now, hash } = window.location;
      const parameters = new URLSearchParams(now);
      // Without a change, the entry stays as it is: Back may have led to another one meanwhile.
      if ((parameters.get(name) ?? '') === text) return;
      if (text === '') parameters.delete(name);
      else parameters.set(name, text);
      navigate({ search: parameters.toString(), hash }, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };
  return [value, set];
}
