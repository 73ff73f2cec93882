import { expect, test } from '@playwright/test';

import { RESUME_PAGE } from '../../src/portal/addresses/exports';
import { defaultLanguage } from '../../src/portal/addresses/languages';
import { addresses, pageAddress } from '../../src/portal/addresses/screens';
import { STUDY } from '../support/studies';

/** The clock of every page, so that two runs show the same dates. */
const NOW = new Date('2026-06-15T12:00:00Z');

const PAGES = [
  ...addresses([defaultLanguage]),
  pageAddress(`projects/${STUDY}`, defaultLanguage),
  RESUME_PAGE,
  '/no-such-page',
];

for (const address of PAGES)
  test(address, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveScreenshot(`${address.slice(1)}.png`, { fullPage: true });
  });
