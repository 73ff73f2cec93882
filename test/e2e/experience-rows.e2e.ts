import { expect, test } from '@playwright/test';

import { hydrated } from '../support/searching';

test('dates do not break inside, and collapsed rows are equally high', async ({ page }) => {
  await page.goto('/experience');
  await hydrated(page);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(page.locator('main [aria-expanded="true"]')).toHaveCount(0);
  const dates = page.locator('[data-disclosure-row]').getByText(/^\w{3} \d{4} - /);
  await expect(dates).toHaveCount(4);
  for (const width of [1920, 1366, 1100, 960, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await dates.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(lines, `${width} px`).toEqual([1, 1, 1, 1]);
    const heights = await dates.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights), `${width} px`).toBeLessThan(20);
    const rows = await page
      .locator('section > [data-disclosure-row], section > * > [data-disclosure-row]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    // On phones long names take a second line.
    if (width > 400) expect(new Set(rows).size, `${width} px: ${rows.join()}`).toBe(1);
  }
});
