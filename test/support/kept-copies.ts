import { expect, type BrowserContext, type Page } from '@playwright/test';

import { BASE, type Host } from './two-builds';

/** Paths of everything that any worker of this host keeps on this page's device. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The versions of which there are copies. */
export const versions = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Opens a page and waits until a worker answers for it. */
export async function openControlled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until there are copies of these. */
export async function areKept(page: Page, paths: readonly string[]): Promise<void> {
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([...paths]));
}

/** Waits until the newest worker has brought all that it brings on idle: these come last. */
export async function allKept(page: Page): Promise<void> {
  const last = `${BASE}icon-192.png`;
  const hasLast = async (path: string) => {
    const name = (await caches.keys()).at(-1) ?? '';
    return (await caches.open(name)).match(path, { ignoreVary: true }).then(Boolean);
  };
  await expect.poll(() => page.evaluate(hasLast, last), { timeout: 60_000 }).toBe(true);
}

/**
 * Has the newest worker answer. A browser waits with it until the one before has been idle for half a minute, and as long
 * as somebody listens to that one, as tests do, it is never idle: here it is stopped.
 */
export async function newestAnswers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await expect
    .poll(async () => {
      const state = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (['installing', 'waiting', 'active'] as const).find((one) => registration[one]);
      });
      if (state === 'waiting') await session.send('ServiceWorker.stopAllWorkers');
      return state;
    })
    .toBe('active');
  await session.detach();
}

/** No connection at all, and nothing in the browser's own cache that could stand in for the worker's copies. */
export async function goOffline(context: BrowserContext, page: Page, host: Host): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  host.breakDown();
  await context.setOffline(true);
}

/** How often documents were loaded. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
