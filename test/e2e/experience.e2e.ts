import { expect, test, type Page } from '@playwright/test';

const company = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const COMPANIES = ['Ferrovial', 'Ferrovial Construction US & Canada', 'Indra USA Inc.', 'Indra'];

async function expectOpen(page: Page, open: readonly string[]) {
  for (const name of COMPANIES)
    await expect(company(page, name), name).toHaveAttribute('aria-expanded', String(open.includes(name)));
}

/** The page is hydrated, and the address has been applied. */
const hydrated = (page: Page) => page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

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

test('a row expands before React hydrates', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.goto('/experience', { waitUntil: 'commit' });
  await company(page, 'Indra').click();
  await expect(page.getByRole('heading', { name: 'Software Engineer, Traffic Systems' })).toBeVisible();
});

test('shows a tooltip on a collapsed inactive row, and hides it after expanding', async ({ page }) => {
  await page.goto('/experience');
  const hint = page.getByText('Click to expand this section');
  await company(page, 'Indra').hover();
  await expect(hint.nth(2)).toBeVisible();
  await company(page, 'Indra').click();
  await expect(hint.nth(2)).toBeHidden();
});

test('the tooltip of a row is below the row, covers no control, toggles the row, and appears on keyboard focus', async ({
  page,
}) => {
  await page.goto('/experience');
  const hint = page.getByText('Click to expand this section').nth(1);
  const region = page.getByRole('region', { name: 'Indra USA Inc.', exact: true });
  await region.getByText('4 yrs 1 mo').hover();
  await expect(hint).toBeVisible();
  const [row, tip] = await Promise.all([region.boundingBox(), hint.boundingBox()]);
  expect(tip?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0) - 1);
  const covered = await hint.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [...document.querySelectorAll('main a, main button')].filter((control) => {
      const box = control.getBoundingClientRect();
      return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    }).length;
  });
  expect(covered).toBe(0);
  await hint.click();
  await expectOpen(page, ['Ferrovial', 'Indra USA Inc.']);
  // A mouse click sets the focus without a visible ring.
  await company(page, 'Indra USA Inc.').click();
  await page.mouse.move(5, 5);
  await expect(hint).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(company(page, 'Indra USA Inc.')).toBeFocused();
  await expect(hint).toBeVisible();
});

test('the link of a resource has the address of its pane', async ({ page }) => {
  await page.goto('/experience');
  const cards = page
    .getByRole('list', { name: /^Resources of/ })
    .getByRole('heading')
    .getByRole('link');
  const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  const link = page.getByRole('link', { name: 'Quantum Computing', exact: true });
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  await hydrated(page);
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Quantum Computing' })).toBeVisible();
  await expect(page).toHaveURL('/experience?item=quantum-computing');
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: 'Quantum Computing' })).toBeVisible();
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

test('find-in-page expands a collapsed company', async ({ page }) => {
  await page.goto('/experience');
  const collapsed = page.locator('disclosure-body[hidden="until-found"]');
  await expect(collapsed).toHaveCount(3);
  // Simulates a hit of the browser's find-in-page.
  await collapsed.last().evaluate((body) => {
    body.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  await expectOpen(page, ['Ferrovial', 'Indra']);
  await expect(collapsed).toHaveCount(2);
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

test('on a phone the first role is in view, and a button with the count of the filters shows and hides them', async ({
  page,
}) => {
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
  const title = await page.getByRole('heading', { level: 3 }).first().boundingBox();
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(520);
  // In wider windows they are in a row.
  await page.setViewportSize({ width: 900, height: 844 });
  await expect(page.getByRole('button', { name: 'Type == all' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden();
});
