import { expect, test } from '@playwright/test';

import { callout, company, pill, status } from '../../support/filtering';
import { holdScripts } from '../../support/hold-scripts';

test('shows a note that everything is shown until the filters have loaded', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/experience?type=Platform', { waitUntil: 'commit' });
  await expect(page.getByText('Everything is shown until the filters have loaded.')).toBeVisible();
  await expect(company(page, 'Ferrovial Construction US & Canada')).toBeVisible();
  releaseScripts();
  await expect(status(page, 'Showing 3 of 5 roles and 3 of 17 resources.')).toBeVisible();
  await expect(page.getByText('Everything is shown until the filters have loaded.')).toBeHidden();
});

test('a filter button pressed before hydration opens its callout after it', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/experience', { waitUntil: 'commit' });
  await pill(page, 'Tag == all').click();
  const note = page.locator('main').getByRole('status').filter({ hasText: 'Loading…' });
  await expect(note).toBeVisible();
  releaseScripts();
  await expect(callout(page).getByRole('heading', { name: 'Filter by Tag' })).toBeVisible();
  await expect(note).toBeHidden();
});

for (const [part, fault, answer] of [
  ['filter-module-*.js', 'cannot be loaded', null],
  ['screen-*.js', 'come without their screen', null],
  ['vocabulary-*.json', 'have no vocabulary', '{"evidence":0}'],
] as const)
  test(`shows an error and all resources when the filters ${fault}`, async ({ page }) => {
    await page.route(`**/assets/${part}`, (route) =>
      answer === null ? route.abort() : route.fulfill({ body: answer }),
    );
    await page.goto('/experience?type=Platform');
    await expect(page.getByRole('alert')).toHaveText(
      'The filters could not be loaded, so everything is shown.',
    );
    await expect(company(page, 'Ferrovial Construction US & Canada')).toBeVisible();
  });
