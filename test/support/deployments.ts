import { chromium, expect, test, type Page } from '@playwright/test';

import { en } from './words';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';
import {
  expectAllCached,
  countLoads,
  goOffline,
  cachedPaths,
  newestAnswers,
  openControlled,
  versions,
} from './cached-copies';
import { forbidStorage } from './refused-storage';
import { BASE, type Build, type Host } from './two-builds';
import { expectStored, fillIn } from './write-message';

const TITLES: Readonly<Record<Build, string>> = {
  A: 'Portal of yesterday',
  B: 'Portal of today',
  'without copies': 'Portal of tomorrow',
};
/** The sentence of the privacy notice that ends with the owner's name. */
const SPEED = en['privacy.speed'].replace('{name}.', '');
const bar = (page: Page, build: Build) => page.getByRole('banner').getByRole('link', { name: TITLES[build] });

/** Disables service workers. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }));

const tourButton = (page: Page) => page.getByRole('button', { name: 'Take a Tour' });

/**
 * The missing tour reloads the page. By keyboard: a pointer would stay on the button of the next page and load its
 * tour.
 */
async function reloadByTour(page: Page, build: Build) {
  await tourButton(page).press('Enter');
  await expect(bar(page, build)).toBeVisible();
}

async function failTour(page: Page) {
  await tourButton(page).press('Enter');
  await expect(page.getByText(en['tour.failed'])).toBeVisible();
}

