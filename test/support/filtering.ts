import { expect, type Page } from '@playwright/test';

export const COMPANIES = ['Ferrovial', 'Ferrovial Construction US & Canada', 'Indra USA Inc.', 'Indra'];

/** The pill of a filter by its current label: “Tag == all”. */
export const pill = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const callout = (page: Page) => page.getByRole('dialog', { name: 'Filter results' });

/** The status message of a list. */
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

export const company = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Expects that the rows of these companies are expanded, and no other. */
export async function expectOpen(page: Page, open: readonly string[]) {
  for (const name of COMPANIES)
    await expect(company(page, name), name).toHaveAttribute('aria-expanded', String(open.includes(name)));
}

export const apply = (page: Page) => callout(page).getByRole('button', { name: 'Apply' }).click();
