import { useEffect, useState } from 'react';

import { hrefOf } from '~/portal/addresses/base-path';

import type { Loadable } from './use-lazy-module';

/**
 * Makes the hook that loads files of one kind. Loaded files are cached, since they do not change during a
 * document's life.
 * @param parse returns null, or throws, for a file of another shape, such as a host's error page: the file has
 *   failed to load
 */
export function fileHook<Content>(parse: (text: string) => Content | null) {
  const loaded = new Map<string, Content>();
  /** Fetches a file, and again after a failure when `refreshKey` changes. Null fetches nothing. */
  return function useParsedFile(path: string | null, refreshKey: number): Loadable<Content> {
    const request = `${path} ${refreshKey}`;
    const [failed, setFailed] = useState('');
    const [, setReady] = useState('');
    const content = loaded.get(path ?? '');
    useEffect(() => {
      if (path === null || loaded.has(path)) return undefined;
      const abort = new AbortController();
      const load = async () => {
        // A retry bypasses the browser's cache, which may hold a file of another shape.
        const cache = refreshKey > 0 ? 'reload' : 'default';
        const response = await fetch(hrefOf(path), { cache, signal: abort.signal });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        const parsed = parse(await response.text());
        if (parsed === null) throw new Error(`${path}: expected another shape`);
        loaded.set(path, parsed);
      };
      const settle = (update: (request: string) => void) => () => {
        if (!abort.signal.aborted) update(request);
      };
      load().then(settle(setReady), settle(setFailed));
      return () => abort.abort();
    }, [request, path, refreshKey]);
    if (content !== undefined) return { state: 'ready', content };
    if (path === null) return { state: 'idle' };
    return { state: failed === request ? 'failed' : 'loading' };
  };
}

export const useFile = fileHook((text) => text);
