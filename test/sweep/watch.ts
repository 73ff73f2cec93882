import type { Page } from '@playwright/test';

/** The message of the browser if a test blocks service workers (playwright.config.ts). */
export const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Collects the errors of a page: console messages, errors, policy violations, failed requests and foreign
 * hosts.
 */
export function watch(page: Page, allowedHosts: readonly string[] = []): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes(BLOCKED)) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A prefetch that a click aborted is not an error.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && !allowedHosts.includes(hostname))
      faults.push(`foreign request: ${request.url()}`);
  });
  return faults;
}
