import type { Locator } from '@playwright/test';

/** How many pixels of an element's text are cut off. */
export const cutOff = (element: Locator): Promise<number> =>
  element.evaluate((one) =>
    Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight, 0),
  );
