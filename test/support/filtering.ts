import type { Page } from '@playwright/test';

/** The pill of a filter by its current label: “Tag == all”. */
export const pill = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const callout = (page: Page) => page.getByRole('dialog', { name: 'Filter results' });

/** The status message of a list. */
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

export const company = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const apply = (page: Page) => callout(page).getByRole('button', { name: 'Apply' }).click();
