import { useEffect, useState } from 'react';

import { hrefOf } from '~/portal/lib/base-path';

/** The loading state of a file. */
export type Fetched<Content> =
  { state: 'coming' } | { state: 'here'; content: Content } | { state: 'failed' };

/** Cache of loaded files. They do not change during a document's life. */
const come = new Map<string, string>();

/** Fetches a file as text, and again after a failure when `round` changes. Null fetches nothing. */
export function useFile(path: string | null, round: number): Fetched<string> {
  const asked = `${path} ${round}`;
  const [failed, setFailed] = useState('');
  const [, setCame] = useState('');
  const content = come.get(path ?? '');
  useEffect(() => {
    if (path === null || come.has(path)) return undefined;
    const abort = new AbortController();
    const bring = async () => {
      const response = await fetch(hrefOf(path), { signal: abort.signal });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      come.set(path, await response.text());
    };
    const tell = (told: (asked: string) => void) => () => {
      if (!abort.signal.aborted) told(asked);
    };
    bring().then(tell(setCame), tell(setFailed));
    return () => abort.abort();
  }, [asked, path]);
  if (content !== undefined) return { state: 'here', content };
  return failed === asked ? { state: 'failed' } : { state: 'coming' };
}
