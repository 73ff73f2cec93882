import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { languageAt } from '../../../src/portal/addresses/languages';
import { addresses, screens } from '../../../src/portal/addresses/screens';
import { broken, expectHydrated } from '../../sweep/hydrated';
import { answerTiles, TILE_HOST } from '../../sweep/tiles';
import { watch } from '../../sweep/watch';
import { en, words } from '../../support/words';
import { settingsIn } from '../../../src/site/serve';
import { hydrated } from '../../support/searching';
import { expectWellHosted } from '../../support/hosted';
import { nginxServer, whyNoNginx } from '../../support/real-servers';
import { siteFrom, type TestSite } from '../../support/site-of';
import { fillIn, send } from '../../support/write-message';

/** Two folders deep and mixed case, as project pages may be. */
const BASE = '/people/Portfolio/';

// One site for all tests, because the build is slow.
test.describe.configure({ mode: 'default' });
let site: TestSite;
test.beforeAll(async () => {
  site = await siteFrom('examples/sample', { BASE_PATH: BASE, LOCAL_MAIL: '1' });
});
test.afterAll(() => site?.close());

/** Collects errors of a page and its requests to the host outside the base path. */
function watchBase(page: Page): string[] {
  const faults = watch(page, [TILE_HOST]);
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'localhost' && !pathname.startsWith(BASE)) faults.push(`outside: ${pathname}`);
  });
  return faults;
}

test('screens load by their addresses', async ({ page }) => {
  expect(new URL(site.url).pathname).toBe(BASE.slice(0, -1));
  const faults = watchBase(page);
  await answerTiles(page);
  for (const address of ['/dashboard', '/projects', '/es/global-presence']) {
    await page.goto(site.url + address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await broken(page), address).toEqual([]);
    await expectHydrated(page, words[languageAt(address).code as keyof typeof words]);
  }
  expect(faults).toEqual([]);
});

test('switches the language, and the base path leads to the chosen one', async ({ page }) => {
  const faults = watchBase(page);
  await page.goto(`${site.url}/profile`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${site.url}/es/profile`);
  await expect(page.getByRole('heading', { level: 1, name: words.es['profile.title'] })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('navigation', { name: words.es['shell.navigation'] })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(`${site.url}/es/dashboard`);
  await page.goto(`${site.url}/`);
  await expect(page).toHaveURL(`${site.url}/es/dashboard`);
  expect(faults).toEqual([]);
});

test('every screen loads by navigation', async ({ page }) => {
  const faults = watchBase(page);
  await answerTiles(page);
  await page.goto(`${site.url}/dashboard`);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const sidebar = page.getByRole('navigation', { name: 'Portal navigation' });
  for (const { slug } of screens.filter((screen) => screen.sidebar)) {
    await sidebar.getByRole('link', { name: en[`${slug}.label`], exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/${slug}`);
    const title = slug === 'global-presence' ? 'Global Experience & Leadership' : en[`${slug}.title`];
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await broken(page), slug).toEqual([]);
  }
  await sidebar.getByRole('link', { name: en['management-groups.label'] }).click();
  await page.getByRole('link', { name: 'Indra USA Inc.' }).click();
  await expect(page).toHaveURL(`${site.url}/experience`);
  await expect(page.getByRole('button', { name: 'Indra USA Inc.', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(`${site.url}/support`);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(faults).toEqual([]);
});

test('a message from the form arrives in the inbox', async ({ page, request }) => {
  const faults = watchBase(page);
  await page.goto(`${site.url}/support`);
  await fillIn(page, { Subject: 'Below a base' });
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await (await request.get(`${site.url}/inbox`)).text()).toContain('Below a base');
  expect(faults).toEqual([]);
});

test('every format of the résumé is available', async ({ page, request }) => {
  const faults = watchBase(page);
  await page.goto(`${site.url}/dashboard?export=json`);
  await expect(page.getByText('"basics": {')).toBeVisible();
  expect((await request.get(`${site.url}/contact.vcf`)).headers()['content-type']).toBe(
    'text/vcard; charset=utf-8',
  );
  await page.goto(`${site.url}/resume`);
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  expect(faults).toEqual([]);
});

test('the search finds and opens results', async ({ page }) => {
  const faults = watchBase(page);
  await page.goto(`${site.url}/dashboard`);
  await hydrated(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('Control Tower');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Control Tower/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/(?:experience|dashboard|projects)`));
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('plain résumé');
  await page.getByRole('option', { name: /^Read the plain résumé/ }).click();
  await expect(page).toHaveURL(`${site.url}/resume`);
  expect(faults).toEqual([]);
});

test('redirects the root, and answers 404 for missing files', async ({ page, request }) => {
  const { origin } = new URL(site.url);
  for (const root of ['/', BASE, BASE.slice(0, -1)]) {
    const answer = await request.get(origin + root, { maxRedirects: 0 });
    expect(answer.status(), root).toBe(302);
    expect(answer.headers()['location'], root).toBe(`${BASE}dashboard`);
  }
  for (const missing of [`${BASE}nowhere`, `${BASE}assets/missing.js`, '/dashboard', '/elsewhere/dashboard'])
    expect((await request.get(origin + missing)).status(), missing).toBe(404);

  await page.goto(`${site.url}/nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: en['not-found.title'] })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: en['profile.label'] }).click();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await page.goto(`${site.url}/Profile`);
  await expect(page).toHaveURL(`${site.url}/profile`);
  // A host without redirects serves the page that redirects.
  expect(readFileSync(join(site.build, 'client', 'index.html'), 'utf8')).toContain(
    `content="0; url=${BASE}dashboard"`,
  );
});

test('every address in a page is below the base', async ({ request }) => {
  for (const address of [...addresses(), '/resume', '/inbox', '/nowhere']) {
    const html = await (await request.get(site.url + address, { headers: { accept: 'text/html' } })).text();
    const named = [...html.matchAll(/\s(?:href|src|srcset|action|poster|content)="(\/[^"]*)"/gi)].map(
      ([, path = '']) => path,
    );
    if (!/resume|inbox/.test(address)) expect(named.length, address).toBeGreaterThan(10);
    expect(
      named.filter((path) => !path.startsWith(BASE)),
      address,
    ).toEqual([]);
    for (const path of new Set(named.map((one) => one.replace(/[?#].*$/, '')))) {
      const answer = await request.get(new URL(path, site.url).href);
      expect(answer.status(), `${address} → ${path}`).toBe(200);
    }
  }
});

test('nginx serves the site below its base', async () => {
  const reason = whyNoNginx();
  test.skip(reason !== null, reason ?? '');
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  cpSync(join(site.build, 'client'), join(root, BASE), { recursive: true });
  const server = await nginxServer(root, join(site.build, 'hosts'));
  const hosting = settingsIn(join(site.build, 'server-settings.json'));
  try {
    await expectWellHosted(server, hosting, join(site.build, 'client'));
  } finally {
    server.close();
  }
});
