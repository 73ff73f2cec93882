import type { Page } from '@playwright/test';

/** Delays scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
