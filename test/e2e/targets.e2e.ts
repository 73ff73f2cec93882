import { expect, test } from '@playwright/test';

import { RESUME_PAGE } from '../../src/portal/addresses/exports';
import { defaultLanguage } from '../../src/portal/addresses/languages';
import { addresses, pageAddress } from '../../src/portal/addresses/screens';
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
  RESUME_PAGE,
])
  test(`${address}: links and buttons are 24 px high and wide on touch screens`, async ({ page }) => {
    await page.goto(address);
    // The plain résumé has no scripts.
    if (address !== RESUME_PAGE) await hydrated(page);
    if (address.includes('item='))
      await expect(page.getByRole('dialog').getByRole('heading')).not.toHaveCount(0);
    const small = await page
      .locator('header :is(a, button), main :is(a, button, summary), dialog[open] :is(a, button)')
      .evaluateAll((all) => {
        const targets = all
          // A link within a sentence is exempt (WCAG 2.5.8).
          .filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p:not([class])'),
          )
          .map((one) => ({ one, href: one.getAttribute('href'), box: one.getBoundingClientRect() }));
        const isSmall = ({ box }: { box: DOMRect }) =>
          box.width > 1 && Math.min(box.width, box.height) < 23.5;
        const large = new Set(targets.flatMap((target) => (isSmall(target) ? [] : target.href)));
        // The width of a bar of time is a duration: its event is in the list too.
        const isListedBar = ({ one, href, box }: (typeof targets)[number]) =>
          one.closest('svg') && box.height >= 23.5 && large.has(href);
        return targets
          .filter((target) => isSmall(target) && !isListedBar(target))
          .map(({ one, box }) => `${one.textContent}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
      });
    expect(small).toEqual([]);
  });
