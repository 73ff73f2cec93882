import { expect, test, type Locator, type Page } from '@playwright/test';

import { watch } from '../sweep/watch';
import { REFUSALS } from '../support/refused-storage';

async function choose(page: Page, appearance: string) {
  await page.getByRole('button', { name: /^Account menu of / }).click();
  await page.getByRole('radio', { name: appearance }).check();
  await page.keyboard.press('Escape');
}

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('applies the chosen appearance before hydration and after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  const light = await ground(page);
  await choose(page, 'Dark');
  const dark = await ground(page);
  expect(dark).not.toBe(light);

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(dark);
  await page.unroute('**/assets/*.js');

  await page.reload();
  await page.getByRole('button', { name: /^Account menu of / }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).check();
  expect(await ground(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(dark);
});

// spec §9: the heights of the grid's rows and of a row of details
const GRID = { comfortable: 38, compact: 32 };
const DETAILS = { comfortable: 42, compact: 32 };

test('applies the chosen density before hydration and after a reload', async ({ page }) => {
  const row = page.getByRole('row', { name: /Indra USA Inc/ });
  const height = async () => Math.round((await row.boundingBox())?.height ?? 0);
  await page.goto('/management-groups');
  await expect.poll(height).toBe(GRID.comfortable);
  await page.getByRole('button', { name: /^Account menu of / }).click();
  await expect(page.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  await page.getByRole('radio', { name: 'Compact' }).check();
  expect(await height()).toBe(GRID.compact);

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await height()).toBe(GRID.compact);
  await page.unroute('**/assets/*.js');
  await page.goto('/experience');
  const heightOf = async (details: Locator) => Math.round((await details.boundingBox())?.height ?? 0);
  const open = page.locator('[data-disclosure-row]').first();
  await expect(open.getByRole('button', { expanded: true })).toBeVisible();
  expect(await heightOf(open)).toBe(DETAILS.compact);
  // A collapsed row has its latest role below the name, and the same padding around both.
  const collapsed = page.locator('[data-disclosure-row]').last();
  const compact = await heightOf(collapsed);
  expect(compact).toBeGreaterThan(DETAILS.compact);
  await page.getByRole('button', { name: /^Account menu of / }).click();
  await page.getByRole('radio', { name: 'Comfortable' }).check();
  expect(await heightOf(open)).toBe(DETAILS.comfortable);
  expect(await heightOf(collapsed)).toBe(compact + DETAILS.comfortable - DETAILS.compact);
});

test('menu, theme and dialogs work before hydration', async ({ page }) => {
  await page.route('**/assets/*.js', () => {}); // never answered
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Portal menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await choose(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('on a phone the menu is collapsed while the application loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/*.js', () => {}); // never answered
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Portal menu' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await expect(page.locator('[aria-controls="sidebar"]')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
});

for (const [what, breakStorage] of REFUSALS) {
  test(`storage that is ${what} causes no visible change`, async ({ page }) => {
    const faults = watch(page);
    await page.addInitScript(breakStorage);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Portal menu' }).click();
    await choose(page, 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: 'Learn more...' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(faults).toEqual([]);
  });
}
