import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { screens } from '../../../src/portal/addresses/screens';
import { hydrated } from '../../support/searching';

const ASSETS = 'build/client/assets';
/** The scripts of a screen, in bytes of Brotli. The map library of Regions comes on top. */
const SCREEN_BYTES = 87_200;
/** A document with its styles in any language, in bytes of Brotli, and the Dashboard in English. */
const DOCUMENT_BYTES = 22_000;
const DASHBOARD_BYTES = 17_000;

/** A published page loads it as well. A build for this machine keeps no copies for reading offline. */
const PUBLISHED_ONLY = /^offline-note-.*\.js$/;

/** The largest size of each chunk, in bytes of Brotli: the first name that its file begins with counts. */
const CHUNK_BYTES: readonly [name: string, bytes: number][] = [
  ['framework-', 58_800],
  ['live-map-', 39_400],
  // The two chunks of the Advisor are at most 16 kB.
  ['advisor-', 11_630],
  ['screen-advisor-', 4_370],
  ['entry-client-', 19_000],
  // It ranks whole words and understands questions. It is loaded on demand.
  ['search-dialog-', 8_900],
  ['windowed-rows-', 10_500],
  ['', 7_000],
];

for (const { slug } of screens) {
  const map = slug === 'global-presence';
  test(`/${slug} loads at most 88 kB of scripts${map ? ' besides the map' : ''}`, async ({ page }) => {
    const published = readdirSync(ASSETS).filter((file) => PUBLISHED_ONLY.test(file));
    const scripts = new Set(published.map((file) => `/assets/${file}`));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
    });
    await page.goto(`/${slug}`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const counted = [...scripts].filter((script) => !(map && script.startsWith('/assets/live-map-')));
    expect(counted.length).toBeGreaterThan(3);
    const bytes = counted.map((script) => statSync(join('build/client', `${script}.br`)).size);
    expect(
      bytes.reduce((sum, one) => sum + one, 0),
      counted.join('\n'),
    ).toBeLessThanOrEqual(SCREEN_BYTES);
  });
}

test('no document in any language exceeds its limit', () => {
  const site = readdirSync('build/client', { recursive: true, encoding: 'utf8' });
  const documents = site.filter((file) => file.endsWith('.html.br'));
  for (const { slug } of screens)
    expect(documents.filter((file) => file.endsWith(join(slug, 'index.html.br')))).toHaveLength(3);
  for (const file of documents)
    expect(statSync(join('build/client', file)).size, file).toBeLessThanOrEqual(
      file === join('dashboard', 'index.html.br') ? DASHBOARD_BYTES : DOCUMENT_BYTES,
    );
});

test('no chunk exceeds its limit', () => {
  const chunks = readdirSync(ASSETS).filter((file) => file.endsWith('.js.br'));
  expect(chunks.length).toBeGreaterThan(20);
  for (const chunk of chunks) {
    const [, most] = CHUNK_BYTES.find(([name]) => chunk.startsWith(name)) ?? ['', 0];
    expect(statSync(join(ASSETS, chunk)).size, chunk).toBeLessThanOrEqual(most);
  }
});

test('the browser may compile the framework while it loads: the comment that says so comes first', () => {
  const framework = readdirSync(ASSETS).find((file) => /^framework-.*\.js$/.test(file));
  expect(readFileSync(join(ASSETS, framework ?? ''), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
