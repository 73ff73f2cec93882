import { expect, type BrowserContext, type Page } from '@playwright/test';

import { BASE, type Host } from './two-builds';

/** The paths of all entries in the caches of this host. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The cached versions. */
export const versions = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Opens a page and waits until a service worker controls it. */
export async function openControlled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until these paths are cached. */
export async function expectCached(page: Page, paths: readonly string[]): Promise<void> {
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining([...paths]));
}

/** Waits until the newest service worker has cached all files on idle. These are the last ones. */
export async function expectAllCached(page: Page): Promise<void> {
  const last = `${BASE}icon-192.png`;
  const hasLast = async (path: string) => {
    const name = (await caches.keys()).at(-1) ?? '';
    return (await caches.open(name)).match(path, { ignoreVary: true }).then(Boolean);
  };
  await expect.poll(() => page.evaluate(hasLast, last), { timeout: 60_000 }).toBe(true);
}

/**
 * Activates the newest service worker. The browser activates it when the previous one has been idle for half
 * a minute, but a debugger connection, as in tests, keeps that one alive. So it is stopped.
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

/** Disables the network and the browser's HTTP cache, which could replace the service worker's. */
export async function goOffline(context: BrowserContext, page: Page, host: Host): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  host.breakDown();
  await context.setOffline(true);
}

/** Counts the loaded documents. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
