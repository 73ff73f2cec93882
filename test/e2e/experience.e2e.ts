import { expect, test } from '@playwright/test';

import { COMPANIES, company, expectOpen } from '../support/filtering';
import { hydrated } from '../support/searching';

test('shows four companies with role, tenure, score, group and status, and expands the current one', async ({
  page,
}) => {
  await page.goto('/experience');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  await expectOpen(page, ['Ferrovial']);
  const current = page.getByRole('region', { name: 'Ferrovial', exact: true });
  for (const text of ['Owner', '6 yrs 3 mos', '88%', 'Tenant Root Group', 'Active'])
    await expect(current.getByText(text, { exact: true })).toBeVisible();
  const former = page.getByRole('region', { name: 'Indra USA Inc.' });
  for (const text of ['Owner', '4 yrs 1 mo', '–', 'Tenant Root Group', 'Inactive'])
    await expect(former.getByText(text, { exact: true })).toBeVisible();
});

test('a click on the name or anywhere on the row expands and collapses it', async ({ page }) => {
  await page.goto('/experience');
  await company(page, 'Indra').click();
  await expectOpen(page, ['Ferrovial', 'Indra']);
  await expect(page.getByRole('heading', { name: 'Software Engineer, Traffic Systems' })).toBeVisible();
  await page.getByRole('region', { name: 'Indra', exact: true }).getByText('Owner').click();
  await expectOpen(page, ['Ferrovial']);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expectOpen(page, COMPANIES);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expectOpen(page, []);
});

test('shows a tooltip on a collapsed inactive row, and hides it after expanding', async ({ page }) => {
  await page.goto('/experience');
  const hint = page.getByText('Click to expand this section').nth(2);
  await company(page, 'Indra').hover();
  // The hint belongs to its row.
  await hint.click();
  await expectOpen(page, ['Ferrovial', 'Indra']);
  await expect(hint).toBeHidden();
});

test('expands the company that Management groups stored, once', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('expandCompany', 'Indra USA Inc.'));
  await page.goto('/experience');
  await expectOpen(page, ['Ferrovial', 'Indra USA Inc.']);
  expect(await page.evaluate(() => localStorage.getItem('expandCompany'))).toBeNull();
  await page.reload();
  await hydrated(page);
  await expectOpen(page, ['Ferrovial']);
});

for (const value of ['Nobody Ltd.', '<img src=x onerror=alert(1)>', 'x'.repeat(1_000_000), '']) {
  test(`removes a stored value that is no company: ${value.slice(0, 20)}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/dashboard');
    await page.evaluate((text) => localStorage.setItem('expandCompany', text), value);
    await page.goto('/experience');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('expandCompany'))).toBeNull();
    await expectOpen(page, ['Ferrovial']);
    expect(errors).toEqual([]);
  });
}

test('an address with a company or a role expands its company', async ({ page }) => {
  await page.goto('/experience#indra-usa-inc');
  await expectOpen(page, ['Ferrovial', 'Indra USA Inc.']);
  await page.goto('/dashboard');
  await page.goto('/experience#indra-software-engineer-traffic-systems');
  await expectOpen(page, ['Ferrovial', 'Indra']);
  await expect(page.getByRole('heading', { name: 'Software Engineer, Traffic Systems' })).toBeInViewport();
  await page.goto('/experience#%E0%A4%A');
  await expect(company(page, 'Ferrovial')).toBeVisible();
});

test('each role has a link to its address', async ({ page }) => {
  await page.goto('/experience');
  await hydrated(page);
  await page
    .getByRole('link', { name: 'Link to Global Head of Cloud and Advanced Technologies, Ferrovial' })
    .click();
  await expect(page).toHaveURL('/experience#ferrovial-global-head-of-cloud-and-advanced-technologies');
});

test('disabled commands show their reason, and the two fixed filters are shown', async ({ page }) => {
  await page.goto('/experience');
  for (const name of [
    'Add',
    'Manage Policies',
    'View Requests',
    'View eligible subscriptions',
    'Export to CSV',
  ]) {
    const command = page.getByRole('button', { name, exact: true });
    await expect(command).toHaveAttribute('aria-disabled', 'true');
    const reason =
      name === 'Add' || name === 'Export to CSV'
        ? `“${name}” works on Management groups.`
        : new RegExp(`^Only \\S.+ can use “${name}”\\.$`);
    await expect(command).toHaveAccessibleDescription(reason);
  }
  await expect(page.getByText('My role == all')).toBeVisible();
  await expect(page.getByText('Status == all')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add filter' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(
    'No more filters can be added. The search box looks through every resource.',
  );
});

test('a link to a company moves focus to it', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Ferrovial', exact: true }).click();
  await expect(page).toHaveURL('/experience#ferrovial');
  await expect(company(page, 'Ferrovial')).toBeFocused();
});

test('a collapsed company shows its latest role with dates; the list has no second link to pane or JSON', async ({
  page,
}) => {
  await page.goto('/experience');
  const indra = page.getByRole('region', { name: 'Indra', exact: true });
  const latest = indra.getByText(/^Project Lead, Traffic and Tolling\s*Jun 2010 - Aug 2013.*2 roles$/);
  await expect(latest).toBeVisible();
  await company(page, 'Indra').click();
  await expect(latest).toBeHidden();
  await expect(page.getByText('JSON View')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Details of/ })).toHaveCount(0);
});

test('on a phone a button with the count of the filters shows and hides them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/experience?type=Platform&tag=Azure');
  const filters = page.getByRole('button', { name: 'Filters (2)' });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Type == Platform' })).toBeHidden();
  await filters.click();
  await expect(page.getByText('My role == all')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the Type filter' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.goto('/experience');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  // In wider windows they are in a row.
  await page.setViewportSize({ width: 900, height: 844 });
  await expect(page.getByRole('button', { name: 'Type == all' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden();
});
