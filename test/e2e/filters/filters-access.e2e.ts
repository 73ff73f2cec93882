import { expect, test } from '@playwright/test';

import { violations } from '../../sweep/axe';
import { callout, pill, status } from '../../support/filtering';
import { tabTo } from '../../support/walking';

test('filters the projects by a technology and opens one, by keyboard', async ({ page }) => {
  await page.goto('/projects');
  await tabTo(page, pill(page, 'Company == all'));
  await tabTo(page, pill(page, 'Tag == all'));
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
  await expect(status(page, 'Showing 2 of 10 projects.')).toBeVisible();
  await expect(pill(page, 'Tag == Terraform')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'View Details of Landing Zone Factory' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Landing Zone Factory' })).toBeVisible();
  await expect(page).toHaveURL('/projects?tag=Terraform&project=landing-zone-factory');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/projects?tag=Terraform');
  await expect(page.getByRole('link', { name: 'View Details of Landing Zone Factory' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
});

for (const [width, theme] of [
  [1366, 'light'],
  [320, 'dark'],
] as const) {
  test(`an open callout stays in the window without axe violations: ${width} px, ${theme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: theme, viewport: { width, height: 700 } });
    const page = await context.newPage();
    await page.goto('/experience?type=Platform');
    await expect(page.getByText(/^Showing/)).toBeVisible();
    // On phones, Subscriptions has the filters in a disclosure.
    const toggle = page.getByRole('button', { name: /^Filters/ }).filter({ visible: true });
    if (width <= 768) await toggle.click();
    await pill(page, 'Tag == all').click();
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
