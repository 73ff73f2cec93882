import { expect, test } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/lib/languages';
import { addresses } from '../../src/portal/lib/screens';

test.use({ javaScriptEnabled: false });

for (const address of addresses([defaultLanguage])) {
  for (const width of [1366, 390]) {
    test(`${address} at ${width} px is readable and navigable without scripts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Portal navigation' });
      await expect(menu.getByRole('link')).toHaveCount(6);
      await menu.getByRole('link', { name: 'IAM' }).click();
      await expect(page).toHaveURL('/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeVisible();
    });
  }
}

test('the root address leads to the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});

test('shows the menu of the page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Audit logs' })).toBeVisible();
});
