import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/lib/languages';
import { addresses } from '../../src/portal/lib/screens';
import { violations } from '../sweep/axe';
import { watch } from '../sweep/watch';
import { pasted } from '../support/clipboard';

const pane = (page: Page, name = 'Download résumé') => page.getByRole('dialog', { name });
const live = (page: Page) => page.waitForLoadState('networkidle');

/** In a narrow bar a command may be behind "…". */
const openExport = (page: Page) => page.getByRole('link', { name: 'Download résumé' }).click();

for (const address of addresses([defaultLanguage])) {
  test(`${address}: Download résumé opens beside the page and Back closes it`, async ({ page }) => {
    const faults = watch(page, ['tile.openstreetmap.org']);
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
    await page.goto(address);
    await live(page);
    await openExport(page);
    await expect(pane(page)).toBeVisible();
    await expect(page).toHaveURL(`${address}?export=pdf`);
    await expect(pane(page).getByRole('tab')).toHaveText([
      'PDF',
      'Word',
      'JSON Resume',
      'Markdown',
      'Text',
      'vCard',
    ]);
    await page.goBack();
    await expect(pane(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name: 'Download résumé' })).toBeFocused();
    expect(faults.filter((fault) => !fault.includes('tile') && !fault.includes('ERR_FAILED'))).toEqual([]);
  });
}

test('every shape has its tab, its address, its text and its file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/dashboard?export=md');
  const shown = pane(page);
  await expect(shown.getByRole('tab', { name: 'Markdown' })).toHaveAttribute('aria-selected', 'true');
  await expect(shown.getByRole('region')).toContainText('## Experience');
  await page.getByRole('tab', { name: 'Markdown' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/dashboard?export=txt');
  await expect(shown.getByRole('tab', { name: 'Text' })).toBeFocused();
  await expect(shown.getByRole('region')).toContainText('EXPERIENCE');
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(shown.getByText('Copied.', { exact: true })).toBeVisible();
  const copied = await pasted(page);
  expect(copied).toBe(await (await page.request.get('/resume.txt')).text());
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard?export=vcf');
  const download = page.waitForEvent('download');
  await shown.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^[^/]+\.vcf$/);
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('VERSION:4.0');
});

test('the PDF says how long it is and what it is called; the Word file is downloaded too', async ({
  page,
}) => {
  await page.goto('/profile?export=pdf');
  await expect(pane(page)).toContainText(/– résumé\.pdf, pages: 3/);
  const download = page.waitForEvent('download');
  await pane(page).getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/ – résumé\.pdf$/);
  await pane(page).getByRole('tab', { name: 'Word' }).click();
  await expect(page).toHaveURL('/profile?export=docx');
  await expect(pane(page).getByRole('link', { name: 'Open in a new tab' })).toBeHidden();
  const other = page.waitForEvent('download');
  await pane(page).getByRole('link', { name: 'Download' }).click();
  expect((await other).suggestedFilename()).toMatch(/ – résumé\.docx$/);
});

test('every role and resource has its pane on Subscriptions, by an address of its own', async ({ page }) => {
  const things = (await (await page.request.get('/portal.json')).json()) as Record<string, { type: string }>;
  await page.goto('/experience');
  const offered = await page
    .locator('main a[data-pane^="?item="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-pane')));
  const inside = Object.entries(things).filter(([, { type }]) => !['project', 'subscription'].includes(type));
  expect(new Set(offered)).toEqual(new Set(inside.map(([id]) => `?item=${encodeURIComponent(id)}`)));
});

test('JSON View: highlighted, copied, over a search that stays, and back to the pane that led there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  // A toast has less contrast during its animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/experience?q=control');
  await live(page);
  await page.getByRole('link', { name: 'Control Tower', exact: true }).click();
  await page.getByRole('link', { name: 'JSON View of Control Tower' }).click();
  const json = pane(page, 'Control Tower');
  await expect(json.getByRole('region', { name: 'JSON View of Control Tower' })).toContainText(
    '"kind": "AI Solution"',
  );
  expect(new URL(page.url()).search).toBe('?q=control&json=control-tower');
  await json.getByRole('button', { name: 'Copy' }).click();
  await expect(json.getByText('Copied.', { exact: true })).toBeVisible();
  const copied = JSON.parse(await pasted(page)) as object;
  expect(copied).toMatchObject({ name: 'Control Tower', type: 'resource' });
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/experience?q=control&item=control-tower');
  await expect(page.getByPlaceholder('Search for any field...')).toHaveValue('control');
});

test('a project’s pane leads to its JSON, and Back to the project', async ({ page }) => {
  await page.goto('/projects');
  await live(page);
  await page.getByRole('button', { name: 'View Details of Site Assistant' }).click();
  await page.getByRole('link', { name: 'JSON View of Site Assistant' }).click();
  await expect(page.getByRole('region', { name: 'JSON View of Site Assistant' })).toContainText(
    '"type": "project"',
  );
  await page.goBack();
  await expect(page).toHaveURL('/projects?project=site-assistant');
  await expect(pane(page, 'Site Assistant').getByRole('heading', { name: 'Essentials' })).toBeVisible();
});

test('an address that names nothing says so; one that is pressed before the page is alive works', async ({
  page,
}) => {
  await page.goto('/experience?json=no-such-thing');
  await expect(page.getByRole('dialog')).toContainText(
    'There is nothing called “no-such-thing” in this portal.',
  );
});

test('a file that does not come is said, and may be asked for again', async ({ page }) => {
  await page.route('**/portal.json', (route) => route.abort());
  await page.goto('/experience?json=indra');
  await expect(page.getByRole('alert')).toContainText('The file could not be loaded.');
  await page.unroute('**/portal.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'JSON View of Indra' })).toContainText('"name": "Indra"');
});

test('where the panes do not come, the link leads to the plain résumé', async ({ page }) => {
  await page.route('**/assets/panes-*', (route) => route.abort());
  await page.goto('/dashboard');
  await live(page);
  await openExport(page);
  await expect(page).toHaveURL('/resume');
});

test('the panes come only when they are asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await page.mouse.move(200, 200);
  await live(page);
  expect(asked.filter((path) => /panes|portal\.json|exports\.json|resume\./.test(path))).toEqual([]);
});
