import { expect, test, type Page } from '@playwright/test';

import { watch } from '../sweep/watch';
import { company, expectOpen } from '../support/filtering';
import { REFUSALS } from '../support/refused-storage';
import { hydrated } from '../support/searching';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Portal navigation' }).getByRole('link', { name });

/** Collapses the expanded row, expands the last one and scrolls to it. */
async function changeRows(page: Page): Promise<number> {
  await company(page, 'Ferrovial').click();
  await company(page, 'Indra USA Inc.').click();
  await company(page, 'Indra').click();
  await expectOpen(page, ['Indra USA Inc.', 'Indra']);
  await page
    .getByRole('link', { name: 'Software Engineer, Traffic Systems', exact: true })
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  // Wheel scrolling continues for a while.
  let y = -1;
  await expect
    .poll(async () => {
      const before = y;
      y = await scrolled(page);
      return y === before;
    })
    .toBe(true);
  return y;
}

for (const [how, navigate] of [
  ['to another screen', (page: Page) => sidebar(page, 'Support').click()],
  ['to another document', (page: Page) => page.goto('/support')],
] as const) {
  test(`Subscriptions, left ${how}: Back, Forward and Back restore rows and scroll position`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 500 });
    const faults = watch(page);
    await page.goto('/experience');
    await hydrated(page);
    const y = await changeRows(page);
    await navigate(page);
    await expect(page).toHaveURL('/support');
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/experience');
    await expectOpen(page, ['Indra USA Inc.', 'Indra']);
    await expect.poll(() => scrolled(page)).toBe(y);
    await page.goForward();
    await expect(page).toHaveURL('/support');
    await page.goBack();
    await expectOpen(page, ['Indra USA Inc.', 'Indra']);
    await expect.poll(() => scrolled(page)).toBe(y);
    expect(faults).toEqual([]);
  });

  test(`Management groups, left ${how}: Back restores searches, order and the collapsed root`, async ({
    page,
  }) => {
    const faults = watch(page);
    await page.goto('/management-groups');
    await hydrated(page);
    const [own, inside] = [
      page.getByRole('searchbox', { name: 'Search by name or ID' }),
      page.getByRole('searchbox', { name: 'Search roles and resources' }),
    ];
    await own.fill('indra');
    await inside.fill('traffic');
    const rows = page.getByRole('row');
    const shown = page.getByText(/^Showing \d of 4 subscriptions/);
    await expect(shown).toBeVisible();
    await expect(rows).not.toHaveCount(0);
    const [text, lines] = [await shown.innerText(), await rows.allInnerTexts()];
    expect(lines.length).toBeLessThan(6);
    await page.getByRole('columnheader', { name: 'Region' }).getByRole('button').first().click();
    await navigate(page);
    await expect(page).toHaveURL('/support');
    await hydrated(page);
    await page.goBack();
    await expect(own).toHaveValue('indra');
    await expect(inside).toHaveValue('traffic');
    await expect(shown).toHaveText(text);
    await expect(rows).toHaveCount(lines.length);
    await expect(page.getByRole('columnheader', { name: 'Region' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(faults).toEqual([]);
  });
}

test('Management groups: Back restores the collapsed root, and Refresh resets it', async ({ page }) => {
  await page.goto('/management-groups');
  await hydrated(page);
  const rows = page.getByRole('row');
  await page.getByRole('button', { name: 'Expand / Collapse all' }).click();
  await expect(rows).toHaveCount(2);
  await sidebar(page, 'Regions').click();
  await expect(page).toHaveURL('/global-presence');
  await page.goBack();
  await expect(page.getByRole('row', { name: /Tenant Root Group/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rows).toHaveCount(6);
});

test('Back restores a search on Subscriptions and the row collapsed by hand', async ({ page }) => {
  await page.goto('/experience');
  await hydrated(page);
  const search = page.getByPlaceholder('Search for any field...');
  await search.fill('traffic');
  await expect(page).toHaveURL('/experience?q=traffic');
  const open = await page.getByRole('button', { expanded: true }).count();
  expect(open).toBeGreaterThan(1);
  await page.locator('main').getByRole('button', { expanded: true }).first().click();
  const left = await page.locator('main').getByRole('button', { expanded: true }).allTextContents();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(search).toHaveValue('traffic');
  await expect(page.locator('main').getByRole('button', { expanded: true })).toHaveText(left);
});

test('Back restores the search in the menu of IAM', async ({ page }) => {
  await page.goto('/profile');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Profile menu' });
  await menu.getByRole('searchbox').fill('logs');
  await expect(menu.getByRole('listitem')).toHaveCount(2);
  await sidebar(page, 'Support').click();
  await expect(page).toHaveURL('/support');
  await page.goBack();
  await expect(menu.getByRole('searchbox')).toHaveValue('logs');
  await expect(menu.getByRole('listitem')).toHaveCount(2);
});

test('Back to an address with an anchor restores the state in which the page was left', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto('/experience#indra-software-engineer-traffic-systems');
  await hydrated(page);
  await expectOpen(page, ['Ferrovial', 'Indra']);
  await company(page, 'Indra').click();
  const away = await sidebar(page, 'Dashboard').boundingBox();
  await page.evaluate(() => scrollTo(0, 80));
  await expect.poll(() => scrolled(page)).toBe(80);
  await page.mouse.click((away?.x ?? 0) + 30, (away?.y ?? 0) + 10);
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expectOpen(page, ['Ferrovial']);
  await expect.poll(() => scrolled(page)).toBe(80);
});

for (const [what, script] of REFUSALS) {
  test(`Back restores the rows while storage is ${what}`, async ({ page }) => {
    const faults = watch(page);
    await page.addInitScript(script);
    await page.goto('/experience');
    await hydrated(page);
    await company(page, 'Indra').click();
    await sidebar(page, 'Dashboard').click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expectOpen(page, ['Ferrovial', 'Indra']);
    expect(faults).toEqual([]);
  });
}

test('Back to All resources on a phone shows the row that was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sitemap');
  await hydrated(page);
  const row = page.getByRole('row').getByRole('link', { name: 'Portuguese', exact: true });
  await row.scrollIntoViewIfNeeded();
  await row.click();
  await expect(page).toHaveURL('/profile#languages');
  await page.goBack();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  // The visitor has scrolled away from it.
  await page.evaluate(() => scrollTo(0, 300));
  await page.goForward();
  await expect(page).toHaveURL('/profile#languages');
  await page.goBack();
  await expect(row).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('a reload resets the page', async ({ page }) => {
  await page.goto('/experience');
  await hydrated(page);
  await company(page, 'Indra').click();
  await expectOpen(page, ['Ferrovial', 'Indra']);
  await page.reload();
  await hydrated(page);
  await expectOpen(page, ['Ferrovial']);
});

test('Back from JSON View restores the scroll position of the pane and the page behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto('/experience');
  await hydrated(page);
  await changeRows(page);
  await page.getByRole('link', { name: 'Software Engineer, Traffic Systems', exact: true }).click();
  const y = await scrolled(page);
  const pane = page.getByRole('dialog', { name: 'Software Engineer, Traffic Systems' });
  await expect(pane).toBeVisible();
  const content = pane.locator('[data-scroll="pane"]');
  const json = pane.getByRole('link', { name: /^JSON View of/ });
  await content.evaluate((element) => element.scrollTo(0, 30));
  await json.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/json=/);
  await page.goBack();
  await expect(pane).toBeVisible();
  await expect.poll(() => content.evaluate((element) => element.scrollTop)).toBe(30);
  await page.goBack();
  await expect(pane).toBeHidden();
  await expectOpen(page, ['Indra USA Inc.', 'Indra']);
  await expect.poll(() => scrolled(page)).toBe(y);
});