/** Tests of a visit during the deployment of another build. */
export function deployments(host: () => Host): void {
  for (const [before, after] of [
    ['A', 'B'],
    ['B', 'A'],
  ] as const) {
    test(`from ${before} to ${after}: an open page keeps its build and loads its parts, and the next page is new`, async ({
      page,
      context,
    }) => {
      host().publish(before);
      const loads = countLoads(page);
      await openControlled(page, `${host().url}/support`);
      await expectAllCached(page);
      const [old] = await versions(page);
      host().publish(after);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(async () => (await versions(page)).length).toBe(2);
      await newestAnswers(page);
      await expect(bar(page, before)).toBeVisible();
      // A module that this page has not loaded yet, and that the host no longer has.
      await page.getByRole('button', { name: 'Take a Tour' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(loads).toBe(1);
      await page.goto(`${host().url}/support`);
      await expect(bar(page, after)).toBeVisible();
      await expectAllCached(page);
      // There is no automatic reload.
      await expect.poll(loads).toBe(2);
      await goOffline(context, page, host());
      for (const address of ['support', 'dashboard', 'projects']) {
        await page.goto(`${host().url}/${address}`);
        await expect(bar(page, after)).toBeVisible();
      }
      // Rolls back: only the last two builds are in the cache.
      await context.setOffline(false);
      host().publish(before);
      await page.goto(`${host().url}/dashboard`);
      await expect(bar(page, before)).toBeVisible();
      await expect.poll(() => versions(page)).toContain(old);
      expect(await versions(page)).toHaveLength(2);
    });
  }

  for (const [before, after] of [
    ['A', 'B'],
    ['B', 'A'],
  ] as const) {
    test(`from ${before} to ${after}: a missing part reloads the page once and restores the typed text`, async ({
      page,
    }) => {
      await withoutWorker(page);
      host().publish(before);
      await page.goto(`${host().url}/support`);
      await page.waitForLoadState('networkidle');
      const loads = countLoads(page);
      await fillIn(page);
      await expect(page.getByText(en['support.stored'])).toBeVisible();
      // Each tab leaves each build only once.
      for (const [build, leads] of [
        [after, true],
        [before, true],
        [after, false],
      ] as const) {
        await page.waitForLoadState('networkidle');
        host().publish(build);
        if (leads) await reloadByTour(page, build);
        else await failTour(page);
        await expectStored(page);
      }
      await expect.poll(loads).toBe(2);
    });
  }

  test('a link to a screen of a removed build loads the page of the new build', async ({ page }) => {
    await withoutWorker(page);
    await page.goto(`${host().url}/dashboard`);
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    host().publish('B');
    await page
      .getByRole('navigation', { name: 'Portal navigation' })
      .getByRole('link', { name: 'Support' })
      .click();
    await expect(bar(page, 'B')).toBeVisible();
    await expect(page).toHaveURL(`${host().url}/support`);
    await expect.poll(loads).toBe(1);
  });

  test('without storage a missing part reloads the page only once', async ({ page }) => {
    await withoutWorker(page);
    await page.addInitScript(forbidStorage);
    await page.goto(`${host().url}/dashboard`);
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    host().publish('B');
    await reloadByTour(page, 'B');
    await page.waitForLoadState('networkidle');
    host().publish('A');
    await failTour(page);
    await expect.poll(loads).toBe(1);
  });

  test('a missing part of the current build does not reload the page', async ({ page }) => {
    await withoutWorker(page);
    await page.route('**/assets/tour-*.js', (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.goto(`${host().url}/dashboard`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Take a Tour' }).click();
    await expect(page.getByText(en['tour.failed'])).toBeVisible();
    await expect.poll(loads).toBe(1);
  });

  test('a build without offline copies removes the caches and the worker', async ({ page }) => {
    await openControlled(page, `${host().url}/dashboard`);
    await expectAllCached(page);
    host().publish('without copies');
    await page.goto(`${host().url}/dashboard`);
    await expect(bar(page, 'without copies')).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await versions(page)).toEqual([]);
    host().requests();
    const loads = countLoads(page);
    await page.goto(`${host().url}/profile`);
    await page.waitForLoadState('networkidle');
    await expect.poll(loads).toBe(1);
    // Its pages register no service worker.
    expect(host().requests().join(' ')).not.toContain('service-worker');
    expect(await cachedPaths(page)).toEqual([]);
  });

  test('the browser reports no errors that prevent installation', async () => {
    const context = await chromium.launchPersistentContext('', {
      executablePath: chromiumPath(),
      args: CHROMIUM_FLAGS,
    });
    const page = await context.newPage();
    await openControlled(page, `${host().url}/dashboard`);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect({ errors, url }).toEqual({ errors: [], url: `${host().url}/manifest.webmanifest` });
    await context.close();
  });

  test('speed figures go to the owner’s callback if there is one, and are not measured otherwise', async ({
    page,
  }) => {
    const figures = () =>
      page.evaluate(
        () => (globalThis as { figures?: { name: string; page: string; value: number }[] }).figures,
      );
    host().publish('B');
    host().requests();
    const names = async () => (await figures())?.map(({ name }) => name).toSorted();
    await page.goto(`${host().url}/dashboard`);
    // LCP ends with the first real click after the observers are registered. These two need none.
    await expect.poll(names).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
    // A slow interaction: browsers report only slow ones, after the next paint.
    await page.evaluate(() => {
      const busy = () => {
        for (const until = performance.now() + 100; performance.now() < until;);
      };
      addEventListener('click', busy, { once: true });
    });
    await page.getByRole('button', { name: 'Portal menu' }).click();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver(() => resolve()).observe({ type: 'event', buffered: true });
        }),
    );
    // Metrics are processed on idle: the second hide reports them.
    const switchTab = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
    await expect
      .poll(async () => {
        await switchTab();
        return names();
      })
      .toEqual(expect.arrayContaining(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']));
    for (const figure of (await figures()) ?? []) {
      expect(figure.page).toBe(`${BASE}dashboard`);
      expect(figure.value).toBeGreaterThanOrEqual(0);
    }
    await page.getByRole('contentinfo').getByText(en['privacy.summary']).click();
    await expect(page.getByRole('contentinfo').getByText(SPEED)).toBeVisible();

    host().publish('A');
    host().requests();
    await page.goto(`${host().url}/profile`);
    await page.waitForLoadState('networkidle');
    expect(host().requests().join(' ')).not.toMatch(/speed|web-vitals/);
    expect(await figures()).toBeUndefined();
    await page.getByRole('contentinfo').getByText(en['privacy.summary']).click();
    await expect(page.getByRole('contentinfo').getByText(en['privacy.copies'])).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(SPEED)).toBeHidden();
  });
}
