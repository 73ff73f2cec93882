import { useEffect, useState } from 'react';

import { hrefOf } from '~/portal/lib/base-path';

import type { Loadable } from './loadable';

/** Cache of loaded files. They do not change during a document's life. */
const loaded = new Map<string, string>();

/** Fetches a file as text, and again after a failure when `round` changes. Null fetches nothing. */
export function useFile(path: string | null, round: number): Loadable<string> {
  const request = `${path} ${round}`;
  const [failed, setFailed] = useState('');
  const [, setReady] = useState('');
  const content = loaded.get(path ?? '');
  useEffect(() => {
    if (path === null || loaded.has(path)) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const response = await fetch(hrefOf(path), { signal: abort.signal });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      loaded.set(path, await response.text());
    };
    const settle = (update: (request: string) => void) => () => {
      if (!abort.signal.aborted) update(request);
    };
    load().then(settle(setReady), settle(setFailed));
    return () => abort.abort();
  }, [request, path]);
  if (content !== undefined) return { state: 'ready', content };
  if (path === null) return { state: 'idle' };
  return { state: failed === request ? 'failed' : 'loading' };
}
