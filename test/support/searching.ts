import { expect, type Page } from '@playwright/test';

import { en } from './words';

/** The box in the top bar. */
export const box = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox', { name: /^Search resources/ });

export const searchDialog = (page: Page) => page.getByRole('dialog', { name: en['search.label'] });

/** The announcement of the search. */
export const status = (page: Page) => searchDialog(page).getByRole('status').first();

export const field = (page: Page) => page.getByRole('combobox', { name: en['search.label'] });

/** Waits for hydration. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

/** The active option of the field. */
export async function activeLine(page: Page) {
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
  return page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`);
}
