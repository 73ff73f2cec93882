import { expect, test } from '@playwright/test';

import { watch } from '../sweep/watch';
import { pasted } from '../support/clipboard';
import { hydrated } from '../support/searching';
import { tabTo } from '../support/walking';

test('by keyboard: opens a role from the Dashboard, reads Essentials, goes to the next role, copies its link, and goes back', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/dashboard');
  await hydrated(page);
  const main = page.getByRole('main');

  const subscriptions = main.getByRole('link', { name: 'Subscriptions', exact: true });
  await tabTo(page, subscriptions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeFocused();

  const company = main.getByRole('button', { name: 'Indra USA Inc.', exact: true });
  await tabTo(page, company);
  await page.keyboard.press('Space');
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  const role = main.getByRole('link', { name: 'Technical Manager, Tolling Systems', exact: true });
  await tabTo(page, role);
  const y = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');

  const pane = page.getByRole('dialog');
  await expect(pane).toHaveAccessibleName('Technical Manager, Tolling Systems');
  await expect(pane.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(pane.getByRole('region', { name: 'Essentials' })).toMatchAriaSnapshot(`
    - region "Essentials":
      - heading "Essentials" [level=3]
      - link "JSON View of Technical Manager, Tolling Systems"
      - term: Company
      - definition:
        - link "Indra USA Inc."
      - term: Period
      - definition: Aug 2013 - Aug 2017
      - term: Tenure
      - definition: 4 yrs 1 mo
      - term: Place
      - definition: Dallas, US
  `);

  await tabTo(page, pane.getByRole('link', { name: 'Next: Project Lead, Traffic and Tolling' }));
  await page.keyboard.press('Enter');
  await expect(pane).toHaveAccessibleName('Project Lead, Traffic and Tolling');
  await expect(pane.getByRole('heading', { level: 2 })).toBeFocused();

  await tabTo(page, pane.getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('status', { name: 'New notifications' })).toContainText(
    /Link copied\s*Project Lead, Traffic and Tolling/,
  );
  expect(await pasted(page)).toMatch(/\/experience\?item=indra-project-lead-traffic-and-tolling$/);

  // The focus stays in an open pane in both directions.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(role).toBeFocused();
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(y);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(subscriptions).toBeFocused();
  await page.goForward();
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await expect(role).toBeVisible();
  expect(faults).toEqual([]);
});
