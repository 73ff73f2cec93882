import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { zipOf } from '../../fixtures/zip-of';
import { siteFrom } from '../../support/site-of';

const EXPORT = 'test/fixtures/linkedin';

// The test builds a site.
test('imports a LinkedIn export and builds a portal from it', async ({ page }) => {
  const files = readdirSync(EXPORT).map((name) => [name, readFileSync(join(EXPORT, name))] as const);
  const archive = join(mkdtempSync(join(tmpdir(), 'linkedin-')), 'Basic_LinkedInDataExport.zip');
  writeFileSync(archive, zipOf(Object.fromEntries(files)));
  const owner = mkdtempSync(join(tmpdir(), 'owner-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/portalfolio.ts', 'import', archive, owner],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);

  const { url, close } = await siteFrom(owner);
  await page.goto(`${url}/dashboard`);
  await expect(page).toHaveTitle('Dashboard - Noa Ferrante-Øyen');
  await expect(page.getByRole('main')).toContainText('Harbour & Sons');
  await expect(page.getByRole('main')).toContainText('Cloud Architecture');
  await page.goto(`${url}/experience`);
  for (const company of ['Harbour & Sons', 'Acme, Widgets "R" Us', '株式会社うみ'])
    await expect(page.getByRole('main')).toContainText(company);
  await expect(page.getByRole('main')).toContainText('Head of Platforms');
  await page.goto(`${url}/profile`);
  await expect(page.getByRole('main')).toContainText('Twelve years of keeping things running.');
  await expect(page.getByRole('main')).toContainText('noa@example.com');
  for (const address of ['/dashboard', '/experience', '/profile', '/support']) {
    await page.goto(url + address);
    expect(await page.content()).not.toMatch(/Secret|Calle Inventada|600 000 000|noa\.old/);
  }
  close();
});
