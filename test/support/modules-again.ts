import type { Page } from '@playwright/test';

/** Whether the browser requests a module again after a failure. Chromium 150 does not, 156 does. */
export async function requestsModulesAgain(page: Page): Promise<boolean> {
  const load = () =>
    page.evaluate(async (address) => {
      try {
        await import(address);
        return true;
      } catch {
        return false;
      }
    }, '/assets/probe.js');
  await page.route('**/assets/probe.js', (route) => route.abort());
  await load();
  await page.unroute('**/assets/probe.js');
  await page.route('**/assets/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return load();
}
