import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from '@playwright/test';

import { en } from '../../src/portal/i18n/en';
import { sideways } from '../sweep/sideways';
import { watch } from '../sweep/watch';

// A whole site is built.
test.describe.configure({ timeout: 300_000 });

const NEEDED = [
  'examples/sample',
  'src',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const TSX = join('node_modules', 'tsx', 'dist', 'cli.mjs');

/** Each word between marks: what has none does not come from the catalogue. */
const marked = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, `«${text}»`]));

test('a language is one file and one line, written from either side', async ({ page }) => {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const name of NEEDED) cpSync(name, join(house, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));

  writeFileSync(
    join(house, 'src/portal/i18n/he.ts'),
    `import type { Catalogue } from './catalogues';\nexport const he: Catalogue = ${JSON.stringify(marked)};\n`,
  );
  const list = join(house, 'src/portal/lib/languages.ts');
  const line = `  { code: 'he', segment: 'he', name: 'עברית', dir: 'rtl' },\n] as const`;
  writeFileSync(list, readFileSync(list, 'utf8').replace('] as const', line));

  const env = { ...process.env, BUILD_DIR: 'build', PORT: '0' };
  const built = spawnSync(process.execPath, [TSX, 'src/cli/portalfolio.ts', 'build'], {
    cwd: house,
    env,
    encoding: 'utf8',
  });
  expect(built.stderr + built.stdout, built.stderr).toContain('is built');
  const server = spawn(process.execPath, [TSX, 'src/cli/portalfolio.ts', 'preview'], { cwd: house, env });
  const url = await new Promise<string>((found) =>
    server.stdout.once('data', (text: Buffer) => found(String(text).trim())),
  );

  const faults = watch(page);
  await page.goto(`${url}/he/dashboard`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Dashboard»');
  const menu = page.getByRole('navigation', { name: '«Portal navigation»' });
  const [side, content] = [await menu.boundingBox(), await page.getByRole('main').boundingBox()];
  expect(side?.x ?? 0).toBeGreaterThan(content?.x ?? 0);

  await menu.getByRole('link', { name: '«Subscriptions»' }).click();
  await expect(page).toHaveURL(`${url}/he/experience`);
  await expect(page).toHaveTitle(/^«Subscriptions» - /);
  await page.getByRole('button', { name: '«Take a Tour»' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '«Skip»' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const width of [1366, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const slug of ['dashboard', 'profile', 'experience', 'management-groups', 'projects']) {
      await page.goto(`${url}/he/${slug}`);
      await expect.poll(() => sideways(page), `${slug} ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${url}/projects`);
  expect(faults).toEqual([]);
  server.kill();
  rmSync(house, { recursive: true });
});
