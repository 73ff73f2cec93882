import type { Page } from '@playwright/test';

/** Delays scripts, all or those of a pattern, until the returned function is called. */
export async function holdScripts(page: Page, scripts = '**/*.js'): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(scripts, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
