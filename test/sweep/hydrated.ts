import { expect, type Page } from '@playwright/test';

import type { Catalogue } from '../../src/portal/i18n/catalogues';

/** Expects that the page is hydrated: its Copy command works only then. */
export async function expectHydrated(page: Page, texts: Catalogue): Promise<void> {
  await page.getByRole('button', { name: texts['shell.account'].replace('{name}', '') }).click();
  await page.getByRole('button', { name: texts['account.copyLink'] }).click();
  const message = page
    .getByText(texts['account.copied'])
    .or(page.getByText(texts['account.notCopied'].split('{')[0] ?? ''));
  await expect(message).toBeVisible();
}

/** Visible pictures that failed to load. */
export const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
