import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';
import papaparse from 'papaparse';

import { watch } from '../sweep/watch';
import { holdScripts } from '../support/hold-scripts';
import { hydrated } from '../support/searching';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Management groups' });
const rows = (page: Page) => grid(page).getByRole('row', { level: 2 });
const row = (page: Page, name: string | RegExp) => grid(page).getByRole('row', { name });
const byName = (page: Page) => page.getByPlaceholder('Search by name or ID');

test.beforeEach(async ({ page }) => {
  await page.goto('/management-groups');
  await expect(row(page, /Tenant Root Group/)).toHaveAttribute('tabindex', '0');
});

test('shows four subscriptions below the root group', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Management groups' })).toBeVisible();
  await expect(page.getByText('Default Directory', { exact: true })).toBeVisible();
  await expect(page.getByText('Showing 4 subscriptions in 1 groups')).toBeVisible();
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    'Selected',
    'Name',
    'Region',
    'Type',
    'ID',
    'Total subscriptions',
  ]);
  const root = row(page, /Tenant Root Group/);
  for (const text of ['Management group', '18 years experience', '4']) {
    await expect(root.getByRole('gridcell', { name: text, exact: true })).toBeVisible();
  }
  await expect(rows(page)).toHaveCount(4);
  const expected = [
    ['Ferrovial', 'Madrid, ESP', 'Sep 2020 - Present'],
    ['Ferrovial Construction US & Canada', 'Dallas, US', 'Aug 2017 - Sep 2020'],
    ['Indra USA Inc.', 'Dallas, US', 'Aug 2013 - Aug 2017'],
    ['Indra', 'Madrid, ESP', 'May 2007 - Aug 2013'],
  ];
  for (const [at, texts] of expected.entries())
    for (const text of [...texts, 'Subscription'])
      await expect(rows(page).nth(at).getByText(text, { exact: true })).toBeVisible();
});

test('the name of a company opens it in Subscriptions, once', async ({ page }) => {
  await page.evaluate(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      Object.assign(window, { [key]: value });
      set.call(this, key, value);
    };
  });
  await page.getByRole('link', { name: 'Indra USA Inc.' }).click();
  await expect(page).toHaveURL('/experience');
  await expect(page.getByRole('button', { name: 'Indra USA Inc.', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await page.evaluate(() => Reflect.get(window, 'expandCompany'))).toBe('Indra USA Inc.');
  expect(await page.evaluate(() => localStorage.getItem('expandCompany'))).toBeNull();
});

test('hovering a row shows its tooltip, and a click on it opens the company', async ({ page }) => {
  const hint = page.getByText('Click to see details').nth(1);
  await rows(page).nth(1).hover();
  await expect(hint).toBeVisible();
  await rows(page).nth(2).getByRole('link').hover();
  await expect(hint).toBeHidden();
  await rows(page).nth(1).hover();
  await hint.click();
  await expect(page).toHaveURL('/experience');
  const company = page.getByRole('button', { name: 'Ferrovial Construction US & Canada', exact: true });
  await expect(company).toHaveAttribute('aria-expanded', 'true');
});

test('Export to CSV contains every subscription, whatever is filtered', async ({ page }) => {
  await byName(page).fill('dallas');
  await expect(rows(page)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('management_groups_subscriptions.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFName,Type,ID,Region\r\n"/);
  expect(papaparse.parse<string[]>(text.slice(1).trimEnd()).data).toEqual([
    ['Name', 'Type', 'ID', 'Region'],
    ['Ferrovial', 'Subscription', 'Sep 2020 - Present', 'Madrid, ESP'],
    ['Ferrovial Construction US & Canada', 'Subscription', 'Aug 2017 - Sep 2020', 'Dallas, US'],
    ['Indra USA Inc.', 'Subscription', 'Aug 2013 - Aug 2017', 'Dallas, US'],
    ['Indra', 'Subscription', 'May 2007 - Aug 2013', 'Madrid, ESP'],
  ]);
});

test('Create stays disabled, and its reason opens the dialog', async ({ page }) => {
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await create.focus();
  await expect(page.getByText(/^Only .+ can create management groups\.$/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create Management Group' });
  await expect(dialog).toContainText('A support ticket is needed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  // The opener was in the tooltip, which is hidden now.
  await expect(create).toBeFocused();
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();
  await page.getByRole('button', { name: 'Commands for Tenant Root Group' }).click();
  await page.getByRole('button', { name: 'Create Management Group' }).click();
  await dialog.getByRole('link', { name: 'Go to Support' }).click();
  await expect(page).toHaveURL('/contact?topic=management-group');
});

test('Add subscription opens a blocking dialog with Cancel and Go to Support', async ({ page }) => {
  await page.getByRole('button', { name: 'Add subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Subscription' });
  await expect(dialog).toContainText('submit a support ticket');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add subscription' }).click();
  await dialog.getByRole('link', { name: 'Go to Support' }).click();
  await expect(page).toHaveURL('/contact?topic=subscription');
});

test('Refresh announces, Feedback fills in the subject, and Close leads to the Dashboard', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Management groups was refreshed.')).toBeAttached();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Feedback about this portal');
  await page.goBack();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the first click of a visit works on an icon of the grid', async ({ page }) => {
  const faults = watch(page);
  await page.goto('/management-groups');
  await hydrated(page);
  await grid(page)
    .getByRole('button', { name: 'Collapse Tenant Root Group' })
    .locator('svg')
    .dispatchEvent('click');
  await expect(row(page, /Tenant Root Group/)).toHaveAttribute('aria-expanded', 'false');
  expect(faults).toEqual([]);
});

for (const by of ['a click', 'Enter'])
  test(`${by} on a company’s name before hydration opens the company`, async ({ page }) => {
    const release = await holdScripts(page, '**/assets/framework-*.js');
    await page.goto('/management-groups', { waitUntil: 'commit' });
    const name = page.getByRole('link', { name: 'Indra USA Inc.' });
    if (by === 'Enter') await name.press('Enter');
    else await name.click();
    await expect(page).toHaveURL('/experience#indra-usa-inc');
    release();
    await expect(page.getByRole('button', { name: 'Indra USA Inc.', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
