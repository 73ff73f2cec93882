import { expect, test, type Locator, type Page } from '@playwright/test';

import { answerTiles, TILE_HOST } from '../sweep/tiles';
import { watch } from '../sweep/watch';

const PLACES = [
  'Madrid, Spain',
  'Austin, USA',
  'Dallas, USA',
  'Charlotte, USA',
  'Washington, USA',
  'Santiago, Chile',
  'Mexico City, Mexico',
  'Bangalore, India',
];

const map = (page: Page) => page.getByRole('group', { name: 'Map of places' });
const list = (page: Page) => page.getByRole('region', { name: 'Places', exact: true });
const inList = (page: Page, name: string) => list(page).getByRole('button', { name });
const markers = (page: Page) => map(page).locator('.leaflet-marker-icon');
/** At the first zoom, markers that cover each other are one button. */
const GROUPS = [
  ['Madrid, Spain'],
  ['Austin, USA', 'Dallas, USA'],
  ['Charlotte, USA', 'Washington, USA'],
  ['Santiago, Chile'],
  ['Mexico City, Mexico'],
  ['Bangalore, India'],
];
const popup = (page: Page) => page.locator('.leaflet-popup');
const tiles = (page: Page) => page.locator('.leaflet-tile-loaded');
const world = (page: Page) => map(page).locator('img.leaflet-image-layer');

const MOVES = '2013: Madrid to Dallas; 2020: Dallas to Madrid';
const arc = (page: Page, name = MOVES) => map(page).getByRole('button', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: 'Year' });
const chosen = (page: Page) => list(page).locator('[aria-current]');

/** Waits for Leaflet. */
const mapLoaded = (page: Page) => expect(markers(page)).toHaveCount(8);

/** The rounded position of an element, because the map may be between two pixels. */
async function spot(marker: Locator) {
  const box = await marker.boundingBox();
  return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height)];
}

test.beforeEach(async ({ page }) => {
  await answerTiles(page);
});

test('shows the heading, four paragraphs, a map 500 px high with eight markers, tiles and their attribution', async ({
  page,
}) => {
  const faults = watch(page, [TILE_HOST]);
  await page.goto('/global-presence');
  await expect(page.getByRole('heading', { level: 1, name: 'Global Experience & Leadership' })).toBeVisible();
  await expect(page.getByText(/^(?:More than eighteen|In the United|In Latin|Today the team)/)).toHaveCount(
    4,
  );
  await mapLoaded(page);
  expect((await map(page).boundingBox())?.height).toBe(500);
  for (const group of GROUPS)
    await expect(map(page).getByRole('button', { name: group.join('; '), exact: true })).toHaveCount(1);
  await expect(tiles(page).first()).toBeVisible();
  const credit = page.getByRole('link', { name: 'OpenStreetMap contributors' });
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  expect(faults).toEqual([]);
});

test('requests tiles with a referrer, first those of zoom level 2', async ({ page }) => {
  const requests: { path: string; referer: string | undefined }[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === TILE_HOST) requests.push({ path: pathname, referer: request.headers()['referer'] });
  });
  await page.goto('/global-presence');
  await expect(tiles(page).first()).toBeVisible();
  expect(requests.length).toBeGreaterThan(4);
  for (const { path, referer } of requests) {
    expect(path).toMatch(/^\/2\/[0-3]\/[0-3]\.png$/);
    expect(referer).toMatch(/^http:\/\/localhost:\d+\/$/);
  }
  await expect(tiles(page).first()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
});

test('each group of markers gets focus by Tab and opens a popup with its cities and countries by Enter or Space', async ({
  page,
}) => {
  await page.goto('/global-presence');
  await mapLoaded(page);
  await map(page).focus();
  for (const [at, group] of GROUPS.entries()) {
    await page.keyboard.press('Tab');
    await expect(map(page).getByRole('button', { name: group.join('; '), exact: true })).toBeFocused();
    await page.keyboard.press(at % 2 ? 'Enter' : ' ');
    const cities = group.map((name) => name.split(', ')[0] ?? '');
    await expect(popup(page).last().locator('strong')).toHaveText(cities);
    for (const name of group) await expect(popup(page).last()).toContainText(name.replace(', ', ''));
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  }
});

