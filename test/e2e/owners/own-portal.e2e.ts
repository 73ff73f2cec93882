import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { en } from '../../support/words';
import { isOwnAddress } from '../../../src/site/public-files';
import { siteFrom, type TestSite } from '../../support/site-of';
import { violations } from '../../sweep/axe';
import { sideways } from '../../sweep/sideways';
import { watch } from '../../sweep/watch';

/** A customized portal with additional files beside the résumé. It is built once. */
let site: TestSite;
let content: string;

/** Marks every text, so that an unmarked text is not from the owner's file. */
const marked = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, `«${text}»`]));

/** Wider than a phone. */
const TABLE = [
  '| Year | Sites | Trips avoided | Photographs taken | Hours of computation | Cost in euros |',
  '| :--- | ----: | ------------: | ----------------: | -------------------: | ------------: |',
  '| 2020 |    40 |           400 |         1,200,000 |               19,000 |       120,000 |',
].join('\n');

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // The setup builds a site.
  test.setTimeout(300_000);
  content = mkdtempSync(join(tmpdir(), 'owner-'));
  cpSync('examples/sample', content, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(content, name), text);
  write('words.he.yaml', JSON.stringify(marked));
  write('words.en.yaml', 'support:\n  title: Write to me\nshell.help: Assistance\n');
  write(
    'theme.css',
    ':root { --page: light-dark(#fffdf8, #14120f); --raised: light-dark(#fffdf8, #1d1a16); --radius: 8px }',
  );
  const portal = join(content, 'portal.yaml');
  writeFileSync(portal, readFileSync(portal, 'utf8').replace('  tiles: auto', '  tiles: off'));
  write('resume.he.json', JSON.stringify({ basics: { label: 'CTO «he»' } }));
  const study = join('projects', 'remote-site-inspection.md');
  write(study, `${readFileSync(join(content, study), 'utf8')}\n## What it cost\n\n${TABLE}\n`);
  mkdirSync(join(content, 'public', '.well-known'), { recursive: true });
  write(join('public', '.well-known', 'security.txt'), 'Contact: mailto:me@me.example\n');
  write(join('public', 'google123.html'), 'google-site-verification: google123.html');
  site = await siteFrom(content);
});

test.afterAll(() => {
  site.close();
  rmSync(content, { recursive: true });
});

test('the files of public are served as they are, and the portal knows its own addresses', async ({
  request,
}) => {
  for (const file of ['google123.html', '.well-known/security.txt']) {
    const answer = await request.get(`${site.url}/${file}`);
    expect(await answer.text()).toBe(readFileSync(join(content, 'public', file), 'utf8'));
  }
  const others = readdirSync(join(site.build, 'client')).filter((name) => !isOwnAddress(name));
  expect(others.filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted()).toEqual([
    '.nojekyll',
    '.well-known',
    'google123.html',
    // The language that these files add.
    'he',
  ]);
});

test('an added right-to-left language translates the portal from one file', async ({ page }) => {
  const faults = watch(page);
  await page.goto(`${site.url}/he/dashboard`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Dashboard»');
  const menu = page.getByRole('navigation', { name: '«Portal navigation»' });
  const [side, main] = [await menu.boundingBox(), await page.getByRole('main').boundingBox()];
  expect(side?.x ?? 0).toBeGreaterThan(main?.x ?? 0);

  await menu.getByRole('link', { name: '«Subscriptions»' }).click();
  await expect(page).toHaveURL(`${site.url}/he/experience`);
  await expect(page).toHaveTitle(/^«Subscriptions» - /);
  await page.getByRole('button', { name: '«Take a Tour»' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '«Skip»' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const width of [1366, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const slug of ['dashboard', 'profile', 'experience', 'management-groups', 'projects']) {
      await page.goto(`${site.url}/he/${slug}`);
      await expect.poll(() => sideways(page), `${slug} ${width}`).toBe('');
    }
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.url}/projects`);
  // A case study without a translation is shown in its own language, and marked so.
  await page.goto(`${site.url}/he/projects/remote-site-inspection`);
  await expect(page.locator('article')).toHaveAttribute('lang', 'en');
  await expect(
    page.getByRole('heading', { level: 1 }).locator('[lang=en]').or(page.locator('h1[lang=en]')),
  ).toHaveText('How an inspection became a link');
  expect(faults).toEqual([]);
});

test('an added language has résumé, sitemap and a remembered choice', async ({ page, request }) => {
  const text = async (address: string) => (await request.get(site.url + address)).text();
  expect(await text('/he/resume/')).toContain('CTO «he»');
  expect((await request.get(`${site.url}/he/resume.pdf`)).headers()['content-type']).toBe('application/pdf');
  expect(await text('/he/sitemap')).toContain('href="/he/management-groups"');
  await page.goto(`${site.url}/dashboard`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'עברית' }).click();
  await expect(page).toHaveURL(`${site.url}/he/dashboard`);
  await page.goto(`${site.url}/`);
  await expect(page).toHaveURL(`${site.url}/he/dashboard`);
});

test('with tiles off the map requests no host, and the policy allows none', async ({ page }) => {
  const faults = watch(page);
  const response = await page.goto(`${site.url}/global-presence`);
  expect(response?.headers()['content-security-policy']).not.toContain('openstreetmap');
  await expect(
    page.getByRole('group', { name: 'Map of places' }).locator('.leaflet-marker-icon'),
  ).toHaveCount(8);
  await expect(page.getByText(/street map/i)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('shows the owner’s replacements of single texts', async ({ page }) => {
  const faults = watch(page);
  await page.goto(`${site.url}/dashboard`);
  await page.getByRole('link', { name: 'Assistance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to me');
  await expect(page.getByRole('textbox', { name: en['support.name'] }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('applies the owner’s theme on every page in light and dark, except with higher contrast', async ({
  page,
}) => {
  const faults = watch(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  for (const address of ['/dashboard', '/es/support', '/no-such-page']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(site.url + address);
    expect(await ground(), address).toBe('rgb(255, 253, 248)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(), address).toBe('rgb(20, 18, 15)');
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
});

test('a table of a case study has headers, and scrolls inside its region on a phone, also by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/projects/remote-site-inspection`);
  const region = page.getByRole('region', { name: 'What it cost' });
  await expect(region.getByRole('columnheader')).toHaveCount(6);
  const row = region.getByRole('row').nth(1);
  const figure = row.getByRole('cell').nth(1);
  const [before = 0, behind = 0] = await figure.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const [outer, inner] = [cell.getBoundingClientRect(), text.getBoundingClientRect()];
    return [inner.left - outer.left, outer.right - inner.right];
  });
  expect(before, 'the figure is at the end of its cell').toBeGreaterThan(behind);
  expect(await sideways(page)).toBe('');
  const scrolled = () => region.evaluate((one) => one.scrollLeft);
  expect(await region.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
  expect(await violations(page, 'article')).toEqual([]);
});
