import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import papaparse from 'papaparse';

import { manyCompanies } from '../../fixtures/many-companies';
import { apply, callout, pill, status } from '../../support/filtering';
import { siteFrom, type TestSite } from '../../support/site-of';

// One site for all tests, because the build of so many pages is slow.
test.describe.configure({ mode: 'default' });

const COUNT = 400;
const patientExpect = expect.configure({ timeout: 120_000 });

function contentOfMany(): string {
  const folder = mkdtempSync(join(tmpdir(), 'many-'));
  writeFileSync(join(folder, 'resume.json'), JSON.stringify(manyCompanies(COUNT)));
  return folder;
}

let site: TestSite;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await siteFrom(contentOfMany());
});
test.afterAll(() => site?.close());

test('hundreds of subscriptions: renders only rows in view, and navigation, search and export include all', async ({
  page,
}) => {
  await page.goto(`${site.url}/management-groups`);
  await page.mouse.move(300, 300);
  const rows = page.getByRole('treegrid').getByRole('row', { level: 2 });
  await expect(page.getByText(`Showing ${COUNT} subscriptions in 1 group`)).toBeVisible();
  await expect(page.getByRole('treegrid')).toHaveAttribute('aria-rowcount', String(COUNT + 2));
  const root = page.getByRole('row', { name: /Tenant Root Group/ });
  await expect(root).toHaveAttribute('tabindex', '0');
  await expect.poll(() => rows.count()).toBeLessThan(60);

  await root.focus();
  await page.keyboard.press('End');
  await expect(page.locator(`[data-row="${COUNT}"]`)).toBeFocused();
  await expect.poll(() => rows.count()).toBeLessThan(60);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(`[data-row="${COUNT - 1}"]`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(root).toBeFocused();

  await page.getByPlaceholder('Search by name or ID').fill('company 313');
  await expect(page.getByText(`Showing 1 of ${COUNT} subscriptions in 1 group`)).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByPlaceholder('Search by name or ID').fill('');
  await expect(page.getByText(`Showing ${COUNT} subscriptions in 1 group`)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(papaparse.parse(text.slice(1).trimEnd()).data).toHaveLength(COUNT + 1);
});

test('hundreds of subscriptions are filtered by company, type and period', async ({ page }) => {
  // A busy machine needs a while for each step on a page of 50,000 elements.
  page.setDefaultTimeout(120_000);
  await page.goto(`${site.url}/experience`);
  await pill(page, 'Company == all').click();
  await patientExpect(callout(page).getByText('Showing the first 100 of 400 values.')).toBeVisible();
  await callout(page).getByLabel('Value').fill('company 313');
  await callout(page).getByRole('checkbox', { name: 'Company 313 (2)' }).check();
  await apply(page);
  await patientExpect(status(page, 'Showing 1 of 400 roles and 1 of 400 resources.')).toBeVisible();
  await patientExpect(page.getByRole('heading', { name: 'Resource 313' })).toBeVisible();
  const years = Array.from({ length: 10 }, (_, at) => `&period=${1950 + at}`).join('');
  await page.goto(`${site.url}/experience?type=platform${years}`);
  await patientExpect(status(page, 'Showing 20 of 400 roles and 20 of 400 resources.')).toBeVisible();
});

test('a career of hundreds of subscriptions does not change the bytes of scripts', () => {
  const scriptBytes = (build: string) => {
    const assets = join(build, 'client', 'assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(4);
    return scripts.reduce((sum, file) => sum + statSync(join(assets, file)).size, 0);
  };
  expect(scriptBytes(site.build)).toBe(scriptBytes('build'));
});
