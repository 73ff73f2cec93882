import { expect, test, type Page } from '@playwright/test';

import { en } from '../../support/words';
import { violations } from '../../sweep/axe';
import { activeLine, hydrated, box, field } from '../../support/searching';

const dialog = (page: Page) => page.getByRole('dialog', { name: en['shortcuts.title'] });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('G and a second key lead to a screen', async ({ page }) => {
  await page.goto('/support');
  await hydrated(page);
  for (const [key, address] of [
    ['d', '/dashboard'],
    ['a', '/sitemap'],
    ['r', '/experience'],
    ['2', '/profile'],
    ['5', '/global-presence'],
    ['D', '/dashboard'],
  ] as const) {
    await press(page, 'g', key);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('shortcuts toggle the sidebar, focus the commands and focus the search of the menu', async ({
  page,
}) => {
  await page.goto('/profile');
  await hydrated(page);
  await press(page, 'g', '.');
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
  await press(page, 'g', ',');
  await expect(page.getByRole('group', { name: en['shell.commands'] }).locator(':focus')).toHaveCount(1);
  await press(page, 'Control+/');
  await expect(page.getByRole('searchbox', { name: en['profile.searchMenu'] })).toBeFocused();
});

test('? opens the dialog of shortcuts, and Escape closes it and returns focus', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.getByRole('link', { name: 'Help' }).focus();
  await press(page, '?');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('term')).toHaveCount(9);
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  // Shortcuts do not work in a dialog.
  await press(page, 'g', 'a', '/');
  await expect(field(page)).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
  await press(page, 'Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Help' })).toBeFocused();
});

test('shortcuts do nothing while typing, with other modifiers, or during composition', async ({ page }) => {
  await page.goto('/support');
  await hydrated(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('g a / ? go');
  await press(page, 'Control+k');
  await expect(message).toHaveValue('g a / ? go');
  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, 'Alt+g', 'a', 'Control+g', 'a');
  await page.evaluate(() => {
    for (const key of ['g', 'a', '?', '/'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
  });
  await press(page, 'x');
  await expect(page).toHaveURL('/support');
  await expect(field(page)).toHaveCount(0);
  await expect(dialog(page)).toBeHidden();
  // The same keys work without a dialog.
  await press(page, 'g', 'a');
  await expect(page).toHaveURL('/sitemap');
});

test('the account menu turns shortcuts off, and remembers it', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  const hinted = `${en['search.box']} ${en['search.boxKeys']}`;
  await expect(box(page)).toHaveAccessibleName(hinted);
  const account = page.getByRole('button', { name: /^Account menu of / });
  await account.click();
  const choice = page.getByRole('checkbox', { name: en['account.shortcuts'] });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await page.keyboard.press('Escape');
  await press(page, '/', '?', 'g', 'a', 'Control+k');
  await page.reload();
  await hydrated(page);
  await press(page, '/', '?', 'g', 'a', 'Control+k');
  await account.click();
  await expect(choice).not.toBeChecked();
  await expect(page).toHaveURL('/dashboard');
  await expect(field(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The label of the box does not list disabled shortcuts.
  await expect(box(page)).toHaveAccessibleName(en['search.box']);
  await box(page).click();
  await field(page).fill('keyboard shortcuts');
  await expect(await activeLine(page)).toHaveText(en['command.shortcuts']);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(en['shortcuts.off'])).toBeVisible();
  await page.keyboard.press('Escape');
  await account.click();
  await choice.check();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAccessibleName(hinted);
  await press(page, '?');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText(en['shortcuts.off'])).toBeHidden();
  await page.keyboard.press('Escape');
  await press(page, '/');
  await expect(field(page)).toBeFocused();
});
