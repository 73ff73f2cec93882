import { expect, test, type Page } from '@playwright/test';

import { en } from '../support/words';
import { hydrated } from '../support/searching';

const visibleButtons = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true });

test('an empty result shows one icon, one sentence and one button, without empty sections', async ({
  page,
}) => {
  await page.goto('/experience?q=nonesuch');
  const main = page.getByRole('main');
  await expect(visibleButtons(page, /^Show all/)).toHaveCount(1);
  await expect(visibleButtons(page, /^(?:Reset|Clear)/)).toHaveCount(0);
  await expect(main.getByText(en['experience.name'], { exact: true }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(0);
  await visibleButtons(page, /^Show all/).click();
  await expect(page).toHaveURL('/experience');
  await expect(main.getByPlaceholder('Search for any field...')).toBeFocused();

  await page.goto('/projects?period=1900-1901');
  await expect(visibleButtons(page, /^Show all/)).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(0);
});

test('a tag filter alone has Clear tag; with other filters there is only Reset filters', async ({ page }) => {
  await page.goto('/experience?tag=AI');
  await expect(visibleButtons(page, /^(?:Reset|Clear)/)).toHaveText(['Clear tag']);
  await page.goto('/experience?tag=AI&company=Ferrovial');
  await expect(visibleButtons(page, /^(?:Reset|Clear)/)).toHaveText(['Reset filters']);
});

test('a tooltip opens after 300 ms, and one with a long text after 500 ms', async ({ page }) => {
  await page.goto('/experience');
  await hydrated(page);
  for (const [name, text, delay] of [
    ['Manage Policies', /^Only .+ can use “Manage Policies”\.$/, '0.3s'],
    ['View eligible subscriptions', /^Only .+ can use “View eligible subscriptions”\.$/, '0.5s'],
  ] as const) {
    const command = page.getByRole('button', { name, exact: true });
    await command.hover();
    const tooltip = page.getByRole('tooltip', { name: text });
    await expect(tooltip).toBeVisible();
    await expect(tooltip.locator('..')).toHaveCSS('animation-delay', delay);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('every field has a font size of at least 16 px, so that phones do not zoom in', async ({ page }) => {
    for (const address of ['/support', '/experience', '/management-groups', '/profile']) {
      await page.goto(address);
      const sizes = await page
        .locator('input:not([type=radio], [type=checkbox], [type=hidden]), textarea, select')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    }
  });
});
