import { expect, test, type Page } from '@playwright/test';

import { answerTiles, SMALL_PNG, TILE, TILE_HOST } from '../../sweep/tiles';
import { watch } from '../../sweep/watch';
import { siteOf } from '../../support/site-of';

const FIXED = 'The interactive map could not be loaded. All its places are listed here.';
const CHUNK = '**/assets/live-map-*.js';
const TILES = `https://${TILE_HOST}/**`;

const map = (page: Page) => page.getByRole('group', { name: 'Map of places' });
const markers = (page: Page) => map(page).locator('.leaflet-marker-icon');
const countries = (page: Page) => page.locator('.leaflet-countries-pane');
const staticMarkers = (page: Page) => map(page).getByRole('img', { name: /, / });
const inList = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Places', exact: true }).getByRole('button', { name });
const tiles = (page: Page) => page.locator('.leaflet-tile');
const credit = (page: Page) => page.getByRole('link', { name: 'OpenStreetMap contributors' });

/** The map shows only the bundled world, with its countries when zoomed, and it is interactive. */
async function expectWorldAlone(page: Page) {
  await expect(tiles(page)).toHaveCount(0);
  await expect(credit(page)).toHaveCount(0);
  await expect(markers(page)).toHaveCount(8);
  await expect(map(page).locator('img.leaflet-image-layer')).toHaveJSProperty('complete', true);
  await inList(page, 'Dallas, USA').click();
  await expect(page.locator('.leaflet-popup')).toContainText('DallasUSA');
  await expect(countries(page).getByText('Mexico', { exact: true })).toBeVisible();
  await expect(page.getByText(/street map/i)).toHaveCount(0);
}

for (const [fault, answer] of [
  ['refuses with a picture', { ...TILE, status: 403, body: SMALL_PNG }],
  ['answers with a page', { ...TILE, contentType: 'text/html', body: '<p>Sign in</p>' }],
] as const) {
  test(`a tile service that ${fault}: shows the bundled world`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await answerTiles(page, answer);
    await page.goto('/global-presence');
    await expectWorldAlone(page);
    expect(errors).toEqual([]);
  });
}

test('all tiles fail: shows the bundled world, and the page logs no errors', async ({ page }) => {
  const faults = watch(page, [TILE_HOST]);
  await page.route(TILES, (route) => route.abort());
  await page.goto('/global-presence');
  await expectWorldAlone(page);
  // Excludes the browser's own messages about requests.
  expect(faults.filter((fault) => !/^failed: |net::ERR/.test(fault))).toEqual([]);
});

test('the first tile loads and the others fail: shows the bundled world', async ({ page }) => {
  let first = true;
  await page.route(TILES, (route) => {
    const answer = first ? route.fulfill(TILE) : route.abort();
    first = false;
    return answer;
  });
  await page.goto('/global-presence');
  await expectWorldAlone(page);
});

test('requests no tiles while offline, and loads them when online again', async ({ page }) => {
  const requests: string[] = [];
  await page.route(TILES, (route) => {
    requests.push(route.request().url());
    return route.fulfill(TILE);
  });
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/global-presence');
  await expect(inList(page, 'Dallas, USA')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
  await inList(page, 'Dallas, USA').click();
  await expect(page.locator('.leaflet-popup')).toContainText('DallasUSA');
  await expect(countries(page).getByText('Mexico', { exact: true })).toBeVisible();
  expect(requests).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: true });
    dispatchEvent(new Event('online'));
  });
  await expect(credit(page)).toBeVisible();
  await expect(countries(page).getByText('Mexico', { exact: true })).toHaveCount(0);
});

for (const [fault, spoil] of [
  ['is missing', (page: Page) => page.route(CHUNK, (route) => route.fulfill({ status: 404, body: '' }))],
  ['cannot be loaded', (page: Page) => page.route(CHUNK, (route) => route.abort())],
] as const) {
  test(`Leaflet ${fault}: keeps the static map with its markers and shows a message`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await spoil(page);
    await page.goto('/global-presence');
    await expect(page.getByText(FIXED)).toBeVisible();
    await expect(staticMarkers(page)).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
    await page.getByRole('slider', { name: 'Year' }).fill('2010');
    await expect(staticMarkers(page)).toHaveCount(7);
    await expect(map(page).getByRole('img', { name: /Madrid to Dallas/ })).toHaveCount(0);
    await page.getByRole('slider', { name: 'Year' }).press('End');
    await inList(page, 'Austin, USA').click();
    await expect(inList(page, 'Austin, USA')).toHaveAttribute('aria-current', 'true');
    expect(errors).toEqual([]);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('one finger scrolls the page until the map is tapped', async ({ page }) => {
    await answerTiles(page);
    await page.goto('/global-presence');
    await expect(markers(page)).toHaveCount(8);
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toHaveCSS('touch-action', 'pan-x pan-y');
    await map(page).tap({ position: { x: 200, y: 400 } });
    await expect(map(page)).toHaveCSS('touch-action', 'none');
    await page.getByRole('heading', { name: 'Places' }).tap();
    await expect(map(page)).toHaveCSS('touch-action', 'pan-x pan-y');
    const width = async () => (await map(page).locator('img.leaflet-image-layer').boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(async () => Math.round((await width()) / before)).toBe(2);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [1366, 390]) {
    test(`shows the static map with its markers and the list of places at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const faults = watch(page);
      await page.goto('/global-presence');
      await expect(staticMarkers(page)).toHaveCount(8);
      expect((await map(page).boundingBox())?.height).toBe(500);
      await expect(map(page).getByRole('img', { name: /^2013: Madrid to Dallas/ })).toHaveCount(1);
      await expect(page.getByText('Since 2020: Madrid, Spain')).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
      const places = page.getByRole('region', { name: 'Places', exact: true });
      await expect(places.getByText('Mexico City, Mexico')).toBeVisible();
      await expect(page.getByRole('button', { name: /Zoom|Dallas/ })).toHaveCount(0);
      await map(page).scrollIntoViewIfNeeded();
      for (const marker of await staticMarkers(page).all())
        await expect(marker).toBeInViewport({ ratio: 0.99 });
      // Preloaded scripts are not used.
      expect(faults.filter((fault) => !/^failed: .*\.js$/.test(fault))).toEqual([]);
    });
  }
});

test.describe('another owner', () => {
  const mapIs = (settings: string) => (portal: string) => portal.replace('  tiles: auto', settings);

  test('tiles on request: names the host, loads tiles after the button is pressed, and remembers the consent', async ({
    page,
  }) => {
    const credits = `'<a href="https://tiles.example/terms">Tiles &amp; Co</a> <b>2026</b>'`;
    const site = await siteOf(
      mapIs(`  tiles: ask\n  url: 'https://{s}.tiles.example/{z}/{x}/{y}.png'\n  attribution: ${credits}`),
    );
    const requests: string[] = [];
    await page.route('https://*.tiles.example/**', (route) => {
      requests.push(route.request().url());
      return route.fulfill(TILE);
    });
    await page.goto(`${site.url}/global-presence`);
    await expect(markers(page)).toHaveCount(8);
    await expect(
      page.getByText('The street map comes from tiles.example, which will see your IP address.'),
    ).toBeVisible();
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Show street map' }).click();
    await expect(page.getByRole('link', { name: 'Tiles & Co' })).toHaveAttribute(
      'href',
      'https://tiles.example/terms',
    );
    await expect(page.getByRole('button', { name: 'Show street map' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Tiles & Co 2026')).toBeVisible();
    site.close();
  });
});
