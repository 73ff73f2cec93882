import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';

import { expandCompany } from '~/portal/browser/expand-company';
import { focusDisclosure, setDisclosures } from '~/portal/browser/disclosures';
import { savedViewState } from '~/portal/browser/view-state';
import type { CompanyRow } from '~/portal/lib/experience';

/**
 * Expands the company that Management groups stored (once), and the company or role in the address
 * (`#indra-usa-inc`). On Back and Forward the rows keep their saved state.
 */
export function useOpenedByAddress(companies: readonly CompanyRow[]): void {
  const { hash, key } = useLocation();
  const back = useMemo(() => savedViewState(key) !== undefined, [key]);
  useEffect(() => {
    const stored = expandCompany.take();
    const company = companies.find(({ name }) => name === stored);
    if (!company) return undefined;
    return scrollToRole(company.id, `${company.id}-roles`, { block: 'nearest' });
  }, [companies]);
  useEffect(() => {
    const id = decoded(hash);
    const company = companies.find((one) => one.id === id || one.positions.some((role) => role.id === id));
    if (!company || back) return undefined;
    return scrollToRole(id, `${company.id}-roles`);
  }, [back, companies, hash]);
}

/**
 * Expands a company, scrolls to the element of the address, as the browser does, and focuses the company. In the
 * next frame, because then the company is expanded and the screen's heading had the focus.
 */
function scrollToRole(id: string, roles: string, how?: ScrollIntoViewOptions): () => void {
  setDisclosures([[roles, true]]);
  const frame = requestAnimationFrame(() => {
    document.getElementById(id)?.scrollIntoView(how);
    // The visitor may have opened the search already, which then keeps the focus.
    if (document.activeElement?.tagName !== 'INPUT') focusDisclosure(roles, { preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}

/** The decoded fragment; the raw text if its escapes are invalid. */
function decoded(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
