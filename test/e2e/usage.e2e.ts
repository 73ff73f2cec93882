import { expect, test } from '@playwright/test';

test('Usage shows how long each skill was used, and its evidence', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Usage' }).click();
  await expect(page).toHaveURL('/usage');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Java', exact: true }) });
  await expect(row).toContainText(/\d+ yrs/);
  await row.getByRole('link', { name: 'Java' }).click();
  await expect(page).toHaveURL('/usage?skill=java');
  const evidence = page.getByRole('region', { name: 'Java', exact: true });
  await expect(evidence.getByRole('heading', { name: 'Java' })).toBeFocused();
  await expect(evidence.getByRole('link', { name: 'Toll Transaction Hub' })).toBeVisible();
  await expect(evidence).toContainText('roles: 3');
  await evidence.getByRole('link', { name: 'Close the evidence' }).click();
  await expect(page).toHaveURL('/usage');
});

test('a column heading sorts the table, and the address keeps the order', async ({ page }) => {
  await page.goto('/usage');
  const first = page.getByRole('rowheader').first();
  const before = await first.innerText();
  await page.getByRole('columnheader', { name: 'Skill' }).getByRole('link').click();
  await expect(page).toHaveURL('/usage?sort=name');
  await expect(page.getByRole('columnheader', { name: 'Skill' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).not.toHaveText(before);
  await page.reload();
  // The page is built in its default order; it is sorted once it is hydrated.
  await expect(page.getByRole('columnheader', { name: 'Skill' })).toHaveAttribute('aria-sort', 'ascending');
  const names = await page.getByRole('rowheader').allInnerTexts();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  await page.getByRole('columnheader', { name: 'Skill' }).getByRole('link').click();
  await expect(page).toHaveURL('/usage?sort=-name');
});

test('Usage is complete without scripts, in each language', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pt/usage');
  await expect(page.getByRole('heading', { level: 1, name: 'Utilização' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Java', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Como foi calculado' })).toBeVisible();
  await context.close();
});

test('shows a message for an unknown skill in the address', async ({ page }) => {
  await page.goto('/usage?skill=nonsense');
  await expect(page.getByText('There is no skill called “nonsense” on this page.')).toBeVisible();
});
