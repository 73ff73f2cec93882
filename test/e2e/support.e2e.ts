import { expect, test, type Page, type Request } from '@playwright/test';

import { field, fillIn, send } from '../support/write-message';

const SEND = '**/api/v1.0/email/send';
test('contact info and the form', async ({ page }) => {
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

test('a message arrives, the bar stays until it is dismissed, the form is empty again', async ({
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

test('the request is the service’s own', async ({ page }) => {
  const sent: Request[] = [];
  await page.route(SEND, (route) => {
    sent.push(route.request());
    return route.fulfill({ status: 200, body: 'OK' });
  });
  await page.goto('/support');
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(Object.keys(sent[0]?.postDataJSON() as object)).toEqual([
    'lib_version',
    'user_id',
    'service_id',
    'template_id',
    'template_params',
  ]);
  expect(sent[0]?.postDataJSON()).toMatchObject({ lib_version: '4.4.1' });
});

test('while it is sent the button says so, is disabled, and a second press sends nothing', async ({
  page,
}) => {
  let answer = () => {};
  let count = 0;
  await page.route(SEND, async (route) => {
    count += 1;
    await new Promise<void>((answered) => (answer = answered));
    await route.fulfill({ status: 200, body: 'OK' });
  });
  await page.goto('/support');
  await fillIn(page);
  await send(page).click();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await field(page, 'Subject').press('Enter');
  await expect.poll(() => count).toBe(1);
  answer();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(count).toBe(1);
  // A new submission hides the previous success message.
  await fillIn(page);
  await send(page).click();
  await expect(sending).toBeVisible();
  await expect(page.getByText('Message sent successfully!')).toBeHidden();
  await expect.poll(() => count).toBe(2);
  answer();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('empty fields: one alert, tied to each of them, the focus on the first', async ({ page }) => {
  await page.goto('/support');
  await fillIn(page, { Email: '', Message: '  ' });
  await send(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' }),
  ).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  for (const name of ['Email', 'Message']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(`${name} is required`);
  }
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'Name')).toHaveValue('Ada');
});

test('an address that is none: an alert beside its field, everything kept', async ({ page }) => {
  await page.goto('/support');
  await fillIn(page, { Email: 'ada@example' });
  await send(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please enter a valid email address' }),
  ).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(field(page, 'Message')).toHaveValue('A job.\nFor you.');
});

for (const [fault, act] of [
  ['500', (page: Page) => page.route(SEND, (route) => route.fulfill({ status: 500, body: '<h1>no</h1>' }))],
  ['no connection', (page: Page) => page.route(SEND, (route) => route.abort())],
] as const) {
  test(`a failure is said, logged, and loses nothing: ${fault}`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await act(page);
    await page.goto('/support');
    await fillIn(page);
    await send(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Error sending email. Please try again.' }),
    ).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('A job.\nFor you.');
    expect(logged.join('\n')).toContain(fault === '500' ? '500 <h1>no</h1>' : '0 Network Error');
    await page.unroute(SEND);
    await send(page).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect(page.getByText('Error sending email. Please try again.')).toBeHidden();
  });
}

test('what is typed and sent before the framework arrives is sent when it is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((released) => (release = released));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/support', { waitUntil: 'commit' });
  await fillIn(page, { Name: 'Early' });
  await send(page).click();
  await expect(page).toHaveURL('/support');
  release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('the subject comes from the address, and never over what was written', async ({ page }) => {
  await page.goto('/support?subject=From%20a%20link');
  await expect(field(page, 'Subject')).toHaveValue('From a link');
  await page.goto(`/support?subject=${'x'.repeat(5000)}`);
  await expect(field(page, 'Subject')).toHaveValue('x'.repeat(150));
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('the address stands in the form’s place', async ({ page }) => {
    await page.goto('/support');
    await expect(page.locator('form').filter({ has: page.getByLabel('Message') })).toBeHidden();
    const request = page.getByRole('region', { name: 'Support Request' });
    await expect(request.getByText('Please write to')).toBeVisible();
    await expect(request.getByRole('link', { name: /@example\.com$/ })).toBeVisible();
  });
});

test('an empty submit leaves the success bar alone; it does not return after one has left the page', async ({
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
  await field(page, 'Name').focus();
  await expect(page.locator('form[data-live-form]')).toHaveCount(0);
  await expect(sent).toBeHidden();
});

test('told while one is elsewhere: a toast, which goes when the next message starts', async ({ page }) => {
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
