import { expect, test } from '@playwright/test';

import { en } from '../../support/words';
import { watch } from '../../sweep/watch';
import { activeLine, hydrated, box, field, status, searchDialog } from '../../support/searching';

test('a click, /, Ctrl+K, and G then / open the search, and Escape returns focus', async ({ page }) => {
  const faults = watch(page);
  await page.goto('/dashboard');
  await hydrated(page);
  for (const open of [
    () => box(page).click(),
    () => page.keyboard.press('/'),
    () => page.keyboard.press('Control+k'),
    async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('/');
    },
  ]) {
    await open();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  }
  await box(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test('by keyboard: arrows, Home and End select, Enter opens, and the choice becomes recent', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('listbox').getByRole('group', { name: en['search.suggested'] })).toBeVisible();
  await page.keyboard.type('control tower');
  await expect(await activeLine(page)).toHaveText(/^Control Tower/);
  await expect(await activeLine(page)).toHaveAttribute('aria-selected', 'true');
  const lines = page.getByRole('option');
  await page.keyboard.press('End');
  await expect(lines.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(lines.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(lines.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(lines.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/experience\?item=control-tower#ferrovial-construction-us-canada-/);
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Control Tower' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/item=/);

  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: en['search.recent'] });
  await expect(recent.getByRole('option')).toHaveText([/^Control Tower/]);
});

test('for screen readers: the field is a combobox, counts are announced, and groups have names', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await expect(page.getByRole('listbox', { name: en['search.results'] })).toHaveAttribute(
    'id',
    (await field(page).getAttribute('aria-controls')) ?? '',
  );
  await field(page).fill('traffic');
  await expect(status(page)).toHaveText(/^\d+ results\. .*Resources \(\d+\), .*Roles \(\d+\)/);
  const counts = await page.getByRole('listbox').getByRole('group').allInnerTexts();
  expect(counts.length).toBeGreaterThan(2);
  await expect(page.getByRole('group', { name: /^Roles \(3\)$/ }).getByRole('option')).toHaveCount(3);
  await expect(page.locator('[role="option"] mark').first()).toHaveText(/^traffic$/i);
  await field(page).fill('zzzqqq');
  await expect(status(page)).toHaveText('No results for “zzzqqq”');
  await field(page).fill('dark appearance');
  await expect(status(page)).toHaveText('1 result. Commands (1)');
  await field(page).fill('dark appearence');
  await expect(status(page)).toHaveText(/ Similar: 1 result\. Commands \(1\)$/);
});

test('shows the first hits of a group, and a link to all resources', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  await field(page).fill('ferrovial');
  await expect(page.getByRole('group', { name: /^Resources \(/ }).getByRole('option')).toHaveCount(5);
  await searchDialog(page).getByRole('link', { name: en['search.all'] }).click();
  await expect(page).toHaveURL('/sitemap?q=ferrovial');
});

test('without results: offers a question to the owner, the page of all resources, and a clear button', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  await field(page).fill('zzzqqq');
  const dialog = searchDialog(page);
  await expect(dialog.getByText(en['search.noneHint'])).toBeVisible();
  await expect(page.getByRole('option')).toHaveText([/^Ask .+ about “zzzqqq”$/]);
  await dialog.getByRole('button', { name: en['search.clear'] }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await dialog.getByRole('link', { name: en['search.all'] }).click();
  await expect(page).toHaveURL('/sitemap');
  await page.keyboard.press('/');
  await field(page).fill('zzzqqq');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/support\?subject=/);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Question about “zzzqqq”');
});

test('a place lists its roles first; the name of a language offers to switch to it', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await expect(page.getByRole('search')).toBeVisible();
  await page.keyboard.press('/');
  await field(page).fill('texas');
  await expect(await activeLine(page)).toHaveText(/^Director of Information Technology.*Texas/);
  await expect((await activeLine(page)).locator('mark')).toHaveText('Texas');
  await field(page).fill('ai');
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: /OpenAI/ })
      .first(),
  ).toBeVisible();
  await field(page).fill('español');
  await expect(await activeLine(page)).toHaveText('Switch the language to Spanish');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es/dashboard');
});

test('loads no part of the search before it is opened', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 200);
  expect(requests.filter((path) => /\/(?:search-dialog|shortcuts-dialog|search)-/.test(path))).toEqual([]);
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(requests.filter((path) => /\/assets\/search-en-\w{8}\.json$/.test(path))).toHaveLength(1);
});
