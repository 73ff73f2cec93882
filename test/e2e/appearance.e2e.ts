import { expect, test, type Page } from '@playwright/test';

import { en } from '../support/words';
import { atStep, opener, places, press } from '../support/on-tour';
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

  await page.goto('/projects?period=1900');
  await expect(visibleButtons(page, /^Show all/)).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(0);
});

test('a tag filter alone has Clear tag; with other filters there is only Reset filters', async ({ page }) => {
  await page.goto('/experience?tag=AI');
  await expect(visibleButtons(page, /^(?:Reset|Clear)/)).toHaveText(['Clear tag']);
  await page.goto('/experience?tag=AI&company=Ferrovial');
  await expect(visibleButtons(page, /^(?:Reset|Clear)/)).toHaveText(['Reset filters']);
});

for (const { width, height } of [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the fifth step of the tour highlights the titles and the first row of the list: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard');
    await opener(page).click();
    for (let step = 1; step < 5; step += 1) await press(page, 'Next');
    await atStep(page, 5);
    await expect(async () => {
      const { cutout, dark, bubble } = await places(page);
      expect(dark).toBe(false);
      // The list begins with the titles of its columns; on phones with its first row.
      const list = await page.locator('[data-tour="experience"]').boundingBox();
      const row = await page.locator('[data-disclosure-row]').first().boundingBox();
      expect(Math.abs((cutout?.top ?? NaN) + 8 - (list?.y ?? NaN))).toBeLessThan(2);
      expect(Math.round(cutout?.bottom ?? 0)).toBe(Math.round((row?.y ?? 0) + (row?.height ?? 0)) + 8);
      expect(cutout?.height ?? height).toBeLessThan(height * 0.75);
      expect(bubble?.bottom ?? height + 1).toBeLessThanOrEqual(height);
    }).toPass();
  });
}

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

test('at 400 % zoom the tour button shows only its icon and keeps its name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/dashboard');
  await expect(opener(page)).toBeVisible();
  expect((await opener(page).boundingBox())?.width).toBeLessThan(44);
  await page.setViewportSize({ width: 640, height: 256 });
  expect((await opener(page).boundingBox())?.width).toBeLessThan(44);
  await page.setViewportSize({ width: 1366, height: 900 });
  expect((await opener(page).boundingBox())?.width).toBeGreaterThan(90);
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
