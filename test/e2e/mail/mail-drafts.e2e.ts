import { expect, test, type Page } from '@playwright/test';

import { violations } from '../../sweep/axe';
import { holdScripts } from '../../support/hold-scripts';
import { REFUSALS } from '../../support/refused-storage';
import { hydrated } from '../../support/searching';
import { expectStored, field, fillIn, send } from '../../support/write-message';

const EMPTY = { Name: '', Email: '', Subject: '', Message: '' };
const SENT = 'Message sent successfully!';
const inStorage = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('portalfolio.draft.')));
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' });

test('a draft survives reload, navigation and a tour, and is removed after sending', async ({ page }) => {
  await page.goto('/support');
  await fillIn(page);
  await expect(page.getByText('Saved on this device until you send or discard it.')).toBeVisible();
  await page.reload();
  await expectStored(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expectStored(page);
  await page.getByRole('button', { name: 'Take a Tour' }).click();
  const tour = page.getByRole('dialog');
  await expect(page).toHaveURL('/dashboard');
  await tour.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  await expectStored(page);
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await inStorage(page)).toEqual([]);
  await page.reload();
  await expectStored(page, EMPTY);
});

test('a text is kept if the page is reloaded while other tabs still hold the drafts', async ({ page }) => {
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>;
    const freed = new Promise((free) => Object.assign(globalThis, { free }));
    navigator.locks.request = ((...all: unknown[]) =>
      freed.then(() => request(...all))) as LockManager['request'];
  });
  await page.goto('/support');
  await hydrated(page);
  await fillIn(page);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => (globalThis as unknown as { free: () => void }).free());
  await expectStored(page);
});

test('a new tab restores the draft after a crash', async ({ page, context }) => {
  await page.goto('/support');
  await fillIn(page);
  await expect.poll(() => inStorage(page)).toHaveLength(1);
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => null)]);
  await page.close();
  const next = await context.newPage();
  await next.goto('/support');
  await expectStored(next);
});

test('two tabs keep separate drafts', async ({ page, context }) => {
  await page.goto('/support');
  await fillIn(page, { Message: 'The first.' });
  const other = await context.newPage();
  await other.goto('/support');
  await field(other, 'Name').focus();
  await fillIn(other, { Message: 'The second.' });
  await expect.poll(() => inStorage(other)).toHaveLength(2);
  await page.reload();
  await expectStored(page, { Message: 'The first.' });
  await other.reload();
  await expectStored(other, { Message: 'The second.' });
  await send(other).click();
  await expect(other.getByText(SENT)).toBeVisible();
  await page.reload();
  await expectStored(page, { Message: 'The first.' });
});

test('Discard clears the form and the stored draft, and Undo restores both', async ({ page }) => {
  await page.goto('/support');
  await expect(discard(page)).toBeHidden();
  await fillIn(page);
  await discard(page).click();
  await expectStored(page, EMPTY);
  expect(await inStorage(page)).toEqual([]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expectStored(page);
  await page.reload();
  await expectStored(page);
});

test('keeps text typed before the draft is restored, and Restore it swaps the two', async ({ page }) => {
  await page.goto('/support');
  await fillIn(page);
  await expect(page.getByText('Saved on this device until you send or discard it.')).toBeVisible();
  const release = await holdScripts(page);
  await page.goto('/support', { waitUntil: 'commit' });
  await field(page, 'Message').fill('Something else.');
  release();
  await expectStored(page, { Message: 'Something else.' });
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expectStored(page);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expectStored(page, { Message: 'Something else.' });
});

/** The visitor leaves the page while what keeps the drafts is still on its way. */
const EXITS = {
  'by a reload': (page: Page) => page.reload(),
  'by a link': async (page: Page) => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.unrouteAll();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  },
};
for (const [how, exit] of Object.entries(EXITS)) {
  test(`stores a text typed while scripts load slowly when the page is left ${how}`, async ({ page }) => {
    await page.goto('/support');
    await hydrated(page);
    const release = await holdScripts(page);
    await fillIn(page);
    const left = exit(page);
    release();
    await left;
    await expectStored(page);
  });
}

for (const [name, script] of REFUSALS) {
  test(`storage is ${name}: keeps the draft in the page, and sends the message`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/support');
    await fillIn(page);
    await expect(page.getByText('Kept only until you close or reload this page')).toBeVisible();
    await expect(page.getByText('Saved on this device')).toBeHidden();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Support', exact: true }).first().click();
    await expectStored(page);
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
  });
}

test('asks for confirmation only when the hidden field is filled in', async ({ page }) => {
  await page.goto('/support');
  // Sends within the first second: a valid form is sent without delay.
  await fillIn(page);
  await page.evaluate(() => (performance.now = () => 500));
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.reload();
  await fillIn(page);
  await page
    .locator('input[name="website"]')
    .evaluate((input: HTMLInputElement) => (input.value = 'https://spam'));
  await send(page).click();
  const confirm = page.getByRole('button', { name: 'Yes, I wrote it' });
  await expect(confirm).toBeFocused();
  await page.getByLabel('Name').press('Enter');
  await expect(confirm).toBeFocused();
  await confirm.click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test('a field near its limit shows the characters left; too long and invisible texts are refused', async ({
  page,
}) => {
  await page.goto('/support');
  await fillIn(page, { Message: 'x'.repeat(4990) });
  await expect(field(page, 'Message')).toHaveAccessibleDescription('10 characters left');
  await field(page, 'Message').fill('x'.repeat(5012));
  await send(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Message is 12 characters too long.' }),
  ).toBeVisible();
  await expect(field(page, 'Message')).toBeFocused();
  await field(page, 'Message').fill('Hi.');
  await field(page, 'Subject').fill('A\u200b job');
  await send(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Subject contains invisible characters.' }),
  ).toBeVisible();
  await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(field(page, 'Subject')).toHaveValue('A job');
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test('pasting replaces line breaks by spaces in a single-line field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/support');
  await page.evaluate(() => navigator.clipboard.writeText('One\nTwo\r\nThree'));
  await field(page, 'Subject').focus();
  await page.keyboard.press('Control+V');
  await expect(field(page, 'Subject')).toHaveValue('One Two Three');
});
