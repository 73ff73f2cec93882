import { useEffect, useRef } from 'react';

import { isFoldOpen, setFold } from '~/browser/folds';
import type { CompanyRow } from '~/domain/experience';
import type { Hits } from '~/domain/experience-search';

/** Opens the rows that hold hits and closes the others; when the search ends, all are as before it. */
export function useOpenedBySearch(companies: readonly CompanyRow[], hits: Hits | null): void {
  const before = useRef<ReadonlyMap<string, boolean> | null>(null);
  useEffect(() => {
    const bodies = companies.map(({ id }) => ({ id, body: `${id}-roles` }));
    if (hits) {
      before.current ??= new Map(bodies.map(({ body }) => [body, isFoldOpen(body)]));
      for (const { id, body } of bodies) setFold(body, hits.has(id));
    } else if (before.current) {
      for (const [body, open] of before.current) setFold(body, open);
      before.current = null;
    }
  }, [companies, hits]);
}
