import { expect, test } from '@playwright/test';

import { callout, company, pill } from '../support/filtering';
import { lastAnnouncement, listen, tabTo } from '../support/walking';

// A common visit with the keyboard only, checked by the announcements of a screen reader.
test('by keyboard: a skill on IAM leads to its roles, a filter by company narrows them, and Back removes the filter', async ({
  page,
}) => {
  await listen(page);
  await page.goto('/profile');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Cloud Computing', exact: true }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/experience?tag=Cloud%20Computing');
  await expect.poll(() => lastAnnouncement(page)).toMatch(/^Showing 2 of 5 roles and \d+ of 17 resources\.$/);
  await expect(page.getByRole('region', { name: 'Tag Cloud Computing' })).toMatchAriaSnapshot(`
    - heading "Tagged “Cloud Computing”" [level=2]
    - paragraph: /2 roles, \\d+ yrs.* \\(2017–Present\\)/
    - list:
      - listitem:
        - link "Global Head of Cloud and Advanced Technologies, Ferrovial"
      - listitem:
        - link "Director of Information Technology, Ferrovial Construction US & Canada"
  `);
  await expect(company(page, 'Ferrovial')).toBeVisible();
  await expect(company(page, 'Indra')).toBeHidden();

  // A page with a tag in its address starts at its top.
  await expect(page.locator('body')).toBeFocused();
  await tabTo(page, pill(page, 'Company == all'));
  await page.keyboard.press('Enter');
  await expect(callout(page).getByRole('heading', { name: 'Filter by Company' })).toBeVisible();
  await expect(callout(page).getByLabel('Operator')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(callout(page).getByLabel('Value')).toBeFocused();
  await page.keyboard.type('canada');
  await tabTo(page, callout(page).getByRole('checkbox', { name: /^Ferrovial Construction US & Canada/ }));
  await page.keyboard.press('Space');
  await tabTo(page, callout(page).getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');

  const both = '/experience?tag=Cloud+Computing&company=Ferrovial+Construction+US+%26+Canada';
  await expect(page).toHaveURL(both);
  await expect(pill(page, 'Company == Ferrovial Construction US & Canada')).toBeFocused();
  await expect.poll(() => lastAnnouncement(page)).toMatch(/^Showing 1 of 5 roles and \d+ of 17 resources\.$/);
  await expect(company(page, 'Ferrovial')).toBeHidden();
  await expect(company(page, 'Ferrovial Construction US & Canada')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Reset filters' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/experience');
  await expect(page.getByPlaceholder('Search for any field...')).toBeFocused();
  await expect(pill(page, 'Company == all')).toBeVisible();
  await expect(company(page, 'Indra')).toBeVisible();
  await expect(page.getByText(/^Showing/)).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(both);
  await expect(pill(page, 'Company == Ferrovial Construction US & Canada')).toBeVisible();
  await expect(pill(page, 'Tag == Cloud Computing')).toBeVisible();
  await expect.poll(() => lastAnnouncement(page)).toMatch(/^Showing 1 of 5 roles/);
  await page.goBack();
  await expect(page).toHaveURL('/experience?tag=Cloud%20Computing');
  await expect.poll(() => lastAnnouncement(page)).toMatch(/^Showing 2 of 5 roles/);
});
