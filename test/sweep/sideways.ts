import type { Page } from '@playwright/test';

/**
 * The horizontal overflow of a page with the elements that cause it, empty if there is none. After a resize it
 * may take a frame to update.
 */
export const sideways = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return '';
    const culprits = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 0.5 || left < -0.5;
      })
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const data = JSON.stringify(element.dataset);
        return `${element.localName} ${data} ${left}–${right}: ${element.textContent.trim().slice(0, 40)}`;
      });
    return `${scrollWidth} of ${clientWidth} px; ${culprits.slice(0, 8).join('; ')}`;
  });
