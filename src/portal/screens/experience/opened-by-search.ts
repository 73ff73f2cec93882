import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';

import { isDisclosureOpen, setDisclosure } from '~/portal/browser/disclosures';
import { leftAs } from '~/portal/browser/view-state';
import type { CompanyRow } from '~/portal/lib/experience';
import type { Hits } from '~/portal/lib/experience-search';

/**
 * Opens the rows that hold hits and closes the others, each time these are other rows; when the search ends, all are
 * as before it. Who comes back to a search finds the rows as they were left; when it ends then, they are as the page
 * begins.
 */
export function useOpenedBySearch(companies: readonly CompanyRow[], hits: Hits | null): void {
  const { key } = useLocation();
  const back = useMemo(() => leftAs(key) !== undefined, [key]);
  const found = useRef('');
  const before = useRef<ReadonlyMap<string, boolean> | null>(null);
  /** The rows with hits that were opened last: the address follows the search later, and changes none of them. */
  const lastRows = useRef<string | null>(null);
  useEffect(() => {
    const rows = companies.map(({ id, opened }) => ({ id, opened, body: `${id}-roles` }));
    const rowsWithHits = hits && [...hits.keys()].join(' ');
    const isSame = rowsWithHits === lastRows.current;
    lastRows.current = rowsWithHits;
    if (hits && back && found.current !== key) {
      found.current = key;
      before.current ??= new Map(rows.map(({ body, opened }) => [body, opened]));
    } else if (hits && !isSame) {
      before.current ??= new Map(rows.map(({ body }) => [body, isDisclosureOpen(body)]));
      for (const { id, body } of rows) setDisclosure(body, hits.has(id));
    } else if (!hits && before.current) {
      for (const [body, open] of before.current) setDisclosure(body, open);
      before.current = null;
    }
  }, [back, companies, hits, key]);
}
