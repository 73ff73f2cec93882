import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two things that a visitor goes to in turn. */
const MOST_STOPS = 150;

/** Goes on with the Tab key, as who has no pointer does, until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

declare global {
  interface Window {
    heard: string[];
  }
}

/**
 * Listens to the page as a screen reader does: a live region is heard when its text changes while it stands there,
 * and an alert also when it comes. Every document that is opened from now on is listened to.
 */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = target instanceof Element ? target : target.parentElement;
        const region = around?.closest('[role="status"], [role="alert"], [aria-live]');
        const alerts = [...addedNodes].filter(
          (node) => node instanceof Element && node.matches('[role="alert"]'),
        );
        for (const said of region ? [region] : alerts)
          if (said.textContent) window.heard.push(said.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What was said last in this document. */
export const heardLast = (page: Page) => page.evaluate(() => window.heard.at(-1) ?? '');
