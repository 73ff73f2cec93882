import { expect, test } from '@playwright/test';

import { violations } from '../sweep/axe';

test('Usage shows how long each skill was used, in families, and leads to its roles', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Usage' }).click();
  await expect(page).toHaveURL('/usage');
  await expect(
    page.getByText(/^Time counts the months of the roles and projects that list a skill/),
  ).toBeVisible();
  const family = page
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: 'Cloud Computing' }) });
  await expect(family.getByRole('row', { name: /^Azure \d/ })).toContainText(/\d+ yrs.*Present.*2 roles/);
  expect(await violations(page)).toEqual([]);
  const java = page.getByRole('rowheader', { name: 'Java', exact: true });
  const row = page.getByRole('row').filter({ has: java });
  await expect(row).toContainText('4 yrs 11 mos');
  await java.getByRole('link').click();
  await expect(page).toHaveURL('/experience?tag=Java');
  // The same figure there.
  await expect(page.getByText('Java: 3 roles, 4 yrs 11 mos (2009–2017)')).toBeVisible();
});

test('skills of less than a year are collapsed, and one without an end has its year', async ({ page }) => {
  await page.goto('/usage');
  const rust = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Rust', exact: true }) });
  await expect(rust).toBeHidden();
  await page.getByText(/^Used for less than a year: \d+$/).click();
  await expect(rust).toContainText('2018');
  await expect(rust).not.toContainText('mo');
});

test('the filter leaves the skills with its words, and the address keeps them', async ({ page }) => {
  await page.goto('/usage');
  await page.getByRole('searchbox', { name: 'Filter skills' }).fill('azure');
  await expect(page.getByRole('status').filter({ hasText: /^Showing \d+ of \d+ skills$/ })).toBeAttached();
  await expect(page.getByRole('rowheader', { name: 'Java', exact: true })).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'Azure', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/usage?q=azure');
});

test('Usage is complete without scripts, in each language', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pt/usage');
  await expect(page.getByRole('heading', { level: 1, name: 'Utilização' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Java', exact: true })).toBeVisible();
  await expect(page.getByText(/^O tempo soma os meses/)).toBeVisible();
  await context.close();
});

test('the chart is printed', async ({ page }) => {
  await page.goto('/usage');
  await page.emulateMedia({ media: 'print' });
  const chart = page
    .getByRole('region', { name: 'Skills in use over time' })
    .locator('svg', { hasText: '2007' });
  await expect(chart).toBeVisible();
});
