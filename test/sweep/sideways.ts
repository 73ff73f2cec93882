import type { Page } from '@playwright/test';

/** How far a page can be scrolled sideways, px. Where the window has just changed, it may take a frame to follow. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
