import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';

import { isDisclosureOpen, setDisclosures } from '~/portal/browser/disclosures';
import { savedViewState } from '~/portal/browser/view-state';
import type { CompanyRow } from '~/portal/lib/experience';
import type { Hits } from '~/portal/lib/experience-search';

/**
 * Expands the rows with hits and collapses the others whenever the set of rows changes. When the search ends,
 * the previous state is restored. On Back and Forward to a search, the rows keep their saved state, and the
 * end of the search restores the initial one.
 */
export function useOpenedBySearch(companies: readonly CompanyRow[], hits: Hits | null): void {
  const { key } = useLocation();
  const back = useMemo(() => savedViewState(key) !== undefined, [key]);
  const found = useRef('');
  const before = useRef<ReadonlyMap<string, boolean> | null>(null);
  /** The rows that were expanded last. The address is updated later and must not expand them again. */
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
      before.current ??= new Map(rows.map(({ body, opened }) => [body, isDisclosureOpen(body) ?? opened]));
      setDisclosures(rows.map(({ id, body }) => [body, hits.has(id)]));
    } else if (!hits && before.current) {
      setDisclosures(before.current);
      before.current = null;
    }
  }, [back, companies, hits, key]);
}