test('arrow keys move the map, plus and minus zoom, and the world is the smallest zoom', async ({ page }) => {
  await page.goto('/global-presence');
  await mapLoaded(page);
  const width = async () => (await world(page).boundingBox())?.width;
  const left = async () => Math.round((await world(page).boundingBox())?.x ?? 0);
  await map(page).focus();
  const start = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(start);
  await page.keyboard.press('+');
  await expect.poll(width).toBe(2048);
  await page.keyboard.press('-');
  await expect.poll(width).toBe(1024);
  await page.keyboard.press('-');
  await expect.poll(width).toBe(1024);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBe(2048);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect.poll(width).toBe(1024);
  await expect.poll(left).toBe(start);
});

test('a place in the list opens its popup and announces it', async ({ page }) => {
  await page.goto('/global-presence');
  await inList(page, 'Bangalore, India').click();
  await expect(popup(page)).toHaveText('BangaloreIndia');
  await expect(page.getByText('The map now shows Bangalore, India.')).toBeAttached();
  await expect(inList(page, 'Bangalore, India')).toHaveAttribute('aria-current', 'true');
  await inList(page, 'Santiago, Chile').click();
  await expect(popup(page)).toHaveText('SantiagoChile');
});

test('a pin has company, dates and link of each role there, and so has the list', async ({ page }) => {
  await page.goto('/global-presence');
  await inList(page, 'Madrid, Spain').click();
  for (const place of [popup(page), list(page).getByRole('list', { name: 'Roles in Madrid, Spain' })]) {
    await expect(place.getByRole('listitem')).toHaveText([
      /^Global Head of Cloud and Advanced Technologies\s*Ferrovial · Sep 2020 - Present$/,
      /^Project Lead, Traffic and Tolling\s*Indra · Jun 2010 - Aug 2013$/,
      /^Software Engineer, Traffic Systems\s*Indra · May 2007 - Jun 2010$/,
    ]);
  }
  await popup(page).getByRole('link', { name: 'Software Engineer' }).click();
  await expect(page).toHaveURL('/experience#indra-software-engineer-traffic-systems');
  await expect(page.getByRole('heading', { name: 'Software Engineer, Traffic Systems' })).toBeInViewport();
});

test('a chosen place is in the address, and the place links of All resources choose their place', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await page.getByRole('main').getByRole('link', { name: 'Bangalore' }).click();
  await expect(page).toHaveURL(/\/global-presence\?place=Bangalore/);
  await expect(inList(page, 'Bangalore, India')).toHaveAttribute('aria-current', 'true');
  await expect(popup(page)).toHaveText('BangaloreIndia');
  await inList(page, 'Santiago, Chile').click();
  await expect(page).toHaveURL('/global-presence?place=Santiago%2C+Chile');
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect(page).toHaveURL('/global-presence');
  await expect(inList(page, 'Santiago, Chile')).not.toHaveAttribute('aria-current');
  await page.goto('/global-presence?place=Nowhere');
  await mapLoaded(page);
  await expect(list(page).locator('[aria-current]')).toHaveCount(0);
});

