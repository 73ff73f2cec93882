import { useEffect, useState } from 'react';

import { hrefOf } from '~/portal/lib/base-path';

/** The loading state of a file. */
export type Fetched<Content> =
  { state: 'coming' } | { state: 'here'; content: Content } | { state: 'failed' };

/**
 * Makes the hook that loads files of one kind. Loaded files are cached, since they do not change during a
 * document's life.
 * @param parse returns null, or throws, for a file of another shape, such as a host's error page: the file has
 *   failed to load
 */
export function fileHook<Content>(parse: (text: string) => Content | null) {
  const come = new Map<string, Content>();
  /** Fetches a file, and again after a failure when `round` changes. Null fetches nothing. */
  return function useParsedFile(path: string | null, round: number): Fetched<Content> {
    const asked = `${path} ${round}`;
    const [failed, setFailed] = useState('');
    const [, setCame] = useState('');
    const content = come.get(path ?? '');
    useEffect(() => {
      if (path === null || come.has(path)) return undefined;
      const abort = new AbortController();
      const bring = async () => {
        // A retry bypasses the browser's cache, which may hold a file of another shape.
        const cache = round > 0 ? 'reload' : 'default';
        const response = await fetch(hrefOf(path), { cache, signal: abort.signal });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        const parsed = parse(await response.text());
        if (parsed === null) throw new Error(`${path}: expected another shape`);
        come.set(path, parsed);
      };
      const tell = (told: (asked: string) => void) => () => {
        if (!abort.signal.aborted) told(asked);
      };
      bring().then(tell(setCame), tell(setFailed));
      return () => abort.abort();
    }, [asked, path, round]);
    if (content !== undefined) return { state: 'here', content };
    return failed === asked ? { state: 'failed' } : { state: 'coming' };
  };
}

/** Loads a file as text. */
export const useFile = fileHook((text) => text);
