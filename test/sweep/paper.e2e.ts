import { expect, test } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/addresses/languages';
import { addresses } from '../../src/portal/addresses/screens';
import { hydrated } from '../support/searching';

for (const address of ['/management-groups', '/sitemap'])
  test(`${address}: on paper of any width each cell is below its heading`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    const cells = page.getByRole('gridcell');
    for (const width of [380, 520, 720]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(cells.first()).toBeVisible();
      const elsewhere = () =>
        cells.evaluateAll((all) => {
          const startOf = (element: Element | null) =>
            Math.round(element?.getBoundingClientRect().left ?? NaN);
          return all
            .filter((cell) => {
              const column = `[role="columnheader"][data-column="${(cell as HTMLElement).dataset['column']}"]`;
              return startOf(cell) !== startOf(document.querySelector(column));
            })
            .map((cell) => cell.textContent);
        });
      await expect.poll(elsewhere, `${width} px`).toEqual([]);
    }
  });

test('no link on paper is empty', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of addresses([defaultLanguage])) {
    await page.goto(address);
    await hydrated(page);
    const links = page.locator('main a');
    const empty = await links.evaluateAll((all) =>
      (all as HTMLElement[])
        .filter((link) => link.checkVisibility() && link.textContent.trim() === '')
        .map((link) => link.outerHTML),
    );
    expect(empty, address).toEqual([]);
  }
});
