import { expect, test } from '@playwright/test';

test('New support request has the subject of the dialog that led to it, and a link back', async ({
  page,
}) => {
  await page.goto('/management-groups');
  await page.getByRole('button', { name: 'Add subscription' }).click();
  await page.getByRole('link', { name: 'Go to Support' }).and(page.locator(':visible')).click();
  await expect(page).toHaveURL('/contact?topic=subscription');
  await expect(page.getByRole('heading', { level: 1, name: 'New support request' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
    'Request: add a subscription (a new company opportunity)',
  );
  // The request stands alone, under the sentence of the dialog; Support has the contact details.
  await expect(page.getByText(/^To propose a new company opportunity/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact info' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('Ours.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Management groups' }).click();
  await expect(page).toHaveURL('/management-groups');
});

test('ignores an unknown topic', async ({ page }) => {
  await page.goto('/contact?topic=constructor');
  await expect(page.getByRole('link', { name: 'Back to Support' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
});
