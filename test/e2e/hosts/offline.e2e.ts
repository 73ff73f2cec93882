import { expect, test, type Page } from '@playwright/test';

import { addresses, addressOf, screens } from '../../../src/portal/addresses/screens';
import { defaultLanguage } from '../../../src/portal/addresses/languages';
import { en } from '../../support/words';
import { violations } from '../../sweep/axe';
import { answerTiles, TILE_HOST } from '../../sweep/tiles';
import { watch } from '../../sweep/watch';
import { deployments } from '../../support/deployments';
import { foreignAnswers } from '../../support/foreign-answers';
import {
  expectAllCached,
  expectCached,
  goOffline,
  cachedPaths,
  openControlled,
} from '../../support/cached-copies';
import { field } from '../../support/searching';
import { BASE, hostOfBuilds, type Host } from '../../support/two-builds';

// Three sites for all tests, because builds are slow.
test.describe.configure({ mode: 'default', timeout: 900_000 });
test.use({ serviceWorkers: 'allow' });

const NOTE = en['offline.note'];
const STUDY = 'projects/remote-site-inspection';
const pages = [...screens.map(({ slug }) => BASE + addressOf(slug, defaultLanguage).slice(1)), BASE + STUDY];

let host: Host;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  host = await hostOfBuilds();
});
test.afterAll(() => host?.close());
test.beforeEach(() => host.publish('A'));

/** Expects no violations, and that nothing covers the note. */
async function checkEveryAppearance(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1366, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
    const note = page.getByText(NOTE);
    if (await note.isVisible()) expect(await note.evaluate(isOnTop)).toBe(true);
  }
}

/**
 * Whether every corner of an element is visible. The note ignores pointers, so they are enabled for the
 * check.
 */
function isOnTop(element: HTMLElement): boolean {
  element.style.pointerEvents = 'auto';
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const seen = [left + 3, right - 3].every((x) =>
    [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint(x, y))),
  );
  element.style.pointerEvents = '';
  return seen;
}

