import { expect, test, type Page } from '@playwright/test';

import { violations } from '../sweep/axe';
import { watch } from '../sweep/watch';
import { recordShifts, shiftsOn } from '../support/layout-shift';
import { REFUSALS } from '../support/refused-storage';
import { hydrated } from '../support/searching';

const star = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Your favorites and recent resources' });
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Sets the storage of an earlier visit. */
async function store(page: Page, favorites: string, recent = '[]') {
  await page.addInitScript(
    ([stars, visited]) => {
      if (localStorage.getItem('portalfolio.favourites') !== null) return;
      localStorage.setItem('portalfolio.favourites', stars ?? '');
      localStorage.setItem('portalfolio.recentResources', visited ?? '');
    },
    [favorites, recent],
  );
}

test('stores the stars of a company, a role and a project on the device, and lists them on the Dashboard', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto('/dashboard');
  await hydrated(page);
  await expect(card(page)).toBeHidden();

  await page.goto('/experience');
  await star(page, 'Indra').click();
  await expect(star(page, 'Indra')).toHaveAttribute('aria-pressed', 'true');
  // A click on the star does not toggle the row.
  await expect(page.getByRole('button', { name: 'Indra', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await star(page, 'Global Head of Cloud and Advanced Technologies, Ferrovial').click();
  await page.goto('/projects');
  await star(page, 'Data Center Exit').click();
  await star(page, 'traffic-replay').click();

  await page.goto('/dashboard');
  await expect(card(page)).toBeVisible();
  await expect(list(page, 'Favorites').getByRole('link')).toHaveText([
    'traffic-replay',
    'Data Center Exit',
    'Global Head of Cloud and Advanced Technologies',
    'Indra',
  ]);
  await expect(list(page, 'Recent')).toContainText('Resources that you open show up here.');

  // Removing the last star removes the card.
  await page.goto('/experience');
  await star(page, 'Indra').click();
  await star(page, 'Global Head of Cloud and Advanced Technologies, Ferrovial').click();
  await page.goto('/projects');
  await star(page, 'Data Center Exit').click();
  await star(page, 'traffic-replay').click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('lists the five most recently opened resources, newest first', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  for (const id of [
    'ai',
    'governance',
    'indra',
    'ai',
    'field-app',
    'lane-control-system',
    'cloud-strategy',
  ]) {
    await page.goto(`/dashboard?item=${id}`);
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Essentials' })).toBeVisible();
  }
  await page.goto('/projects?project=site-assistant');
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Related' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(list(page, 'Recent').getByRole('link')).toHaveText([
    'Site Assistant',
    'Cloud Strategy',
    'Lane Control System',
    'Field App',
    'AI',
  ]);
});

test('shows the card with the first resource that is opened beside the Dashboard', async ({ page }) => {
  await page.goto('/dashboard?item=indra');
  await expect(page.getByRole('dialog', { name: 'Indra' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page, 'Recent').getByRole('link')).toHaveText(['Indra']);
});

test('hides stars of removed resources, and adds stars from another tab', async ({ page, context }) => {
  await store(page, '["gone","indra"]');
  await page.goto('/dashboard');
  await expect(list(page, 'Favorites').getByRole('link')).toHaveText(['Indra']);
  const other = await context.newPage();
  await other.goto('/experience');
  await star(other, 'Ferrovial').click();
  await expect(list(page, 'Favorites').getByRole('link')).toHaveText(['Ferrovial', 'Indra']);
});

for (const [what, script] of REFUSALS) {
  test(`keeps a star for the life of the document while storage is ${what}`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/experience');
    await star(page, 'Indra').click();
    await expect(star(page, 'Indra')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status', { name: 'New notifications' })).toContainText('Added to favorites');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await expect(list(page, 'Favorites').getByRole('link')).toHaveText(['Indra']);
  });
}

test('hides the star button before hydration and without scripts', async ({ page, browser }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/experience', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Indra', exact: true })).toBeVisible();
  await expect(star(page, 'Indra')).toBeHidden();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(new URL('/experience', page.url()).href);
  await expect(star(still, 'Indra')).toBeHidden();
  await plain.close();
});

test('the card causes no layout shift and has no axe violation', async ({ page }) => {
  await store(page, '["indra","site-assistant","ai"]', '["control-tower","governance","ferrovial"]');
  await recordShifts(page);
  await page.goto('/dashboard');
  await expect(list(page, 'Recent').getByRole('link')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  expect(await shiftsOn(page)).toEqual([]);
});
