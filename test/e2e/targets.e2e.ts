import { expect, test } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/lib/languages';
import { addresses, pageAddress } from '../../src/portal/lib/screens';
import { STUDY } from '../support/studies';
import { hydrated } from '../support/searching';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

for (const address of [
  ...addresses([defaultLanguage]),
  pageAddress(`projects/${STUDY}`, defaultLanguage),
  '/no-such-page',
  '/experience?item=control-tower',
  '/projects?project=site-assistant',
  '/global-presence?place=Madrid',
  '/contact?topic=subscription',
])
  test(`${address}: links and buttons are 24 px high and wide on touch screens`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    if (address.includes('item='))
      await expect(page.getByRole('dialog').getByRole('heading')).not.toHaveCount(0);
    const small = await page
      .locator('header :is(a, button), main :is(a, button, summary), dialog[open] :is(a, button)')
      .evaluateAll((all) =>
        all
          // A link within a sentence is exempt, and a bar of time, whose event is also listed (WCAG 2.5.8).
          .filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p:not([class]), svg'),
          )
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 23.5)
          .map(({ one, box }) => `${one.textContent}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
      );
    expect(small).toEqual([]);
  });
