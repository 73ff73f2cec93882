import type { Page } from '@playwright/test';

/** The horizontal overflow of a page, px. After a resize it may take a frame to update. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
