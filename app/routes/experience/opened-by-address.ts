import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { expandCompany } from '~/browser/expand-company';
import { setFold } from '~/browser/folds';
import type { CompanyRow } from '~/domain/experience';

/**
 * Opens what the visitor was sent to: the company that Management groups stored (once), and the company
 * or role that the address names (`#indra-usa-inc`).
 */
export function useOpenedByAddress(companies: readonly CompanyRow[]): void {
  const { hash } = useLocation();
  useEffect(() => {
    const stored = expandCompany.take();
    const company = companies.find(({ name }) => name === stored);
    if (!company) return;
    setFold(`${company.id}-roles`, true);
    document.getElementById(company.id)?.scrollIntoView({ block: 'nearest' });
  }, [companies]);
  useEffect(() => {
    const id = decoded(hash);
    const company = companies.find((one) => one.id === id || one.positions.some((role) => role.id === id));
    if (!company) return;
    setFold(`${company.id}-roles`, true);
    document.getElementById(id)?.scrollIntoView();
  }, [companies, hash]);
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
