import { expect, test, type Page } from '@playwright/test';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Management groups' });
const rows = (page: Page) => grid(page).getByRole('row', { level: 2 });
const row = (page: Page, name: string | RegExp) => grid(page).getByRole('row', { name });
const byName = (page: Page) => page.getByPlaceholder('Search by name or ID');
const inside = (page: Page) => page.getByPlaceholder('Search roles and resources');

test.beforeEach(async ({ page }) => {
  await page.goto('/management-groups');
  await expect(row(page, /Tenant Root Group/)).toHaveAttribute('tabindex', '0');
});

test('Search by name or ID searches name, ID, type and region, and marks the hits', async ({ page }) => {
  for (const [query, count] of [
    ['indra', 2],
    ['2013', 2],
    ['DALLAS us', 2],
    ['sub', 4],
    ['mádrid 2020', 1],
  ] as const) {
    await byName(page).fill(query);
    await expect(rows(page)).toHaveCount(count);
  }
  await expect(page.getByText('Showing 1 of 4 subscriptions in 1 groups')).toBeVisible();
  await expect(grid(page).locator('mark')).toHaveText(['Madrid', '2020']);
  await byName(page).fill('nothing like it');
  await expect(page.getByText('No matching subscriptions')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('the search of the toolbar searches the contents and names the hit', async ({ page }) => {
  await inside(page).fill('dynamic pricing');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('contains: Dynamic Pricing Algorithm');
  await inside(page).fill('head of cloud');
  await expect(rows(page).first()).toContainText('contains: Global Head of Cloud and Advanced Technologies');
});

test('a search shows hits in a collapsed group, and the group is collapsed again afterwards', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Expand / Collapse all' }).click();
  await expect(rows(page)).toHaveCount(0);
  await byName(page).fill('indra');
  await expect(rows(page)).toHaveCount(2);
  await byName(page).fill('');
  await expect(rows(page)).toHaveCount(0);
});

test('during a search, Expand / Collapse all changes only the search result', async ({ page }) => {
  const command = page.getByRole('button', { name: 'Expand / Collapse all' });
  await byName(page).fill('indra');
  await expect(rows(page)).toHaveCount(2);
  await command.click();
  await expect(rows(page)).toHaveCount(0);
  await expect(row(page, /Tenant Root Group/)).toHaveAttribute('aria-expanded', 'false');
  await command.click();
  await expect(rows(page)).toHaveCount(2);
  await command.click();
  // Another search expands the group, even if it was collapsed.
  await byName(page).fill('ferrovial');
  await expect(rows(page)).toHaveCount(2);
  await byName(page).fill('');
  await expect(rows(page)).toHaveCount(4);
});

test('Refresh resets order, searches, expansion and selection', async ({ page }) => {
  const names = () => rows(page).getByRole('link').allTextContents();
  const newest = await names();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  expect(await names()).not.toEqual(newest);
  await page.getByRole('button', { name: 'Select Indra', exact: true }).click();
  await expect(grid(page).getByRole('row', { selected: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Expand / Collapse all' }).click();
  await byName(page).fill('indra');
  await inside(page).fill('tolling');
  await expect(page.getByText(/^Showing \d of 4/)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(byName(page)).toHaveValue('');
  await expect(inside(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(4);
  expect(await names()).toEqual(newest);
  await expect(grid(page).getByRole('row', { selected: true })).toHaveCount(0);
  await expect(grid(page).locator('[aria-sort]:not([aria-sort="none"])')).toHaveCount(0);
});