test('caches all pages of the language and the search on idle, and works offline', async ({
  page,
  context,
}) => {
  const faults = watch(page, [TILE_HOST]);
  await answerTiles(page);
  await openControlled(page, `${host.url}/dashboard`);
  await expectAllCached(page);
  await expectCached(page, [
    ...pages,
    ...screens.map(({ slug }) => `${BASE}slices/en/${slug}.json`),
    `${BASE}resume`,
  ]);
  expect((await cachedPaths(page)).join(' ')).toMatch(/assets\/search-en-\w+\.json/);
  expect(faults).toEqual([]);
  await expect(page.getByText(NOTE)).toBeHidden();

  await goOffline(context, page, host);
  await expect(page.getByRole('status').filter({ hasText: NOTE })).toBeVisible();
  for (const { slug } of screens) {
    await page.goto(`${host.url}/${slug}?q=`);
    // The sample has a custom title for Regions.
    const name = slug === 'global-presence' ? 'Global Experience & Leadership' : en[`${slug}.title`];
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
  }
  // Client-side navigation, and modules loaded on demand.
  await page
    .getByRole('navigation', { name: 'Portal navigation' })
    .getByRole('link', { name: 'IAM' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeVisible();
  const tour = page.getByRole('button', { name: 'Take a Tour' });
  await tour.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The tour begins on the Dashboard. The address changes before the new screen takes the focus.
  await expect(page.locator('h1')).toHaveText(en['dashboard.title']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tour).toBeFocused();
  await page.keyboard.press('/');
  await field(page).fill('Control Tower');
  await expect(page.getByRole('option', { name: /Control Tower/ }).first()).toBeVisible();
  await page.goto(`${host.url}/resume`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The root redirects as usual.
  await page.goto(`${host.url}/`);
  await expect(page).toHaveURL(`${host.url}/dashboard`);
  // The note is loaded on idle. Only afterwards it listens for the connection.
  await expect(page.getByText(NOTE)).toBeVisible();

  host.publish('A');
  // Chromium 150 sends no event to a page that was opened without a connection.
  const isOnline = await page.evaluate(() => navigator.onLine);
  await context.setOffline(false);
  if (isOnline) await page.reload();
  await expect(page.getByText(NOTE)).toBeHidden();
});

test('with Save-Data nothing is cached in advance; offline shows visited pages and a message for others', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await openControlled(page, `${host.url}/dashboard`);
  await expectCached(page, [`${BASE}dashboard`, `${BASE}slices/en/dashboard.json`]);
  await page
    .getByRole('navigation', { name: 'Portal navigation' })
    .getByRole('link', { name: 'IAM' })
    .click();
  await expect(page).toHaveURL(`${host.url}/profile`);
  await expectCached(page, [`${BASE}profile`, `${BASE}slices/en/profile.json`]);
  expect((await cachedPaths(page)).filter((path) => pages.includes(path)).toSorted()).toEqual([
    `${BASE}dashboard`,
    `${BASE}profile`,
  ]);

  await goOffline(context, page, host);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeVisible();
  // Before hydration a link loads a page. Afterwards the router finds no data and requests the page once.
  for (const from of ['profile', 'dashboard']) {
    await page.goto(`${host.url}/${from}`);
    await expect(page.getByText(NOTE)).toBeVisible();
    await checkEveryAppearance(page);
    await page
      .getByRole('navigation', { name: 'Portal navigation' })
      .getByRole('link', { name: 'Subscriptions' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: en['offline.title'] })).toBeVisible();
    await expect(page).toHaveURL(`${host.url}/experience`);
  }
  await checkEveryAppearance(page);
  // It links to the cached pages, and its menu works.
  const links = page.getByRole('main').getByRole('list').last();
  await expect(links.getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Portal menu' }).click();
  await expect(page.getByRole('button', { name: 'Portal menu' })).toHaveAttribute('aria-expanded', 'false');
  await links.getByRole('link', { name: /IAM/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeVisible();
  // An unknown address cannot be checked offline.
  await page.goto(`${host.url}/nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: en['offline.title'] })).toBeVisible();

  host.publish('A');
  await context.setOffline(false);
  await page.goto(`${host.url}/experience`);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
});

test('shows the offline note when the host does not answer although the browser is online', async ({
  page,
}) => {
  await openControlled(page, `${host.url}/dashboard`);
  await expectAllCached(page);
  host.breakDown();
  await page.goto(`${host.url}/profile`);
  await expect(page.getByText(NOTE)).toBeVisible();
  host.publish('A');
  await page.goto(`${host.url}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(NOTE)).toBeHidden();
});

test('caches no tiles, posts or error pages, sets no cookies, and requests no other host', async ({
  page,
  context,
}) => {
  const tiles: string[] = [];
  await context.route(`https://${TILE_HOST}/**`, (route) => {
    tiles.push(route.request().url());
    return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  const faults: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== TILE_HOST) faults.push(request.url());
  });
  await openControlled(page, `${host.url}/dashboard`);
  for (const address of addresses([defaultLanguage])) {
    await page.goto(host.url + address);
    await page.locator('html[data-hydrated]').waitFor();
    expect(faults, address).toEqual([]);
    if (!address.endsWith('/global-presence')) expect(tiles, address).toEqual([]);
    else await expect.poll(() => tiles.length).toBeGreaterThan(0);
    tiles.length = 0;
  }
  await page.goto(`${host.url}/nowhere`);
  await page.evaluate(async (base) => {
    await fetch(`${base}dashboard`, { method: 'POST' });
    await fetch(`${base}assets/missing.js`);
    await fetch(`${base}inbox`);
  }, BASE);
  await expectAllCached(page);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const keys = await cache.keys();
        return Promise.all(
          keys.map(async (key) => {
            const copy = await cache.match(key, { ignoreVary: true });
            return { url: key.url, method: key.method, status: copy?.status, redirected: copy?.redirected };
          }),
        );
      }),
    );
    return all.flat();
  });
  expect(cached.length).toBeGreaterThan(30);
  for (const { url, ...rest } of cached) {
    expect(url).toMatch(new RegExp(`^${host.url}/`));
    expect(url).not.toMatch(/nowhere|missing|inbox|service-worker/);
    expect(rest, url).toEqual({ method: 'GET', status: 200, redirected: false });
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

deployments(() => host);
foreignAnswers(() => host);
