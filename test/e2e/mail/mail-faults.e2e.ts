import { expect, test, type Page } from '@playwright/test';

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { violations } from '../../sweep/axe';
import { pasted } from '../../support/clipboard';
import { faultyMail, type Fault, type FaultyMail } from '../../support/faulty-mail';
import { connectSources, isForThisMachine, MARK } from '../../support/published';
import { siteOf, type TestSite } from '../../support/site-of';
import { expectStored, field, fillIn, send } from '../../support/write-message';

// One site for all tests in one process: its mail service has its own origin.
test.describe.configure({ mode: 'default' });

const FAILED = 'Error sending email. Please try again.';
const SENT = 'Message sent successfully!';
let site: TestSite;
let mail: FaultyMail;

test.beforeAll(async () => {
  // The setup builds a site.
  mail = await faultyMail();
  site = await siteOf(
    (portal) =>
      `${portal}\nmail: { publicKey: key, serviceId: service, templateId: template, origin: "${mail.origin}", throttleMs: 60000 }\n`,
    // The variable is also set: the keys have priority, and the build is for publishing.
    { LOCAL_MAIL: '1' },
  );
});
test.afterAll(async () => {
  site.close();
  await mail.stop();
});

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Sends a message to a mail service with the given fault. */
async function sendTo(page: Page, fault: Fault) {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  mail.be(fault);
  await page.goto(`${site.url}/support`);
  await fillIn(page);
  await send(page).click();
  return logged;
}

/** Expects that the text is kept, nothing was sent twice and the next attempt succeeds at once. */
async function livesOn(page: Page, posts: number) {
  await expectStored(page);
  await expect(send(page)).toBeFocused();
  expect(mail.posts).toHaveLength(posts);
  mail.be('fine');
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(FAILED)).toBeHidden();
  expect(mail.posts).toHaveLength(1);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/dashboard$/);
}

test('the form posts to the configured service only', async ({ page }) => {
  expect(site.output).not.toMatch(/No mail service|for this machine/);
  expect(existsSync(join(site.build, 'client', MARK))).toBe(false);
  expect(isForThisMachine(site.build)).toBe(false);
  mail.be('fine');
  const response = await page.goto(`${site.url}/support`);
  expect(connectSources(response?.headers() ?? {})).toBe(
    `'self' ${mail.origin} https://tile.openstreetmap.org`,
  );
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(mail.posts.map((post) => JSON.parse(post) as unknown)).toMatchObject([
    { user_id: 'key', service_id: 'service', template_id: 'template' },
  ]);
});

const ANSWERED: readonly [Fault, string][] = [
  ['fault_400', '400 The Public Key is invalid'],
  ['fault_302', '200 <!doctype html>'],
  ['reset', '0 Network Error'],
  ['nocors', '0 Network Error'],
  ['fault_trunc', '0 Network Error'],
];
for (const [fault, log] of ANSWERED) {
  test(`the service fails: ${fault}`, async ({ page }) => {
    const logged = await sendTo(page, fault);
    await expect(alert(page, FAILED)).toBeVisible();
    expect(logged.join('\n')).toContain(`The message was not sent. ${log}`);
    await livesOn(page, 1);
  });
}

test('the service is down: shows an error and logs it', async ({ page }) => {
  await mail.stop();
  const logged = await sendTo(page, 'fine');
  await expect(alert(page, FAILED)).toBeVisible();
  expect(logged.join('\n')).toContain('0 Network Error');
  await mail.start();
  await livesOn(page, 0);
});

test('offline: shows an error, then that the connection is back, and sends nothing by itself', async ({
  page,
  context,
}) => {
  mail.be('fine');
  await page.goto(`${site.url}/support`);
  await fillIn(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(alert(page, 'You are offline. Your message is saved here')).toContainText(FAILED);
  await context.setOffline(false);
  await expect(page.getByText('You are online again. Your message has not been sent yet.')).toBeVisible();
  await livesOn(page, 0);
});

test('no answer for fifteen seconds: shows that the message may have arrived, also after a reload', async ({
  page,
}) => {
  await page.clock.install();
  await sendTo(page, 'hang');
  await expect.poll(() => mail.posts.length).toBe(1);
  await page.clock.fastForward(14_000);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(1_000);
  await expect(alert(page, 'your message may or may not have arrived')).toBeVisible();
  await expectStored(page);
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Open in my email app' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Hello&body=A%20job/,
  );
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByText('The message was copied.')).toBeVisible();
  expect(await pasted(page)).toContain('A job.\nFor you.');
  // The unknown result is still shown on a later visit.
  await page.reload();
  await expect(alert(page, 'your message may or may not have arrived')).toBeVisible();
  await expectStored(page);
  expect(mail.posts).toHaveLength(1);
});

test('shows success when the answer arrives after the fifteen seconds', async ({ page }) => {
  await page.clock.install();
  await sendTo(page, 'hang');
  await expect.poll(() => mail.posts.length).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(alert(page, 'your message may or may not have arrived')).toBeVisible();
  mail.answer();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  expect(mail.posts).toHaveLength(1);
});

test('waits five seconds without an error, and asks before the page is left meanwhile', async ({ page }) => {
  await page.clock.install();
  await sendTo(page, 'hang');
  await expect.poll(() => mail.posts.length).toBe(1);
  await page.clock.fastForward(5_000);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Your message is still being sent' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/support$/);
  const confirmation = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload());
  const question = await confirmation;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  mail.answer();
  await page.getByRole('link', { name: 'Support' }).first().click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  expect(mail.posts).toHaveLength(1);
});

test('refuses a second message within the interval, and posts nothing', async ({ page }) => {
  const logged = await sendTo(page, 'fine');
  await expect(page.getByText(SENT)).toBeVisible();
  await fillIn(page, { Subject: 'Another' });
  await send(page).click();
  await expect(alert(page, FAILED)).toBeVisible();
  await expectStored(page, { Subject: 'Another' });
  expect(logged.join('\n')).toContain('429 Too Many Requests');
  expect(mail.posts).toHaveLength(1);
});
