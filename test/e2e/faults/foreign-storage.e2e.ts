import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { addressOf, screens } from '../../../src/portal/addresses/screens';
import { defaultLanguage } from '../../../src/portal/addresses/languages';
import { en } from '../../support/words';
import { answerTiles, TILE_HOST } from '../../sweep/tiles';
import { watch } from '../../sweep/watch';
import { hydrated } from '../../support/searching';
import { fillIn, send } from '../../support/write-message';

const notification = (at: number) => ({ at, kind: 'copied', about: 'x', seen: false });

/** Values that other people or other programs of the same origin may have stored under the portal's keys. */
const FOREIGN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'impossible values': {
    'portalfolio.notifications': JSON.stringify([
      notification(1e300),
      notification(8.64e15),
      notification(-1e300),
    ]),
    'portalfolio.language': 'constructor',
    'portalfolio.columns': '{"name":1e9,"region":-5,"x;y":300}',
    'portalfolio.viewStates':
      '[["default",{"open":["x"],"y":1e999,"inner":{"grid":{}},"order":{"toString":1}}]]',
    'portalfolio.favourites': '["__proto__","constructor",""]',
    'portalfolio.recentResources': '["toString"]',
    'portalfolio.recent': '["__proto__","constructor"]',
    'portalfolio.mail.sent': '99999999999999',
    'portalfolio.theme': 'constructor',
    'portalfolio.density': 'constructor',
    'portalfolio.tiles': 'constructor',
    'portalfolio.sidebar': 'constructor',
    'portalfolio.shortcuts': 'constructor',
    'portalfolio.tour': 'constructor',
    'portalfolio.advert': '\u0000'.repeat(100_000),
    'portalfolio.draft.support': 'portalfolio.draft.support.x',
    'portalfolio.draft.support.x': '{"fields":{"name":{"toString":1},"message":1e999},"at":"x"}',
    expandCompany: 'constructor',
  },
  'values of other types': {
    'portalfolio.notifications': '{"length":3}',
    'portalfolio.language': '__proto__',
    'portalfolio.columns': '[null]',
    'portalfolio.viewStates': '[null,[1,2],["a",null],{"a":1}]',
    'portalfolio.favourites': '[null,{},["a"]]',
    'portalfolio.recentResources': '{"0":"a"}',
    'portalfolio.recent': '[{}]',
    'portalfolio.mail.sent': 'NaN',
    'portalfolio.reloadedBuilds': '[]',
    'portalfolio.advert': '[1]',
    'portalfolio.draft.support': '[null]',
    'portalfolio.draft.support.x': '{"fields":[null],"aside":5,"at":1e999}',
    expandCompany: '<b>x</b>',
  },
};

const KEYS = new Set(Object.values(FOREIGN).flatMap((stored) => Object.keys(stored)));
/** Invalid JSON under every key, in both storages. */
const NO_JSON = Object.fromEntries([...KEYS].map((key) => [key, '["{']));

const put = (page: Page, stored: Readonly<Record<string, string>>) =>
  page.addInitScript((all) => {
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(all)) storage.setItem(key, value);
  }, stored);

test('every key of the portal is tried', () => {
  const sources = readdirSync('src/portal', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.tsx?$/.test(file),
  );
  const keys = sources.flatMap(
    (file) => readFileSync(join('src/portal', file), 'utf8').match(/(?<=')portalfolio\.[\w.]+(?=')/g) ?? [],
  );
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter((key) => ![...KEYS].some((tried) => tried.startsWith(key)))).toEqual([]);
});

for (const [what, stored] of Object.entries({ ...FOREIGN, 'invalid JSON': NO_JSON })) {
  test(`every screen renders without errors with foreign values in storage (${what})`, async ({ page }) => {
    const faults = watch(page, [TILE_HOST]);
    await answerTiles(page);
    await put(page, stored);
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
    // No column has an invisible width.
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
    for (const { slug } of screens) {
      await page.goto(addressOf(slug, defaultLanguage));
      await hydrated(page);
      // A failed screen has no heading of its own and logs to the console.
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.getByRole('link', { name: en['notifications.label'] }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('time')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test('sends a message although the stored time of the last one is in the future', async ({ page }) => {
  await put(page, { 'portalfolio.mail.sent': '99999999999999' });
  await page.goto('/support');
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('addresses with two leading slashes stay on this host and render a working page', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const path of ['//x/index.html', '//EVIL.example/index.html', '//EVIL.example/A', '///']) {
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    expect(page.url().startsWith(`${baseURL}/`), path).toBe(true);
    await page.getByRole('button', { name: 'Portal menu' }).click();
    await expect(page.getByRole('button', { name: 'Portal menu' })).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: 'Portal menu' }).click();
  }
  expect(errors).toEqual([]);
});
