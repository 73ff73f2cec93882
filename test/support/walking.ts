import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than between any two targets of a visit. */
const MOST_STOPS = 150;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  // WCAG 2.4.7 and 2.4.11: the focus is visible and not covered.
  await expect(target).toBeInViewport();
}

declare global {
  interface Window {
    announcements: string[];
  }
}

/**
 * Records announcements like a screen reader: changes of the text of a live region, and alerts also when they
 * appear. It applies to every document opened afterwards.
 */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    window.announcements = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = target instanceof Element ? target : target.parentElement;
        const region = around?.closest('[role="status"], [role="alert"], [aria-live]');
        const alerts = [...addedNodes].filter(
          (node) => node instanceof Element && node.matches('[role="alert"]'),
        );
        for (const element of region ? [region] : alerts)
          if (element.textContent) window.announcements.push(element.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** The last announcement of this document. */
export const lastAnnouncement = (page: Page) => page.evaluate(() => window.announcements.at(-1) ?? '');