test('an arc, a pin and an entry of the list choose the same place, and Escape or the sea deselects it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/global-presence');
  await mapLoaded(page);
  await expect(map(page).getByRole('button', { name: 'Madrid, Spain' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await arc(page).focus();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toContainText('MadridSpain');
  await expect(chosen(page)).toHaveText(/^Madrid, Spain/);
  await expect(page).toHaveURL('/global-presence?place=Madrid%2C+Spain');
  await expect(arc(page)).toHaveAttribute('data-chosen');
  // Pressed again, it flies there again.
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await arc(page).press('Enter');
  await expect(world(page)).toHaveCSS('width', '8192px');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(0);
  await expect(arc(page)).not.toHaveAttribute('data-chosen');
  await expect(page).toHaveURL('/global-presence');

  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await map(page).getByRole('button', { name: 'Austin, USA; Dallas, USA' }).click();
  await expect(popup(page)).toContainText('DallasUSA');
  await expect(world(page)).toHaveCSS('width', '1024px');
  // Of both cities, Dallas has roles.
  await expect(chosen(page)).toHaveText(/^Dallas, USA/);
  await expect(arc(page)).toHaveAttribute('data-chosen');
  await map(page).click({ position: { x: 500, y: 480 } });
  await expect(popup(page)).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(0);

  const ends = await Promise.all([0, 2].map((at) => spot(markers(page).nth(at))));
  const [[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0] = []] = ends.map((end) => end ?? []);
  // Between its ends, the great circle is nearer to the pole than the straight line.
  for (let y = (fromY + toY) / 2; y > fromY - 100 && (await chosen(page).count()) === 0; y -= 8)
    await page.mouse.click((fromX + toX) / 2, y);
  await expect(chosen(page)).toHaveText(/^Madrid, Spain/);
  await expect(popup(page)).toContainText('MadridSpain');
});

test('the slider of years hides the pins and arcs that come later, and the list says so', async ({
  page,
}) => {
  await page.goto('/global-presence');
  await mapLoaded(page);
  await expect(slider(page)).toHaveAttribute('min', '2007');
  await slider(page).fill('2012');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '2012');
  await expect(page.getByRole('status').filter({ hasText: 'Since 2007: Madrid, Spain' })).toBeVisible();
  await expect(arc(page)).toHaveCount(0);
  await expect(map(page).getByRole('button', { name: 'Austin, USA', exact: true })).toBeVisible();
  await expect(map(page).getByRole('button', { name: /Dallas/ })).toHaveCount(0);
  await expect(inList(page, 'Dallas, USA')).toHaveText('Dallas, USALater');
  await expect(inList(page, 'Madrid, Spain')).toHaveText('Madrid, SpainHere in 2012');
  const roles = list(page).getByRole('list', { name: 'Roles in Madrid, Spain' }).getByRole('listitem');
  await expect(roles.filter({ hasText: 'Later' })).toHaveText([/^Global Head of Cloud/]);
  await expect(page).toHaveURL('/global-presence?year=2012');

  await slider(page).press('ArrowRight');
  await expect(arc(page, '2013: Madrid to Dallas')).toBeVisible();
  await expect(page.getByText('Since 2013: Dallas, USA')).toBeVisible();
  await expect(page).toHaveURL('/global-presence?year=2013');
  await page.reload();
  await expect(slider(page)).toHaveValue('2013');
  // The second role in Dallas, and the present one in Madrid.
  await expect(list(page).getByText('Later', { exact: true })).toHaveCount(2);
  await slider(page).press('Home');
  await expect(inList(page, 'Dallas, USA')).toContainText('Later');
  // A chosen place is shown.
  await inList(page, 'Dallas, USA').click();
  await expect(popup(page)).toContainText('DallasUSA');
  await expect(slider(page)).toHaveValue('2013');
  await slider(page).press('ArrowLeft');
  await expect(popup(page)).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(0);
  await slider(page).press('End');
  await expect(page).toHaveURL('/global-presence');
  await expect(arc(page)).toBeVisible();
});

test('the interactive map shows its markers where the static one has them', async ({ page }) => {
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/assets/live-map-*.js', (route) => route.abort());
    await page.goto('/global-presence');
    await expect(page.getByText('The interactive map could not be loaded.')).toBeVisible();
    await map(page).scrollIntoViewIfNeeded();
    const box = await map(page).boundingBox();
    const drawn = map(page).getByRole('img', { name: /^(?:Santiago|Bangalore), / });
    const spots = await Promise.all((await drawn.all()).map(spot));
    await page.unroute('**/assets/live-map-*.js');
    await page.reload();
    await mapLoaded(page);
    expect(await map(page).boundingBox()).toEqual(box);
    for (const [at, name] of ['Bangalore, India', 'Santiago, Chile'].entries()) {
      const [x = 0, y = 0] = (await spot(map(page).getByRole('button', { name }))) ?? [];
      expect(Math.abs(x - (spots[at]?.[0] ?? 0))).toBeLessThanOrEqual(1);
      // A button has a row of pixels for the outline below the tip.
      expect(Math.abs(y - (spots[at]?.[1] ?? 0))).toBeLessThanOrEqual(2);
    }
  }
});

