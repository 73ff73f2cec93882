import { expect, test, type Page } from '@playwright/test';

import { watch } from '../sweep/watch';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Management groups' });
const rows = (page: Page) => grid(page).getByRole('row', { level: 2 });
const toolbar = (page: Page) => page.getByRole('group', { name: 'Commands', exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/management-groups');
  await expect(grid(page).getByRole('row', { name: 'Tenant Root Group' })).toHaveAttribute('tabindex', '0');
});

test('the selected row has its commands in the toolbar', async ({ page }) => {
  const faults = watch(page);
  const open = toolbar(page).getByRole('link', { name: 'Open', exact: true });
  await expect(open).toHaveCount(0);
  const disabled = toolbar(page).getByRole('button', { name: 'Open', exact: true });
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await disabled.hover();
  await expect(page.getByText('Select a row first.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Select Indra USA Inc.' }).click();
  await expect(open).toBeVisible();
  await expect(toolbar(page).getByRole('group', { name: 'Commands for Indra USA Inc.' })).toBeVisible();
  // A hidden row cannot be selected.
  await page.getByPlaceholder('Search by name or ID').fill('ferrovial');
  await expect(open).toHaveCount(0);
  await page.getByPlaceholder('Search by name or ID').fill('');
  await open.click();
  await expect(page).toHaveURL('/experience#indra-usa-inc');
  await expect(page.getByRole('button', { name: 'Indra USA Inc.', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(faults).toEqual([]);
});

test('a row is named by its name; on a phone a select sorts instead of the headings', async ({ page }) => {
  await expect(rows(page).nth(3)).toHaveAccessibleName('Indra');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(grid(page).getByRole('columnheader')).toHaveCount(0);
  const names = () => rows(page).getByRole('link').allTextContents();
  const newest = await names();
  await sort.selectOption('Name, descending');
  expect(await names()).toEqual(newest.toSorted((one, other) => other.localeCompare(one)));
  await sort.selectOption('Default order');
  expect(await names()).toEqual(newest);
});
