import { expect, test } from '@playwright/test';

import { en } from '../../support/words';
import { pasted } from '../../support/clipboard';
import { activeLine, hydrated, field, status } from '../../support/searching';

test('a result is a link: Ctrl+Enter, Ctrl+click and the middle button open it in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  await field(page).fill('regions');
  await expect(page.getByRole('option', { name: /^Regions/ })).toHaveAttribute('href', '/global-presence');
  for (const open of [
    () => page.keyboard.press('Control+Enter'),
    () => page.getByRole('option', { name: /^Regions/ }).click({ modifiers: ['Control'] }),
    () => page.getByRole('option', { name: /^Regions/ }).click({ button: 'middle' }),
  ]) {
    // The driver does not see every new tab, but the request for its document.
    const asked = context.waitForEvent('request', (one) => one.isNavigationRequest());
    await open();
    expect(new URL((await asked).url()).pathname).toBe('/global-presence');
  }
  await expect(page).toHaveURL('/dashboard');
});

test('commands set the appearance, copy the e-mail address, show shortcuts and start the tour', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/projects');
  await hydrated(page);
  const command = async (query: string) => {
    await page.keyboard.press('/');
    await field(page).fill(query);
    await expect(await activeLine(page)).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await command('dark appearance');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await command('copy e-mail');
  await expect(status(page)).toHaveText(/\S+@\S+ was copied\.$/);
  expect(await pasted(page)).toMatch(/^\S+@\S+$/);
  await page.keyboard.press('Escape');
  await command('keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: en['shortcuts.title'] })).toBeVisible();
  await page.keyboard.press('Escape');
  await command('take a tour');
  await expect(page.getByRole('dialog').getByText('Step 1 of 6')).toBeVisible();
});

test('the search opens the plain résumé and downloads the PDF', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  await field(page).fill('download pdf');
  await expect(await activeLine(page)).toHaveText(en['command.pdf']);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.keyboard.press('/');
  await field(page).fill('plain résumé');
  await expect(page.getByRole('option', { name: /^Read the plain résumé/ })).toHaveAttribute(
    'href',
    '/resume',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resume');
});
