import { expect, test } from '@playwright/test';

import { en } from '../../support/words';
import { defaultLanguage } from '../../../src/portal/addresses/languages';
import { addresses } from '../../../src/portal/addresses/screens';

test.use({ javaScriptEnabled: false });

for (const address of addresses([defaultLanguage]))
  test(`${address} is readable and navigable without scripts`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Portal navigation' });
    await expect(menu.getByRole('link')).toHaveCount(6);
    await menu.getByRole('link', { name: 'IAM' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeVisible();
  });

test('the root address leads to the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});

test('shows the menu of the page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Audit logs' })).toBeVisible();
});

test('a filtered address says that filters need scripts, and leads to the whole list', async ({ page }) => {
  for (const address of [
    '/experience?tag=AI',
    '/experience?q=control',
    '/sitemap?q=control',
    '/projects?tag=AI',
  ]) {
    await page.goto(address);
    const note = page.getByRole('main').getByText(en['shell.noScripts']);
    await expect(note).toBeVisible();
    await expect(page.getByRole('button', { name: / == / })).toHaveCount(0);
    await note.getByRole('link', { name: en['sitemap.title'] }).click();
    await expect(page).toHaveURL('/sitemap');
  }
});

test('a link to a resource leads to its role', async ({ page }) => {
  await page.goto('/experience');
  const name = 'Toll Transaction Hub';
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/[?]item=toll-transaction-hub#/);
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  await page.goto('/sitemap');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
});

test('shows no command that needs scripts, and no hint at an expanded row', async ({ page }) => {
  for (const address of ['/experience', '/projects', '/management-groups', '/dashboard']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: en['account.copyLink'] })).toHaveCount(0);
  }
  await page.goto('/projects#details-data-center-exit');
  await expect(page.getByRole('dialog', { name: 'Data Center Exit' })).toBeVisible();
  await expect(page.getByRole('button', { name: en['account.copyLink'] })).toHaveCount(0);
  await page.goto('/experience');
  await page.getByRole('button', { name: 'Indra', exact: true }).hover();
  await expect(page.getByText(en['experience.expandHint']).filter({ visible: true })).toHaveCount(0);
});
