import { expect, test } from '@playwright/test';

import { violations } from '../sweep/axe';
import { callout, pill, told } from '../support/filtering';
import { tabTo } from '../support/walking';

test('by keyboard: narrow the projects to a technology and open one', async ({ page }) => {
  await page.goto('/projects');
  await tabTo(page, pill(page, 'Company equals all'));
  await tabTo(page, pill(page, 'Tag equals all'));
  await page.keyboard.press('Enter');
  await expect(callout(page).getByLabel('Operator')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('terra');
  await page.keyboard.press('Tab');
  await expect(callout(page).getByRole('checkbox', { name: 'All' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(callout(page).getByRole('checkbox', { name: 'Terraform (2)' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects?tag=Terraform');
  await expect(told(page, 'Showing 2 of 10 projects.')).toBeVisible();
  await expect(pill(page, 'Tag equals Terraform')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'View Details of Landing Zone Factory' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Landing Zone Factory' })).toBeVisible();
  await expect(page).toHaveURL('/projects?tag=Terraform&project=landing-zone-factory');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/projects?tag=Terraform');
  await expect(page.getByRole('button', { name: 'View Details of Landing Zone Factory' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('Escape gives a callout up and leads back to its pill; nothing was filtered', async ({ page }) => {
  await page.goto('/projects');
  await pill(page, 'Company equals all').click();
  await expect(callout(page).getByRole('heading', { name: 'Filter by Company' })).toBeVisible();
  await pill(page, 'Tag equals all').click();
  await expect(callout(page).getByRole('heading', { name: 'Filter by Tag' })).toBeVisible();
  await expect(callout(page).getByLabel('Operator')).toBeFocused();
  await callout(page)
    .getByRole('checkbox', { name: /^Python/ })
    .check();
  await page.keyboard.press('Escape');
  await expect(callout(page)).toBeHidden();
  await expect(pill(page, 'Tag equals all')).toBeFocused();
  await expect(page).toHaveURL('/projects');
});

for (const [address, name] of [
  ['/experience?type=Platform', 'Tag equals all'],
  ['/experience?tag=Java', 'Period equals all'],
  ['/projects?period=2022', 'Tag equals all'],
] as const) {
  for (const [width, theme] of [
    [1366, 'light'],
    [1366, 'dark'],
    [390, 'light'],
    [390, 'dark'],
    [320, 'dark'],
  ] as const) {
    test(`${address} with the callout of “${name}” at ${width} px, ${theme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: theme, viewport: { width, height: 700 } });
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByText(/^Showing/)).toBeVisible();
      // On phones, Subscriptions has the filters in a disclosure.
      const folded = page.getByRole('button', { name: /^Filters/ }).filter({ visible: true });
      if (width <= 768 && address.startsWith('/experience')) await folded.click();
      await pill(page, name).click();
      await expect(callout(page).getByRole('button', { name: 'Apply' })).toBeVisible();
      const box = await callout(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(701);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
      await context.close();
    });
  }
}
