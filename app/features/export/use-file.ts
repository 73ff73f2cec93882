import { useEffect, useState } from 'react';

import { hrefOf } from '~/domain/base-path';

/** A file of the site on its way to the eye. */
export type Fetched<Content> =
  { state: 'coming' } | { state: 'here'; content: Content } | { state: 'failed' };

/** Fetches a file of the site as text; again when `round` changes. Nothing is fetched for null. */
export function useFile(path: string | null, round: number): Fetched<string> {
  const asked = `${path} ${round}`;
  const [answer, setAnswer] = useState<{ asked: string; text: string | null } | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    const abort = new AbortController();
    const bring = async () => {
      const response = await fetch(hrefOf(path), { signal: abort.signal });
      return response.ok ? response.text() : null;
    };
    const show = (text: string | null) => {
      if (!abort.signal.aborted) setAnswer({ asked, text });
    };
    bring().then(show, () => show(null));
    return () => abort.abort();
  }, [asked, path]);
  if (answer?.asked !== asked) return { state: 'coming' };
  return answer.text === null ? { state: 'failed' } : { state: 'here', content: answer.text };
}