test('the years play until the last one, and pause', async ({ page }) => {
  await page.goto('/global-presence?year=2024');
  await mapLoaded(page);
  const play = page.getByRole('button', { name: 'Play the years' });
  const pause = page.getByRole('button', { name: 'Pause' });
  const last = (await slider(page).getAttribute('max')) ?? '';
  await play.press(' ');
  await expect(pause).toBeFocused();
  await expect(slider(page)).toHaveValue(last);
  await expect(play).toBeFocused();
  await play.press('Enter');
  await expect(slider(page)).toHaveValue('2008');
  await pause.press('Enter');
  await expect(page).toHaveURL(/year=20(?:08|09)$/);
  await expect(play).toBeVisible();
});

test('on paper are the map with its pins and arcs, and the names of the places', async ({ page }) => {
  await page.goto('/global-presence');
  await mapLoaded(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect(map(page)).toHaveCount(1);
  for (const name of [...PLACES, MOVES])
    await expect(map(page).getByRole('img', { name, exact: true })).toBeInViewport({ ratio: 0.99 });
  // The tooltip needs no scripts.
  await expect(map(page).locator('title', { hasText: MOVES }).first()).toBeAttached();
  await expect(markers(page).first()).toBeHidden();
  await expect(slider(page)).toBeHidden();
  for (const name of PLACES) await expect(list(page).getByText(name, { exact: true })).toBeVisible();
});

test('the zoom buttons are disabled at their limits, with the reason', async ({ page }) => {
  await page.goto('/global-presence');
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await expect(zoomOut).toHaveAttribute('title', 'The whole map is shown');
  await mapLoaded(page);
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await zoomIn.click();
  await expect(zoomOut).not.toHaveAttribute('aria-disabled');
  await zoomOut.click();
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
});

test('the wheel scrolls the page over the map, and zooms with Ctrl or while the map has focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.goto('/global-presence');
  await mapLoaded(page);
  const width = async () => (await world(page).boundingBox())?.width;
  await map(page).hover({ position: { x: 500, y: 60 } });
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  expect(await width()).toBe(1024);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(1024);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect.poll(width).toBe(1024);
  await map(page).focus();
  await map(page).hover({ position: { x: 500, y: 200 } });
  await page.mouse.wheel(0, -120);
  await expect.poll(width).toBeGreaterThan(1024);
});

test('with reduced motion the map moves without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/global-presence');
  await mapLoaded(page);
  await inList(page, 'Madrid, Spain').click();
  await expect(world(page)).toHaveCSS('width', '8192px');
  await expect(page.locator('.leaflet-zoom-anim, .leaflet-pan-anim')).toHaveCount(0);
});

test('loads neither Leaflet nor tiles before the map is near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.goto('/global-presence');
  await expect(page.getByRole('button', { name: 'Madrid, Spain' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /live-map|openstreetmap|marker-icon|layers/.test(url))).toEqual([]);
  await page.mouse.wheel(0, 400);
  await mapLoaded(page);
  await expect(tiles(page).first()).toBeVisible();
  expect(requests.filter((url) => /marker-icon|layers/.test(url))).toEqual([]);
});

test('Trusted Types refuse HTML that Leaflet does not use', async ({ page }) => {
  await page.goto('/global-presence');
  await mapLoaded(page);
  const refused = await page.evaluate(() =>
    ['<img src=x onerror=alert(1)>', '', '<svg/> '].map((text) => {
      try {
        document.createElement('div').innerHTML = text;
        return false;
      } catch {
        return true;
      }
    }),
  );
  expect(refused).toEqual([true, true, true]);
});
