import { expect, test, type Page } from '@playwright/test';

import { en } from '../../support/words';
import { holdScripts } from '../../support/hold-scripts';
import { hydrated } from '../../support/searching';

const pane = (page: Page) => page.getByRole('dialog');
const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();
const inSidebar = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

/** Resolves when the page has had time to render what has just been loaded. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 })),
  );

test('a pane that is still loading does not open over the next page', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/panes-*.js');
  await page.goto('/experience');
  await hydrated(page);
  await link(page, 'Governance').click();
  await expect(page).toHaveURL(/\?item=governance/);
  await inSidebar(page, 'Regions').click();
  await expect(page).toHaveURL('/global-presence');
  const loaded = page.waitForResponse('**/assets/panes-*.js');
  release();
  await loaded;
  await settled(page);
  await expect(pane(page)).toHaveCount(0);
  await expect(page).toHaveURL('/global-presence');
});

test('of two links pressed while the panes are loading, the second one opens, and Escape closes it', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/assets/panes-*.js');
  await page.goto('/experience');
  await hydrated(page);
  await link(page, 'Governance').click();
  await link(page, 'AI').click();
  release();
  await expect(page.getByRole('dialog', { name: 'AI', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?item=ai/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/experience');
  await expect(pane(page)).toHaveCount(0);
});

for (const [leaving, leave] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['another page', (page: Page) => inSidebar(page, en['profile.label']).click()],
] as const)
  test(`${leaving} cancels a tour that is still loading`, async ({ page }) => {
    const release = await holdScripts(page, '**/assets/tour-*.js');
    await page.goto('/experience');
    await hydrated(page);
    await page.getByRole('button', { name: en['tour.take'] }).click();
    await expect(page.getByText(en['tour.loading']).filter({ visible: true })).toHaveCount(1);
    await leave(page);
    const { href } = new URL(page.url());
    const loaded = page.waitForResponse('**/assets/tour-*.js');
    release();
    await loaded;
    await settled(page);
    await expect(pane(page)).toHaveCount(0);
    expect(new URL(href).pathname).not.toBe('/dashboard');
    await expect(page).not.toHaveURL(/\/dashboard/);
    await page.getByRole('button', { name: en['tour.take'] }).click();
    await expect(pane(page)).toBeVisible();
  });

test('a double click opens a pane and does not close it', async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  await page.getByRole('link', { name: 'View Details of Landing Zone Factory' }).dblclick();
  await settled(page);
  await expect(page.getByRole('dialog', { name: 'Landing Zone Factory' })).toBeVisible();
});
