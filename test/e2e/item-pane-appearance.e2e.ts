import { expect, test, type Page } from '@playwright/test';

import { violations } from '../sweep/axe';

const part = (page: Page, name: string) => page.getByRole('dialog').getByRole('region', { name });

for (const width of [1366, 390, 320]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`panes have no axe violation and do not scroll sideways: ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const address of ['/experience?item=control-tower', '/projects?project=site-assistant']) {
        await page.goto(address);
        await expect(part(page, 'Related')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const content = page.locator('dialog[open] [data-scroll]');
        expect(await content.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      }
    });
  }
}
