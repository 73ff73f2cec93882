import { expect, test } from '@playwright/test';

import { en } from '../../support/words';
import { violations } from '../../sweep/axe';
import { sideways } from '../../sweep/sideways';
import { watch } from '../../sweep/watch';
import { hydrated, box, field, searchDialog } from '../../support/searching';

const PHONE = 768; // spec §9

for (const [width, theme] of [
  [1366, 'light'],
  [1366, 'dark'],
  [390, 'light'],
  [320, 'dark'],
] as const) {
  for (const query of ['', 'traf', 'governence', 'zzzqqq']) {
    test(`“${query}” at ${width} px, ${theme}: shows results without axe violations or overflow`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ colorScheme: theme, viewport: { width, height: 800 } });
      const page = await context.newPage();
      const faults = watch(page);
      await page.goto('/dashboard');
      await hydrated(page);
      await box(page).click();
      await field(page).fill(query);
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('option').first().locator('img')).toHaveCount(1);
      expect(await violations(page, 'dialog[open]')).toEqual([]);
      await expect.poll(() => sideways(page)).toBe('');
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}

for (const width of [1366, 900, 390, 320]) {
  test(`at ${width} px the search opens over its box, or over the full width on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard');
    await hydrated(page);
    const closed = await box(page).boundingBox();
    await box(page).click();
    await expect(field(page)).toBeFocused();
    const open = await searchDialog(page).boundingBox();
    if (width > PHONE) {
      const middle = (place: typeof open) => (place?.x ?? 0) + (place?.width ?? 0) / 2;
      expect(Math.abs(middle(open) - middle(closed))).toBeLessThan(1);
      expect(open?.width).toBeGreaterThanOrEqual(closed?.width ?? Infinity);
      await page.keyboard.press('Escape');
    } else {
      expect(open).toMatchObject({ x: 0, y: 0, width });
      await page.getByRole('button', { name: en['search.close'] }).click();
    }
    await expect(field(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
  });
}

test('on a phone the detail of a hit begins below its title, also with a highlighted word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/dashboard');
  await hydrated(page);
  await box(page).click();
  await field(page).fill('terraform');
  const hits = page.getByRole('option').filter({ has: page.locator('small mark') });
  await expect(hits.first()).toBeVisible();
  for (const hit of await hits.all()) {
    const title = await hit.locator('span').first().boundingBox();
    const detail = await hit.locator('small').boundingBox();
    expect(detail?.x).toBe(title?.x);
  }
});
