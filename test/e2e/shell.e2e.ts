import { expect, test } from '@playwright/test';
import { violations } from '../sweep/axe';
import { watch } from '../sweep/watch';
import { hydrated } from '../support/searching';

const SIDEBAR = ['Dashboard', 'IAM', 'Management Groups', 'Subscriptions', 'Regions', 'Support'];
const PHONE = { width: 390, height: 800 };

test('the top bar has menu, title, Help, Settings and the account button', async ({ page }) => {
  await page.goto('/dashboard');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Portal menu' })).toBeVisible();
  const account = bar.getByRole('button', { name: /^Account menu of / });
  const owner = ((await account.getAttribute('aria-label')) ?? '').replace('Account menu of ', '');
  await expect(account.getByText(/^\p{L}{1,2}$/u)).toBeVisible();
  // The name is beside the avatar only on a desktop.
  await expect(account.getByText(owner)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(account.getByText(owner)).toBeHidden();
  await page.setViewportSize({ width: 1366, height: 900 });
  await bar.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
});

test('Settings opens the dialog that denies permission', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toContainText('No permission to access that option.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('the sidebar lists six screens in order and marks the current one', async ({ page }) => {
  await page.goto('/profile');
  const links = page.getByRole('navigation', { name: 'Portal navigation' }).getByRole('link');
  await expect(links).toHaveText(SIDEBAR);
  for (const name of SIDEBAR) {
    const link = links.filter({ hasText: new RegExp(`^${name}$`) });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1);
  }
});

test('the collapsed sidebar shows tooltips, widens the content, and stays collapsed after a reload', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: 'Portal menu' });
  const content = page.getByRole('main');
  const wide = (await content.boundingBox())?.width ?? 0;
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect((await content.boundingBox())?.width).toBeGreaterThan(wide);
  const iam = page.getByRole('link', { name: 'IAM' }).first();
  const isSeen = () =>
    iam.getByText('IAM').evaluate((name) => name.checkVisibility({ opacityProperty: true }));
  await iam.hover();
  await expect.poll(isSeen).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isSeen).toBe(false);
  await page.reload();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('on a phone the sidebar is a drawer that its button, a choice, its overlay and Escape close', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  await hydrated(page);
  const drawer = page.getByRole('navigation', { name: 'Portal navigation' });
  const menu = page.getByRole('button', { name: 'Portal menu' });
  await expect(drawer).toBeHidden();

  await menu.click();
  await expect(page.locator('[aria-controls="sidebar"]')).toHaveAttribute('aria-expanded', 'true');
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await page.mouse.click(370, 600);
  await expect(drawer).toBeHidden();

  await menu.click();
  await expect(drawer).toBeVisible();
  await menu.click();
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/support');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await menu.click();
  await drawer.getByRole('link', { name: 'IAM' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeFocused();
});

test('the sidebar is a drawer at 768 px, and none at 769 px', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Portal navigation' });
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/dashboard');
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(sidebar).toBeVisible();
});

test('the first Tab focuses Skip to content', async ({ page }) => {
  await page.goto('/dashboard');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('navigation focuses the heading, announces the title and scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.goto('/dashboard');
  await page.mouse.wheel(0, 400);
  await page
    .getByRole('navigation', { name: 'Portal navigation' })
    .getByRole('link', { name: 'IAM' })
    .click();
  await expect(page).toHaveTitle(/^IAM - \S/);
  await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: /^IAM - / })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the footer shows the current year and the rights in Spanish', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01'));
  await page.goto('/dashboard');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2031');
  await expect(footer.getByText('Todos los derechos reservados.')).toHaveAttribute('lang', 'es');
});

test('the account menu leads to the pane for sharing and to the profile', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account menu of / }).click();
  expect(await violations(page, '#account-menu')).toEqual([]);
  await page.getByRole('link', { name: 'Share this portal' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this portal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: /^Account menu of / }).click();
  await page.getByRole('link', { name: 'View profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('link', { name: 'View profile' })).toBeHidden();
});

test('an unknown address is answered with 404 inside the shell, with links to the six screens', async ({
  page,
}) => {
  for (const address of ['/nope', '/fr/dashboard', '/dashboard/deeper/still']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Resource not found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(7); // breadcrumb and six
  }
  await page.getByRole('main').getByRole('link', { name: 'Regions' }).click();
  await expect(page).toHaveURL('/global-presence');
});

test('an address with index.html, a trailing slash or a query shows its page', async ({ page }) => {
  for (const address of ['/dashboard/index.html', '/dashboard/', '/dashboard?from=mail#top']) {
    const faults = watch(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Dashboard was refreshed.')).toBeAttached();
    expect(faults).toEqual([]);
  }
});

test('the root address is replaced by the dashboard', async ({ page }) => {
  await page.goto('/profile');
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/profile');
});

test('an address with encoded letters shows its screen, under the usual address', async ({ page }) => {
  await page.goto('/management%2Dgroups?tag=x#content');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Management groups$/i);
  await expect(page).toHaveURL('/management-groups?tag=x#content');
});

test('an address in other letter case leads to its screen, and an unknown one shows 404', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto('/Dashboard?from=afar');
  await expect(page).toHaveURL('/dashboard?from=afar');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/No-Such-Page');
  await expect(page.getByRole('heading', { level: 1, name: 'Resource not found' })).toBeVisible();
  await page.getByRole('button', { name: /^Account menu of / }).click();
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
