import { expect, test, type Page } from '@playwright/test';

import { en } from '../../support/words';
import { hydrated } from '../../support/searching';

const toasts = (page: Page) => page.locator('[data-toast]');
const field = (page: Page, name: 'subject' | 'message') =>
  page.getByRole('textbox', { name: en[`support.${name}`], exact: true });

test('a link of a page whose panes cannot be loaded leads to its place, with a message', async ({ page }) => {
  await page.route('**/assets/panes-*.js', (route) => route.abort());
  await page.goto('/experience');
  await hydrated(page);
  await page.getByRole('link', { name: 'Governance', exact: true }).click();
  await expect(toasts(page)).toContainText(en['notifications.failed']);
  await expect(page).toHaveURL('/experience#ferrovial-global-head-of-cloud-and-advanced-technologies');
  await page.getByRole('link', { name: en['notifications.label'] }).click();
  await expect(toasts(page).filter({ hasText: en['notifications.label'] })).toBeVisible();
  await expect(page).toHaveURL(/\/experience(?:#|$)/);
});

test('the note of a filter closes when the filters cannot be loaded', async ({ page }) => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/assets/filter-module-*.js', async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto('/experience');
  await hydrated(page);
  await page.getByRole('button', { name: 'Tag == all' }).click();
  const note = page.getByRole('status').filter({ hasText: en['filters.loading'] });
  await expect(note).toBeVisible();
  fail();
  await expect(page.getByRole('alert').filter({ hasText: en['filters.failed'] })).toBeVisible();
  await expect(note).toBeHidden();
});

for (const [missing, pattern] of [
  ['scripts', '**/assets/*.js'],
  ['texts', '**/assets/texts-*'],
] as const)
  test(`without its ${missing} a page offers nothing that does not work`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible();
    await expect(field(page, 'message')).toBeHidden();
    await expect(page.getByRole('button', { name: en['tour.take'] })).toBeHidden();
    await expect(page.getByRole('link', { name: en['notifications.label'] })).toBeHidden();
    await page.goto('/experience');
    await expect(page.getByRole('button', { name: 'Tag == all' })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/management-groups');
    await expect(page.getByRole('link', { name: en['export.template'] })).toBeInViewport({ ratio: 1 });
  });

test('a message that is being written stays visible when the scripts cannot be loaded', async ({ page }) => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'message').pressSequentially('Hello');
  fail();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('Hello');
  await expect(field(page, 'message')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field(page, 'message')).toBeVisible();
});

test('the focus is on the title of the page that could not be loaded', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.route('**/assets/screen-profile-*.js', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: en['profile.label'] }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: en['error.title'] })).toBeFocused();
});
