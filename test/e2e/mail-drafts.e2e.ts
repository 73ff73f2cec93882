import { expect, test, type Page } from '@playwright/test';

import { violations } from '../sweep/axe';
import { REFUSALS } from '../support/refused-storage';
import { alive } from '../support/searching';
import { expectKept, field, fillIn, send } from '../support/write-message';

const EMPTY = { Name: '', Email: '', Subject: '', Message: '' };
const SENT = 'Message sent successfully!';
const inStorage = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('portalfolio.draft.')));
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' });

test('what is written survives a reload, a walk and a tour, and goes when it was sent', async ({ page }) => {
  await page.goto('/support');
  await fillIn(page);
  await expect(page.getByText('Saved on this device until you send or discard it.')).toBeVisible();
  await page.reload();
  await expectKept(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expectKept(page);
  await page.getByRole('button', { name: 'Take a Tour' }).click();
  const tour = page.getByRole('dialog');
  await expect(page).toHaveURL('/dashboard');
  await tour.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  await expectKept(page);
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await inStorage(page)).toEqual([]);
  await page.reload();
  await expectKept(page, EMPTY);
});

test('after a crash the next tab finds it', async ({ page, context }) => {
  await page.goto('/support');
  await fillIn(page);
  await expect.poll(() => inStorage(page)).toHaveLength(1);
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => null)]);
  await page.close();
  const next = await context.newPage();
  await next.goto('/support');
  await expectKept(next);
});

test('two tabs keep a text each', async ({ page, context }) => {
  await page.goto('/support');
  await fillIn(page, { Message: 'The first.' });
  const other = await context.newPage();
  await other.goto('/support');
  await field(other, 'Name').focus();
  await fillIn(other, { Message: 'The second.' });
  await expect.poll(() => inStorage(other)).toHaveLength(2);
  await page.reload();
  await expectKept(page, { Message: 'The first.' });
  await other.reload();
  await expectKept(other, { Message: 'The second.' });
  await send(other).click();
  await expect(other.getByText(SENT)).toBeVisible();
  await page.reload();
  await expectKept(page, { Message: 'The first.' });
});

test('Discard empties the form and the device; Undo brings it back', async ({ page }) => {
  await page.goto('/support');
  await expect(discard(page)).toBeHidden();
  await fillIn(page);
  await discard(page).click();
  await expectKept(page, EMPTY);
  expect(await inStorage(page)).toEqual([]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expectKept(page);
  await page.reload();
  await expectKept(page);
});

test('what is typed before the kept text arrives stays, and the kept text can be brought back', async ({
  page,
}) => {
  await page.goto('/support');
  await fillIn(page);
  await expect(page.getByText('Saved on this device until you send or discard it.')).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((released) => (release = released));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/support', { waitUntil: 'commit' });
  await field(page, 'Message').fill('Something else.');
  release();
  await expectKept(page, { Message: 'Something else.' });
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expectKept(page);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expectKept(page, { Message: 'Something else.' });
});

/** The visitor leaves the page while what keeps the drafts is still on its way. */
const WAYS = {
  'by a reload': (page: Page) => page.reload(),
  'by a link': async (page: Page) => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.unrouteAll();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  },
};
for (const [way, leave] of Object.entries(WAYS)) {
  test(`a text typed while the network is slow is kept when the page is left ${way}`, async ({ page }) => {
    await page.goto('/support');
    await alive(page);
    let release = () => {};
    const held = new Promise<void>((released) => (release = released));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await fillIn(page);
    const left = leave(page);
    release();
    await left;
    await expectKept(page);
  });
}

for (const garbage of ['{', 'null', '[]', '{"fields":{"name":1}}', 'x'.repeat(1_000_000)]) {
  test(`garbage in the storage is no text: ${garbage.slice(0, 30)}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('portalfolio.draft.support.x', text), garbage);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/support');
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const [name, script] of REFUSALS) {
  test(`storage is ${name}: the text stays in this page, and the message arrives`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/support');
    await fillIn(page);
    await expect(page.getByText('Kept only until you close or reload this page')).toBeVisible();
    await expect(page.getByText('Saved on this device')).toBeHidden();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Support', exact: true }).first().click();
    await expectKept(page);
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
  });
}

test('whoever fills in the hidden field confirms by one click; nobody else is asked', async ({ page }) => {
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
  await confirm.click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test('near its end a field says what is left; too long and unseen texts are refused by name', async ({
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

test('pasted lines become spaces in a field of one line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/support');
  await page.evaluate(() => navigator.clipboard.writeText('One\nTwo\r\nThree'));
  await field(page, 'Subject').focus();
  await page.keyboard.press('Control+V');
  await expect(field(page, 'Subject')).toHaveValue('One Two Three');
});
