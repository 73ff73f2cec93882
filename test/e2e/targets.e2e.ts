import { expect, test } from '@playwright/test';

import { hydrated } from '../support/searching';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

for (const address of [
  '/management-groups',
  '/experience',
  '/experience?item=control-tower',
  '/projects',
  '/projects?project=site-assistant',
  '/global-presence?place=Madrid',
  '/contact?topic=subscription',
  '/support',
  '/profile',
])
  test(`${address}: links and buttons are 24 px high and wide on touch screens`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    if (address.includes('item='))
      await expect(page.getByRole('dialog').getByRole('heading')).not.toHaveCount(0);
    const small = await page
      .locator('main :is(a, button, summary), dialog[open] :is(a, button)')
      .evaluateAll((all) =>
        all
          // A link within a sentence is exempt (WCAG 2.5.8).
          .filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p:not([class])'),
          )
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 23.5)
          .map(({ one, box }) => `${one.textContent}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
      );
    expect(small).toEqual([]);
  });
