import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { FINISHED } from '../../../src/site/build-folders';
import { sliceOfScreen } from '../../../src/portal/addresses/screens';
import { settingsIn } from '../../../src/site/serve';
import { SMALL_PNG } from '../../sweep/tiles';
import { BLOCKED } from '../../sweep/watch';
import { emulated, hostWithRules } from '../../support/emulated-hosts';
import { fetchFrom, expectWellHosted, pagesIn } from '../../support/hosted';
import { gradeOf } from '../../support/observatory';
import { nginxServer, whyNoNginx, type RealServer } from '../../support/real-servers';
import { siteOf } from '../../support/site-of';

// The first test may install packages.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** Expects the best grade and no findings of Mozilla's scanner for a page and for the redirect to it. */
async function expectBestGrade(server: RealServer): Promise<void> {
  for (const path of ['/dashboard', '/']) {
    const { grade, score, status, failed } = await gradeOf(server, path);
    expect({ grade, status, failed }, path).toEqual({ grade: 'A+', status: 200, failed: [] });
    expect(score).toBeGreaterThanOrEqual(130);
  }
}

test('nginx serves the build as the hosting description states, with the best Observatory grade', async () => {
  const reason = whyNoNginx();
  test.skip(reason !== null, reason ?? '');
  const server = await nginxServer(FINISHED.site, FINISHED.serverSnippets);
  try {
    await expectWellHosted(server, settingsIn(FINISHED.serverSettings), FINISHED.site);
    await expectBestGrade(server);
  } finally {
    server.close();
  }
});

test('_headers and _redirects have the same rules, with the best Observatory grade', async () => {
  const server = await emulated(hostWithRules(FINISHED.site));
  const hosting = settingsIn(FINISHED.serverSettings);
  const { headers } = hosting;
  for (const { path } of pagesIn(FINISHED.site, hosting)) {
    const page = await fetchFrom(server, path);
    expect(page.headers['content-security-policy'], path).toBe(hosting.policy);
    // If a host has no space for a rule, its default applies: the browser revalidates each time.
    expect(page.headers['cache-control'] ?? 'no-cache', path).toBe('no-cache');
    const slice = sliceOfScreen(path);
    if (slice) expect((await fetchFrom(server, slice)).headers['cache-control'], slice).toBe('max-age=60');
  }
  const [script = ''] =
    /assets\/[\w.-]+\.js(?=")/.exec(readFileSync(join(FINISHED.site, 'dashboard/index.html'), 'utf8')) ?? [];
  for (const path of ['/dashboard', `/${script}`, '/icon.svg', '/nowhere', '/assets/missing.js']) {
    const answer = await fetchFrom(server, path);
    expect(answer.status, path).toBe(/nowhere|missing/.test(path) ? 404 : 200);
    for (const [name, value] of Object.entries(headers))
      expect(answer.headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
  }
  expect((await fetchFrom(server, `/${script}`)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await fetchFrom(server, '/')).headers['location']).toBe('/dashboard');
  expect((await fetchFrom(server, '/es')).headers['location']).toBe('/es/dashboard');
  expect((await fetchFrom(server, '/es/nada')).status).toBe(404);
  await expectBestGrade(server);
  server.close();
});

test('pictures and tiles of other hosts load under the security headers', async ({ browser }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'picture-')), 'picture.png');
  writeFileSync(file, SMALL_PNG);
  const requests: string[] = [];
  // A tile service allows all origins. A picture host sends no CORS headers.
  const other = await emulated((path) => {
    requests.push(path);
    const readable: Record<string, string> = path.startsWith('/tiles/')
      ? { 'Access-Control-Allow-Origin': '*' }
      : {};
    return { status: 200, headers: { 'Content-Type': 'image/png', ...readable }, file };
  });
  const origin = `https://localhost:${other.httpsPort}`;
  const site = await siteOf((portal) =>
    portal
      .replace('images/site-assistant.svg', `${origin}/mine.png`)
      .replace('  tiles: auto', `  tiles: auto\n  url: "${origin}/tiles/{z}/{x}/{y}.png"`),
  );
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.text().includes(BLOCKED) || faults.push(message.text()));
  const answer = await page.goto(`${site.url}/projects`);
  expect(answer?.headers()['cross-origin-embedder-policy']).toBe('credentialless');
  const picture = page.locator(`img[src="${origin}/mine.png"]`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await page.goto(`${site.url}/global-presence`);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(requests).toContain('/mine.png');
  expect(faults).toEqual([]);
  await context.close();
  site.close();
  other.close();
});
