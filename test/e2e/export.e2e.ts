import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { violations } from '../sweep/axe';
import { watch } from '../sweep/watch';
import { pasted } from '../support/clipboard';
import { holdScripts } from '../support/hold-scripts';
import { hydrated } from '../support/searching';

const pane = (page: Page, name = 'Download résumé') => page.getByRole('dialog', { name });

/** In a narrow bar a command may be behind "…". */
const openExport = (page: Page) => page.getByRole('link', { name: 'Download résumé' }).click();

for (const address of ['/dashboard', '/advisor']) {
  test(`${address}: Download résumé opens a pane beside the page, and Back closes it`, async ({ page }) => {
    const faults = watch(page);
    await page.goto(address);
    await hydrated(page);
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
    expect(faults).toEqual([]);
  });
}

test('each format has a tab, an address, a preview and a download', async ({ page, context }) => {
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

test('the PDF tab shows pages and file name; PDF and Word download under that name', async ({ page }) => {
  await page.goto('/profile?export=pdf');
  await expect(pane(page)).toContainText(/– résumé\.pdf, pages: 2/);
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

test('Download keeps the focus when the text below it arrives', async ({ page }) => {
  const release = await holdScripts(page, '**/resume.md');
  await page.goto('/dashboard?export=md');
  const download = pane(page).getByRole('link', { name: 'Download' });
  await download.focus();
  release();
  await expect(pane(page).getByRole('region')).toContainText('## Experience');
  await expect(download).toBeFocused();
});

test('each role and resource on Subscriptions links to a pane with its own address', async ({ page }) => {
  const resources = (await (await page.request.get('/portal.json')).json()) as Record<
    string,
    { type: string }
  >;
  await page.goto('/experience');
  const options = await page
    .locator('main a[data-pane^="?item="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-pane')));
  const inside = Object.entries(resources).filter(
    ([, { type }]) => !['project', 'subscription'].includes(type),
  );
  expect(new Set(options)).toEqual(new Set(inside.map(([id]) => `?item=${encodeURIComponent(id)}`)));
});

test('JSON View highlights and copies the JSON, keeps the search, and Back returns to the pane of the resource', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  // A toast has less contrast during its animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/experience?q=control');
  await hydrated(page);
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

test('Export template shows, copies and downloads a resource in three languages, and all as a ZIP', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/experience?item=indra');
  await page.getByRole('link', { name: 'Export template of Indra' }).click();
  await expect(page).toHaveURL('/experience?template=indra');
  const shown = pane(page, 'Indra');
  await expect(shown.getByRole('tab')).toHaveText(['Bicep', 'ARM template', 'Terraform']);
  const code = shown.getByRole('region');
  await expect(code).toContainText("resource indra 'Career/subscriptions@2026-01-01' = {");
  await expect(code).toContainText('nothing here can be deployed');
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(shown.getByText('Copied.', { exact: true })).toBeVisible();
  expect(await pasted(page)).toContain("displayName: 'Project Lead, Traffic and Tolling'");
  await shown.getByRole('tab', { name: 'Terraform' }).click();
  await expect(code).toContainText('resource "career_subscription" "indra" {');
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  const download = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('indra.tf');
  const whole = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download all (ZIP)' }).click();
  const files = unzipSync(readFileSync(await (await whole).path()));
  expect(Object.keys(files)).toEqual(['indra.bicep', 'indra.json', 'indra.tf', 'template.schema.json']);
  expect(strFromU8(files['indra.bicep'] ?? new Uint8Array())).toContain('targetScope');
  await page.goBack();
  await expect(page).toHaveURL('/experience?item=indra');
});

test('the visualizer draws the portal, moves the focus by arrow keys, and saves the drawing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/management-groups?visualizer=');
  const shown = pane(page, 'Resource visualizer');
  const indra = shown.getByRole('link', { name: /^Indra ·/ });
  await expect(indra).toBeVisible();
  await shown.getByRole('link', { name: 'Tenant Root Group' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown.getByRole('link', { name: /^Ferrovial ·/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shown.getByRole('link', { name: /^Ferrovial Construction/ })).toBeFocused();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  const width = async () => (await indra.boundingBox())?.width ?? 0;
  const before = await width();
  await shown.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(before);
  await shown.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(width).toBeLessThan(before * 1.25);
  for (const kind of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await shown.getByRole('button', { name: kind }).click();
    const file = readFileSync(await (await download).path());
    expect(file.subarray(0, 4).toString('latin1')).toBe(kind === 'SVG' ? '<svg' : '\u0089PNG');
  }
  await shown.getByRole('button', { name: 'List' }).click();
  await shown
    .getByRole('listitem')
    .getByRole('link', { name: /^Indra ·/ })
    .click();
  await expect(page).toHaveURL('/management-groups?item=indra');
  await page.getByRole('link', { name: 'Visualizer of Indra' }).click();
  await expect(shown.getByRole('link', { name: /^Indra ·/ })).toBeVisible();
  await expect(shown.getByRole('link', { name: /^Ferrovial ·/ })).toHaveCount(0);
});

test('Management groups exports the whole portal; without scripts it leads to the ARM template', async ({
  page,
  browser,
}) => {
  await page.goto('/management-groups?template=');
  const shown = pane(page, 'Tenant Root Group');
  await shown.getByRole('tab', { name: 'ARM template' }).click();
  const { resources } = (await (await page.request.get('/template.json')).json()) as { resources: object[] };
  const portal = (await (await page.request.get('/portal.json')).json()) as object;
  expect(resources).toHaveLength(Object.keys(portal).length);
  await expect(shown.getByRole('region')).toContainText('"type": "Career/projects"');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/management-groups');
  const link = plain.getByRole('link', { name: 'Export template', includeHidden: true });
  await expect(link).toHaveAttribute('href', '/template.json');
  await context.close();
});

test('Download résumé leads to the plain résumé when the panes cannot be loaded', async ({ page }) => {
  await page.route('**/assets/panes-*', (route) => route.abort());
  await page.goto('/dashboard');
  await hydrated(page);
  await openExport(page);
  await expect(page).toHaveURL('/resume');
});

test('does not load the panes before they are opened', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await page.mouse.move(200, 200);
  await hydrated(page);
  expect(requests.filter((path) => /panes|portal\.json|exports\.json|resume\./.test(path))).toEqual([]);
});
