import { expect, test } from '@playwright/test';

import { holdScripts } from '../support/hold-scripts';
import { field, fillIn, send } from '../support/write-message';

const SEND = '**/api/v1.0/email/send';
test('shows contact info and the form with required fields', async ({ page }) => {
  await page.goto('/support');
  const info = page.getByRole('region', { name: 'Contact info' });
  await expect(info.getByRole('link', { name: /@example\.com$/ })).toHaveAttribute('href', /^mailto:/);
  await expect(info.getByText('Madrid, Spain')).toBeVisible();
  await expect(info.getByRole('link', { name: /-sample$/ })).toHaveAttribute('href', /linkedin\.com/);
  const form = page.getByRole('region', { name: 'Support Request' });
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(form.getByRole('textbox', { name })).toHaveAttribute('aria-required', 'true');
  }
  await expect(field(page, 'Message')).toHaveAttribute('rows', '4');
  const box = await form.locator('form').boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(616);
});

test('sends a message, empties the form, and shows the success bar until it is dismissed', async ({
  page,
  request,
}) => {
  await page.goto('/support');
  const subject = `Hello ${test.info().testId}`;
  await fillIn(page, { Subject: subject });
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  for (const name of ['Name', 'Email', 'Subject', 'Message']) await expect(field(page, name)).toHaveValue('');
  const inbox = (await (await request.get('/inbox')).json()) as { template_params: { subject: string } }[];
  expect(inbox.filter((one) => one.template_params.subject === subject)).toEqual([
    expect.objectContaining({
      template_params: { name: 'Ada', email: 'ada@example.org', subject, message: 'A job.\nFor you.' },
    }),
  ]);
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(page.getByText('Message sent successfully!')).toBeHidden();
  await expect(send(page)).toBeFocused();
});

test('a form submitted before hydration is sent after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/support', { waitUntil: 'commit' });
  await fillIn(page, { Name: 'Early' });
  await send(page).click();
  await expect(page).toHaveURL('/support');
  release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('fills in the subject from the address, cut to its limit', async ({ page }) => {
  await page.goto('/support?subject=From%20a%20link');
  await expect(field(page, 'Subject')).toHaveValue('From a link');
  await page.goto(`/support?subject=${'x'.repeat(5000)}`);
  await expect(field(page, 'Subject')).toHaveValue('x'.repeat(150));
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the e-mail address instead of the form', async ({ page }) => {
    await page.goto('/support');
    await expect(page.locator('form').filter({ has: page.getByLabel('Message') })).toBeHidden();
    const request = page.getByRole('region', { name: 'Support Request' });
    await expect(request.getByText('Please write to')).toBeVisible();
    await expect(request.getByRole('link', { name: /@example\.com$/ })).toBeVisible();
  });
});

test('an empty submit keeps the success bar, and the bar is hidden after leaving the page', async ({
  page,
}) => {
  const sent = page.getByText('Message sent successfully!');
  await page.goto('/support');
  await fillIn(page);
  await send(page).click();
  await expect(sent).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields');
  await expect(sent).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  // The form shows the state of its message from the first act on.
  await field(page, 'Name').fill('Ada');
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expect(sent).toBeHidden();
});

test('shows a toast when the message is sent after leaving the page, and hides it with the next message', async ({
  page,
}) => {
  let answer = () => {};
  await page.route(SEND, async (route) => {
    await new Promise<void>((answered) => (answer = answered));
    await route.fulfill({ status: 200, body: 'OK' });
  });
  await page.goto('/support');
  await fillIn(page);
  const first = page.waitForRequest(SEND);
  await send(page).click();
  await first;
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave' });
  await leave.click();
  await expect(page).toHaveURL('/dashboard');
  answer();
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText('Message sent');
  await page.goBack();
  // The pointer pauses its timer.
  await toast.hover();
  await fillIn(page, { Subject: 'The next' });
  await page.unroute(SEND);
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'no' }));
  await field(page, 'Subject').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Error sending email');
  await expect(toast).toHaveCount(0);
});
