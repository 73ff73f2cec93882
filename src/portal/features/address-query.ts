import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useHydrated } from '~/portal/browser/hydrated';

/** A pause in typing after which the address follows, ms. */
const PAUSE_MS = 300;

/**
 * A text that lives in the address (`?q=`). A page is built without it: it is read once the page is alive, and again
 * when Back, Forward or a link changes it. What is typed replaces the entry in the history, after a pause.
 */
export function useAddressQuery(name: string): [value: string, set: (value: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const inAddress = (hydrated && new URLSearchParams(search).get(name)) || '';
  // What was typed counts until the address says something that typing did not put there.
  const [typed, setTyped] = useState<{ text: string; passed: readonly string[] }>();
  const value = typed?.passed.includes(inAddress) ? typed.text : inAddress;
  const set = (text: string) => {
    setTyped({ text, passed: [inAddress, value, text] });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      // What the address says by then: a filter may have come in between.
      const { search: now, hash } = window.location;
      const parameters = new URLSearchParams(now);
      if (text === '') parameters.delete(name);
      else parameters.set(name, text);
      void navigate({ search: parameters.toString(), hash }, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };
  return [value, set];
}
