import { expect, type Page } from '@playwright/test';

import type { words } from '../support/words';

/** Expects that the page is hydrated: its Copy command works only then. */
export async function expectAlive(page: Page, said: (typeof words)[keyof typeof words]): Promise<void> {
  await page.getByRole('button', { name: said['shell.account'].replace('{name}', '') }).click();
  await page.getByRole('button', { name: said['account.copyLink'] }).click();
  const told = page
    .getByText(said['account.copied'])
    .or(page.getByText(said['account.notCopied'].split('{')[0] ?? ''));
  await expect(told).toBeVisible();
}

/** Visible pictures that failed to load. */
export const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
