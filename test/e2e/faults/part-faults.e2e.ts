import { expect, test, type Page } from '@playwright/test';

import { en } from '../../support/words';
import { requestsModulesAgain } from '../../support/modules-again';
import { hydrated, box, field, searchDialog } from '../../support/searching';

const toasts = (page: Page) => page.locator('[data-toast]');

/** Expects one toast: the part could not be loaded. */
async function expectFailure(page: Page, name: string) {
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(en['notifications.failed']);
  await expect(toasts(page)).toContainText(name);
}

for (const { part, address, name, press, works } of [
  {
    part: 'search-dialog',
    address: '/dashboard',
    name: en['search.label'],
    press: (page: Page) => box(page).click(),
    works: (page: Page) => expect(searchDialog(page)).toBeVisible(),
  },
  {
    part: 'shortcuts-dialog',
    address: '/dashboard',
    name: en['shortcuts.title'],
    press: (page: Page) => page.keyboard.press('?'),
    works: (page: Page) => expect(page.getByRole('dialog', { name: en['shortcuts.title'] })).toBeVisible(),
  },
  {
    part: 'save-table',
    address: '/management-groups',
    name: en['shell.exportCsv'],
    press: (page: Page) => page.getByRole('button', { exact: true, name: en['shell.exportCsv'] }).click(),
    works: (page: Page) =>
      expect(toasts(page).filter({ hasText: 'management_groups_subscriptions.csv' })).toBeVisible(),
  },
])
  test(`${address}: shows a message when ${part} cannot be loaded, and the next press tries again`, async ({
    page,
  }) => {
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    await page.goto(address);
    await hydrated(page);
    await press(page);
    await expectFailure(page, name);
    await page.unroute(`**/assets/${part}-*.js`);
    test.skip(!(await requestsModulesAgain(page)), 'This browser keeps a failed module.');
    await page.getByRole('heading', { level: 1 }).focus();
    await press(page);
    await works(page);
  });

test('typing into the search box shows no further message when the search cannot be loaded', async ({
  page,
}) => {
  await page.route('**/assets/search-dialog-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await hydrated(page);
  await box(page).click();
  await expectFailure(page, en['search.label']);
  await page.keyboard.type('control tower');
  await expect(box(page)).toHaveValue('control tower');
  await expect(field(page)).toHaveCount(0);
  await expectFailure(page, en['search.label']);
});

for (const [pane, name] of [
  ['?item=indra', en['item.about']],
  ['?json=indra', en['export.json']],
  ['?export=pdf', en['export.command']],
  ['?notifications=', en['notifications.label']],
] as const)
  test(`shows a message when the pane of the address cannot be loaded: ${pane}`, async ({ page }) => {
    await page.route('**/assets/panes-*.js', (route) => route.abort());
    await page.goto(`/dashboard${pane}`);
    await expectFailure(page, name);
    await page.unroute('**/assets/panes-*.js');
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('the lists of the Dashboard stay empty, and its other cards work, when the lists cannot be loaded', async ({
  page,
}) => {
  await page.goto('/dashboard?item=indra');
  await expect(page.getByRole('dialog', { name: 'Indra' })).toBeVisible();
  await page.route('**/assets/favorite-lists-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: en['favorites.title'] })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
