import type { Page } from '@playwright/test';

/** A filter, as it is now: “Tag equals all”. */
export const pill = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const callout = (page: Page) => page.getByRole('dialog', { name: 'Filter results' });

/** What is said of a list, for eye and ear. */
export const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

export const company = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const apply = (page: Page) => callout(page).getByRole('button', { name: 'Apply' }).click();
