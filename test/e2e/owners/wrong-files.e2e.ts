import { expect, test, type Page } from '@playwright/test';

import { hydrated } from '../../support/searching';

/** A host that answers with an error page and the status of a success. */
async function answerWrongly(page: Page, file: string): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.fulfill({ json: { error: 'not found' } }));
  return () => page.unroute(file);
}

test('a pane shows an error for a file of resources of another shape, and loads the right one on Try again', async ({
  page,
}) => {
  const repair = await answerWrongly(page, '**/portal.json');
  await page.goto('/dashboard?item=indra');
  await expect(page.getByRole('alert')).toContainText('The file could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await repair();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Indra' })).toBeVisible();
});

test('the export pane shows an error for a list of files of another shape', async ({ page }) => {
  const repair = await answerWrongly(page, '**/exports.json');
  await page.goto('/dashboard?export=md');
  await expect(page.getByRole('alert')).toContainText('The file could not be loaded.');
  await repair();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Markdown' })).toBeVisible();
});

test('the Advisor keeps the advert and shows an error for evidence of another shape', async ({ page }) => {
  const repair = await answerWrongly(page, '**/evidence.json');
  await page.goto('/advisor');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Job advert' }).fill('- 5 years of experience with Terraform');
  await page.getByRole('button', { name: 'Check the advert' }).click();
  await expect(page.getByRole('alert')).toContainText('The evidence could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await repair();
  await page.getByRole('button', { name: 'Check the advert' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /: evidence for an advert$/ })).toBeVisible();
});
