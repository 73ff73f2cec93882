import { expect, test, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

import resume from '../../../examples/sample/resume.json' with { type: 'json' };
import { inLanguage } from '../../../src/portal/addresses/exports';
import { languages } from '../../../src/portal/addresses/languages';
import { addresses, addressOf } from '../../../src/portal/addresses/screens';
import { en, es } from '../../support/words';
import { violations } from '../../sweep/axe';
import { answerTiles } from '../../sweep/tiles';
import { watch } from '../../sweep/watch';
import { siteOf, type TestSite } from '../../support/site-of';
import { STUDIES } from '../../support/studies';

const { basics } = resume;
const HOME = 'https://ines.example';
const PICTURE_BYTES = 60_000;

// One site for all tests.
test.describe.configure({ mode: 'default' });

let site: TestSite;
test.beforeAll(async () => {
  site = await siteOf((portal) => `${portal}\nsiteUrl: ${HOME}/\n`);
});
test.afterAll(() => site.close());

/** The same address on the test's server. */
const onTestServer = (address: string): string => address.replace(HOME, site.url);

/** The head of a page after hydration. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    return {
      title: document.title,
      titles: document.head.querySelectorAll('title').length,
      descriptions: all('meta[name=description]', 'content'),
      canonicals: all('link[rel=canonical]', 'href'),
      card: all('meta[name="twitter:card"]', 'content'),
      describedBy: all('link[rel=describedby]', 'href'),
      graph: Object.fromEntries(
        [...document.head.querySelectorAll('meta[property^="og:"]')].map((tag) => [
          tag.getAttribute('property'),
          tag.getAttribute('content') ?? '',
        ]),
      ) as Record<string, string>,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '') as { '@graph': Record<string, unknown>[] },
      ),
    };
  });

/** Expects data about a page with its address, its breadcrumbs and the person. */
function expectStructured(
  [data, ...more]: readonly { '@graph': Record<string, unknown>[] }[],
  address: string,
): void {
  expect(more, address).toEqual([]);
  const [self, crumbs] = data?.['@graph'] ?? [];
  expect(self?.['url'], address).toBe(HOME + address);
  expect(crumbs?.['@type'], address).toBe(address.endsWith('/dashboard') ? undefined : 'BreadcrumbList');
  const person = { '@id': `${HOME}/profile#person` };
  if (/\/(?:dashboard|profile)$/.test(address))
    expect(self, address).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { ...person, '@type': 'Person', worksFor: [{ name: 'Ferrovial' }] },
    });
  else expect(self?.['about'], address).toEqual(person);
}

async function open(page: Page, address: string): Promise<void> {
  await answerTiles(page);
  await page.goto(site.url + address);
  // The plain résumé has no scripts.
  await page.locator('html[data-hydrated], main > .sheet').first().waitFor();
}

test('marks untranslated text with its language, also after navigation', async ({ page }) => {
  await page.goto(`${site.url}/es/experience`);
  const text = page.getByText('A common home for project, asset and sensor data', { exact: false });
  await expect(text.first()).toHaveAttribute('lang', 'en');

  // The same after client-side navigation.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: es['dashboard.label'], exact: true }).click();
  await page.getByRole('link', { name: es['dashboard.projects'] }).click();
  const project = page.getByText('Answers questions from site teams', { exact: false }).first();
  await expect(project).toHaveAttribute('lang', 'en');
});

test('each page has one unique title, description and picture, one canonical address, and structured data', async ({
  browser,
  request,
}) => {
  // The documents have their heads without scripts. The next test reads them after hydration.
  const page = await browser.newPage({ javaScriptEnabled: false });
  const faults = watch(page);
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() };
  const pages = [...addresses(), '/resume'];
  for (const address of pages) {
    await page.goto(site.url + address);
    const { title, titles, descriptions, canonicals, card, graph, data } = await headOf(page);
    expect(titles, address).toBe(1);
    expect(canonicals, address).toEqual([HOME + address]);
    expect(descriptions, address).toHaveLength(1);
    expect(descriptions[0]?.length, descriptions[0]).toBeGreaterThanOrEqual(50);
    expect(descriptions[0]?.length, descriptions[0]).toBeLessThanOrEqual(160);
    expect(card, address).toEqual(['summary_large_image']);
    expect(graph, address).toMatchObject({
      'og:title': expect.stringContaining(`${basics.name} - `),
      'og:description': descriptions[0],
      'og:url': HOME + address,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': graph['og:title'],
    });
    const picture = graph['og:image'] ?? '';
    expect(picture.startsWith(`${HOME}/`), address).toBe(true);
    const response = await request.get(onTestServer(picture));
    expect(response.headers()['content-type']).toBe('image/png');
    expect(response.headers()['cache-control']).toContain('immutable');
    const bytes = await response.body();
    expect(bytes.length, address).toBeLessThanOrEqual(PICTURE_BYTES);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    for (const [kind, value] of Object.entries({
      titles: title + address.split('/').slice(0, -1).join('/'),
      descriptions: descriptions[0] ?? '',
      pictures: picture,
    }))
      seen[kind as keyof typeof seen].add(value);
    if (address !== '/resume') expectStructured(data, address);
  }
  for (const values of Object.values(seen)) expect(values.size).toBe(pages.length);
  // Preloaded scripts are not used.
  expect(faults.filter((fault) => !/^failed: .*\.js$/.test(fault))).toEqual([]);
  await page.close();
});

