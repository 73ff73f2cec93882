import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';

import { expandCompany } from '~/portal/browser/expand-company';
import { setDisclosure } from '~/portal/browser/disclosures';
import { leftAs } from '~/portal/browser/view-state';
import type { CompanyRow } from '~/portal/lib/experience';

/**
 * Opens what the visitor was sent to: the company that Management groups stored (once), and the company
 * or role that the address names (`#indra-usa-inc`). Who comes back finds the rows as they were left.
 */
export function useOpenedByAddress(companies: readonly CompanyRow[]): void {
  const { hash, key } = useLocation();
  const back = useMemo(() => leftAs(key) !== undefined, [key]);
  useEffect(() => {
    const stored = expandCompany.take();
    const company = companies.find(({ name }) => name === stored);
    if (!company) return undefined;
    setDisclosure(`${company.id}-roles`, true);
    return arrive(company.id, company.id, { block: 'nearest' });
  }, [companies]);
  useEffect(() => {
    const id = decoded(hash);
    const company = companies.find((one) => one.id === id || one.positions.some((role) => role.id === id));
    if (!company || back) return undefined;
    setDisclosure(`${company.id}-roles`, true);
    return arrive(id, company.id);
  }, [back, companies, hash]);
}

/** Shows the target and puts the focus on its company, after the screen's heading has had it. */
function arrive(id: string, company: string, how?: ScrollIntoViewOptions): () => void {
  document.getElementById(id)?.scrollIntoView(how);
  const frame = requestAnimationFrame(() => {
    const fold = document.getElementById(company)?.querySelector<HTMLElement>('[data-disclosure]');
    fold?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}

/** What stands behind `#`; the bare text where somebody wrote a broken escape. */
function decoded(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
