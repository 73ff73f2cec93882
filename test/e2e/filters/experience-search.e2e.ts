import { expect, test, type Page } from '@playwright/test';

import { company, expectOpen } from '../../support/filtering';

const search = (page: Page) => page.getByPlaceholder('Search for any field...');

test('a search expands the rows with hits, counts and marks the hits, and writes the query to the address', async ({
  page,
}) => {
  await page.goto('/experience');
  await search(page).fill('TÓLL');
  await expectOpen(page, ['Indra USA Inc.', 'Indra']);
  await expect(page.getByText('4 matching resources in 2 of 4 subscriptions')).toBeVisible();
  const indra = page.getByRole('region', { name: 'Indra', exact: true });
  await expect(indra.getByText(/^Matches: [1-3]$/)).toBeVisible();
  await expect(indra.getByRole('heading', { name: 'Free-Flow Tolling' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Incident Detection' })).toHaveCount(0);
  await expect(indra.locator('mark').first()).toHaveText(/toll/i);
  await expect(page).toHaveURL('/experience?q=T%C3%93LL');
  await search(page).fill('');
  await expectOpen(page, ['Ferrovial']);
  await expect(page).toHaveURL('/experience');
});

test('searches types and descriptions too', async ({ page }) => {
  await page.goto('/experience');
  await search(page).fill('classical solvers');
  await expect(page.getByRole('heading', { name: 'Quantum Computing' })).toBeVisible();
  await search(page).fill('infrastructure');
  await expect(page.getByRole('heading', { name: 'Site Office in a Box' })).toBeVisible();
});

test('announces that there are no hits, and the reset button moves focus to the search', async ({ page }) => {
  await page.goto('/experience');
  await search(page).fill('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'No matching resources' })).toBeAttached();
  await page.getByRole('button', { name: 'Show all resources' }).press('Enter');
  await expect(search(page)).toBeFocused();
});

test('shows a role whose title, place, period or text matches, with the match marked and without cards', async ({
  page,
}) => {
  await page.goto('/experience');
  const cards = page.getByRole('heading', { level: 4 });
  for (const [query, role, marked] of [
    ['fifteen engineers', 'Project Lead, Traffic and Tolling', ['fifteen', 'engineers']],
    ['director', 'Director of Information Technology', ['Director']],
    ['dallas 2020', 'Director of Information Technology', ['2020', 'Dallas', '2020']],
  ] as const) {
    await search(page).fill(query);
    await expect(page.getByText('1 matching role in 1 of 4 subscriptions')).toBeVisible();
    const heading = page.getByRole('heading', { level: 3 });
    await expect(heading.filter({ visible: true })).toHaveText([role]);
    await expect(page.getByRole('main').locator('mark').filter({ visible: true })).toHaveText([...marked]);
    await expect(cards.filter({ visible: true })).toHaveCount(0);
  }
});

test('finds a company by its name; Collapse all changes only the companies that the search shows', async ({
  page,
}) => {
  await page.goto('/experience');
  await search(page).fill('canada');
  await expectOpen(page, ['Ferrovial Construction US & Canada']);
  await expect(company(page, 'Ferrovial Construction US & Canada').locator('mark')).toHaveText('Canada');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  // The address is updated after a pause in typing. The rows do not change.
  await expect(page).toHaveURL('/experience?q=canada');
  await expectOpen(page, []);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expectOpen(page, ['Ferrovial Construction US & Canada']);
  await search(page).fill('');
  await expectOpen(page, ['Ferrovial']);
});
