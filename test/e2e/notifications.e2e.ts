import { expect, test, type Page } from '@playwright/test';

import { violations } from '../sweep/axe';
import { watch } from '../sweep/watch';
import { hydrated } from '../support/searching';
import { fillIn, send } from '../support/write-message';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const pane = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const toast = (page: Page) => page.locator('[data-toast]');

async function exportCsv(page: Page) {
  await page.goto('/management-groups');
  await hydrated(page);
  await page.getByRole('button', { name: 'Export to CSV' }).click();
}

test('on the first visit there are no notifications, and the pane shows a message', async ({ page }) => {
  const faults = watch(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/dashboard');
  await hydrated(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(bell(page)).not.toHaveAttribute('data-count');
  expect(requests.filter((address) => /toasts|panes/.test(address))).toEqual([]);
  await bell(page).click();
  await expect(pane(page).getByText('No notifications to display')).toBeVisible();
  await expect(pane(page).getByRole('button', { name: 'Dismiss all' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  // An empty pane leads to the activity log.
  await bell(page).click();
  await pane(page).getByRole('link', { name: 'Open the activity log' }).click();
  await expect(page).toHaveURL('/activity');
  await expect(pane(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('an exported file shows a toast, a count on the bell and an entry in the pane', async ({ page }) => {
  await exportCsv(page);
  const region = page.getByRole('status', { name: 'New notifications' });
  await expect(region).toContainText('File exported');
  await expect(region).toContainText('management_groups_subscriptions.csv');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new');
  expect(await violations(page)).toEqual([]);

  await bell(page).click();
  // The open pane lists it, so there is no toast.
  await expect(toast(page)).toHaveCount(0);
  await expect(pane(page).getByRole('listitem')).toHaveCount(1);
  await expect(pane(page).getByRole('listitem')).toContainText('File exported');
  await page.goBack();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  // It stays during the visit until it is dismissed.
  await page.goto('/dashboard');
  await hydrated(page);
  await expect(toast(page)).toHaveCount(0);
  await bell(page).click();
  await pane(page)
    .getByRole('button', { name: /^Dismiss “File exported/ })
    .click();
  await expect(pane(page).getByText('No notifications to display')).toBeVisible();
});

test('a toast hides by itself, stays under the pointer, and can be dismissed', async ({ page }) => {
  await page.clock.install();
  await exportCsv(page);
  await page.clock.runFor(200);
  await expect(toast(page)).toBeVisible();
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(300, 700);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new');

  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await page.clock.runFor(200);
  await toast(page)
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(toast(page)).toBeHidden();
  await bell(page).click();
  await expect(pane(page).getByRole('listitem')).toHaveCount(2);
  await pane(page).getByRole('button', { name: 'Dismiss all' }).click();
  await expect(pane(page).getByRole('listitem')).toHaveCount(0);
});

test('a sent message and a copied link become notifications', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/support');
  await hydrated(page);
  await fillIn(page, { Subject: 'A notice to come' });
  await send(page).click();
  // The form shows a message, so there is no toast.
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Share this portal' }).click();
  await page.getByRole('button', { name: 'Copy link: The portal' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new');
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('Link copied');
  await page.keyboard.press('Escape');
  await bell(page).click();
  await expect(pane(page).getByRole('listitem')).toContainText(['Link copied', 'Message sent']);
});