test('navigation updates title, description and canonical address, and Back restores them', async ({
  page,
}) => {
  const faults = watch(page);
  await open(page, '/dashboard');
  const before = await headOf(page);
  await page
    .getByRole('navigation', { name: 'Portal navigation' })
    .getByRole('link', { name: 'IAM' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'IAM' })).toBeVisible();
  await expect(page).toHaveTitle(/^IAM - /);
  const after = await headOf(page);
  expect(after.titles).toBe(1);
  expect(after.canonicals).toEqual([`${HOME}/profile`]);
  expect(after.descriptions).toHaveLength(1);
  expect(after.descriptions).not.toEqual(before.descriptions);
  await page.goBack();
  await expect(page).toHaveTitle(before.title);
  expect(await headOf(page)).toMatchObject({
    canonicals: before.canonicals,
    descriptions: before.descriptions,
  });
  expect(faults).toEqual([]);
});

test('the pane for sharing has the link, its QR code, the vCard, and pages as they look when shared', async ({
  page,
  request,
}) => {
  await open(page, '/es/profile?share=');
  const shown = page.getByRole('dialog', { name: es['share.title'] });
  await expect(shown.getByText(`${HOME}/es/`, { exact: true })).toBeVisible();
  const code = shown.getByRole('img', { name: `Código QR que lleva a ${HOME}/es/` });
  await code.scrollIntoViewIfNeeded();
  const picture = await code.screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`${HOME}/es/`);
  const card = await shown.getByRole('link', { name: es['share.saveCard'] }).getAttribute('href');
  expect(await (await request.get(site.url + card)).text()).toContain('BEGIN:VCARD');
  await expect(shown.getByRole('figure')).toHaveCount(2);
  const loaded = () =>
    shown
      .getByRole('figure')
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(loaded).toEqual([1200, 1200]);
  expect(await violations(page, 'dialog[open]')).toEqual([]);
});

test('without scripts, the menu of the account leads to the vCard and the QR code', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/support`);
  await page.getByRole('button', { name: /^Account menu of / }).click();
  await page.getByRole('link', { name: en['share.title'] }).click();
  await expect(page).toHaveURL(/\/sitemap$/);
  await page.getByRole('main').getByRole('link', { name: en['export.page'], exact: true }).click();
  await expect(page.getByRole('link', { name: 'vCard' })).toBeVisible();
  const code = await page.getByRole('link', { name: 'QR code' }).getAttribute('href');
  expect((await page.request.get(site.url + code)).headers()['content-type']).toContain('image/svg+xml');
  await context.close();
});

test('robots.txt names the sitemap, and every address in it exists', async ({ page, request }) => {
  const robots = await (await request.get(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${HOME}/sitemap.xml`);
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text();
  // A page without a content security policy, because the policy would block the parser.
  await page.goto('about:blank');
  const found = await page.evaluate((text) => {
    const map = new DOMParser().parseFromString(text, 'application/xml');
    return {
      errors: map.querySelectorAll('parsererror').length,
      addresses: [...map.querySelectorAll('loc')].map(({ textContent }) => textContent ?? ''),
      alternates: [...map.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? ''),
      languages: [...map.querySelectorAll('link')].map((link) => link.getAttribute('hreflang')),
      days: [...map.querySelectorAll('lastmod')].map(({ textContent }) => textContent ?? ''),
    };
  }, xml);
  expect(found.errors).toBe(0);
  const resumes = languages.map((language) => inLanguage('/resume', language));
  const expected = [...addresses(), ...STUDIES, ...resumes].map((address) => HOME + address);
  expect(found.addresses.toSorted()).toEqual(expected.toSorted());
  const all = [...languages.map(({ code }) => code), 'x-default'];
  expect(found.languages).toEqual(found.addresses.flatMap(() => all));
  for (const day of found.days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const address of new Set([...found.addresses, ...found.alternates]))
    expect((await request.get(onTestServer(address))).status(), address).toBe(200);
});

test('llms.txt lists every page, and every link in it exists', async ({ page, request }) => {
  await open(page, '/experience');
  const { describedBy } = await headOf(page);
  expect(describedBy).toEqual(['/llms.txt']);
  const text = await (await request.get(site.url + describedBy[0])).text();
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link = '']) => link);
  for (const address of [...addresses(), ...STUDIES]) expect(links).toContain(HOME + address);
  for (const link of links) expect((await request.get(onTestServer(link))).status(), link).toBe(200);
});

test('the manifest of each language is installable, with icons of the stated sizes', async ({
  page,
  request,
}) => {
  for (const language of languages) {
    await open(page, addressOf('dashboard', language));
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const response = await request.get(site.url + href);
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = (await response.json()) as {
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    const base = site.url + href;
    expect(new URL(manifest.start_url, base).pathname).toBe(addressOf('dashboard', language));
    for (const { src, sizes } of manifest.icons.filter(({ sizes: size }) => size !== 'any')) {
      const { width, height } = await sharp(
        await (await request.get(new URL(src, base).href)).body(),
      ).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const touch = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
    expect(await sharp(await (await request.get(site.url + touch)).body()).metadata()).toMatchObject({
      width: 180,
      height: 180,
      hasAlpha: false,
    });
  }
});

test('the root page has the canonical address of the Dashboard', async ({ request }) => {
  const html = await (await request.get(`${site.url}/index.html`, { maxRedirects: 0 })).text();
  expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(`${HOME}/dashboard`);
});

test('licenses.md contains the license of each shipped library', async ({ request }) => {
  const licenses = await (await request.get(`${site.url}/licenses.md`)).text();
  for (const shipped of ['react-dom', 'leaflet', '@fluentui/svg-icons'])
    expect(licenses).toMatch(new RegExp(`^## ${shipped} - [\\d.]+ \\((?:MIT|BSD-\\d-Clause)\\)$`, 'm'));
  expect(licenses).toContain('Permission is hereby granted');
});
