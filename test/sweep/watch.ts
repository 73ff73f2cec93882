import type { Page } from '@playwright/test';

/** What the browser says for us where a test lets no worker in (playwright.config.ts). */
export const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects whatever a page complains about: console messages, errors, policy violations, failed requests, foreign hosts. */
export function watch(page: Page, allowedHosts: readonly string[] = []): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes(BLOCKED)) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A prefetch that a click overtook is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && !allowedHosts.includes(hostname))
      faults.push(`foreign request: ${request.url()}`);
  });
  return faults;
}
