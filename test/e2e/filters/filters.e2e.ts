import { expect, test } from '@playwright/test';

import { apply, callout, company, pill, status } from '../../support/filtering';

test('Subscriptions has filters by company, period, type and tag', async ({ page }) => {
  await page.goto('/experience');
  for (const name of ['Company', 'Period', 'Type', 'Tag']) {
    await expect(pill(page, `${name} == all`)).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(pill(page, `${name} == all`)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a value is searched for, checked and applied, and the address restores it on Back and reload', async ({
  page,
}) => {
  await page.goto('/experience');
  await pill(page, 'Type == all').click();
  await expect(pill(page, 'Type == all')).toHaveAttribute('aria-expanded', 'true');
  await callout(page).getByLabel('Value').fill('PLÁT');
  await callout(page).getByRole('checkbox', { name: 'Platform (3)' }).check();
  await expect(callout(page).getByRole('checkbox', { name: 'All' })).not.toBeChecked();
  await apply(page);
  await expect(page).toHaveURL('/experience?type=Platform');
  await expect(status(page, 'Showing 3 of 5 roles and 3 of 17 resources.')).toBeVisible();
  await expect(pill(page, 'Type == Platform')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Lane Control System' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Toll Transaction Hub' })).toHaveCount(0);
  await expect(company(page, 'Ferrovial Construction US & Canada')).toBeHidden();

  await page.reload();
  await expect(status(page, 'Showing 3 of 5 roles and 3 of 17 resources.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/experience');
  await expect(company(page, 'Ferrovial Construction US & Canada')).toBeVisible();
  await expect(pill(page, 'Type == all')).toBeVisible();
  await expect(page.getByText(/^Showing/)).toHaveCount(0);
});

test('Back directly after a reset restores the address of the previous history entry', async ({ page }) => {
  await page.clock.install();
  await page.goto('/experience?company=Indra&tag=Cloud%20Computing');
  const reset = page.getByRole('button', { name: 'Reset filters' }).first();
  await reset.click();
  await expect(page).toHaveURL('/experience');
  await page.goBack();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/experience?company=Indra&tag=Cloud%20Computing');
});

test('filters are combined, and each value shows its count under the other filters', async ({ page }) => {
  await page.goto('/experience?company=Indra&period=2011');
  await expect(status(page, 'Showing 1 of 5 roles and 2 of 17 resources.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Free-Flow Tolling' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Traffic Replay Lab' })).toHaveCount(0);
  await pill(page, 'Type == all').click();
  await expect(callout(page).getByRole('checkbox', { name: 'Platform (1)' })).toBeVisible();
  await expect(callout(page).getByRole('checkbox', { name: 'Infrastructure (0)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Search for any field...').fill('control');
  await expect(status(page, 'Showing 1 of 5 roles and 1 of 17 resources.')).toBeVisible();
  await expect(page).toHaveURL('/experience?company=Indra&period=2011&q=control');
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(page).toHaveURL('/experience');
  await expect(page.getByPlaceholder('Search for any field...')).toHaveValue('');
  await expect(page.getByPlaceholder('Search for any field...')).toBeFocused();
  await expect(company(page, 'Ferrovial')).toHaveAttribute('aria-expanded', 'true');
});

test('shows a message for each invalid filter value in the address, and ignores it', async ({ page }) => {
  await page.goto('/experience?type=Zeppelin&company=%3Cimg%20src%3Dx%3E&period=2020-2017');
  await expect(status(page, 'The Type filter has no value “Zeppelin”, so it was ignored.')).toBeVisible();
  await expect(status(page, 'The Company filter has no value “<img src=x>”')).toBeVisible();
  await expect(status(page, 'The Period filter has no value “2020-2017”')).toBeVisible();
  await expect(company(page, 'Indra')).toBeVisible();
  await page.goto('/projects?period=MLXVI');
  await expect(status(page, 'The Period filter has no value “MLXVI”')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10);
});
