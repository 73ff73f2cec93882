import { expect, type Page } from '@playwright/test';

import type { Catalogue } from '../../src/portal/i18n/catalogues';

/** Expects that the page is hydrated: its account menu opens the pane for sharing only then. */
export async function expectHydrated(page: Page, texts: Catalogue): Promise<void> {
  await page.getByRole('button', { name: texts['shell.account'].replace('{name}', '') }).click();
  await page.getByRole('link', { name: texts['share.title'] }).click();
  const pane = page.getByRole('dialog', { name: texts['share.title'] });
  await expect(pane).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();
  // Going back in the history, which closes the pane, would abort the next navigation.
  await expect(page).not.toHaveURL(/\?share/);
}

/** Visible pictures that failed to load. */
export const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
