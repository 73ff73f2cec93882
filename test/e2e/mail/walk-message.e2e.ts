import { expect, test } from '@playwright/test';

import { lastAnnouncement, listen, tabTo } from '../../support/walking';
import { field, MESSAGE, send } from '../../support/write-message';

// A common visit with the keyboard only, checked by the announcements of a screen reader.
test('sends a message from the Dashboard by keyboard, after correcting an announced error', async ({
  page,
  request,
}) => {
  const message = { ...MESSAGE, Subject: `By keyboard ${test.info().testId} ${test.info().retry}` };
  await listen(page);
  await page.goto('/dashboard');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Help' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeFocused();
  await expect.poll(() => lastAnnouncement(page)).toMatch(/^Support - /);

  const form = page.getByRole('region', { name: 'Support Request' });
  await expect(form).toMatchAriaSnapshot(`
    - heading "Support Request" [level=2]
    - textbox "Name"
    - textbox "Email"
    - textbox "Subject"
    - textbox "Message"
    - button "Send"
  `);
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type(message.Name);
  await page.keyboard.press('Tab');
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type('ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(message.Subject);
  await page.keyboard.press('Tab');
  await page.keyboard.type(message.Message);
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');

  // One message is announced, and the focus is on the field to correct.
  await expect.poll(() => lastAnnouncement(page)).toMatch(/^Please enter a valid email address/);
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(message.Email);
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');

  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.announcements.join('\n')))
    .toMatch(/Message sent successfully!/);
  const inbox = (await (await request.get('/inbox')).json()) as { template_params: { subject: string } }[];
  expect(inbox.filter((one) => one.template_params.subject === message.Subject)).toHaveLength(1);
});
