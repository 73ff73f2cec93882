import { expect, test } from '@playwright/test';

import { en } from '../../support/words';
import { holdScripts } from '../../support/hold-scripts';
import { watch } from '../../sweep/watch';
import { activeLine, hydrated, box, field, searchDialog } from '../../support/searching';

const INDEX = '**/assets/search-*.json';

for (const [fault, answer] of [
  ['missing', { status: 404 }],
  ['replaced by a page', { body: '<!doctype html><title>Moved</title>' }],
  ['of another shape', { body: '{"entries":[1,null]}' }],
] as const) {
  test(`an index that is ${fault}: shows an error and loads it again on demand`, async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill(answer));
    await page.goto('/dashboard');
    await hydrated(page);
    await page.keyboard.press('/');
    const dialog = searchDialog(page);
    await expect(dialog.getByRole('alert')).toContainText(en['search.failed']);
    await expect(dialog.getByRole('link', { name: en['search.all'] })).toHaveAttribute('href', '/sitemap');
    await page.unroute(INDEX);
    await field(page).fill('tower');
    await dialog.getByRole('button', { name: en['search.retry'] }).click();
    await expect(page.getByRole('option', { name: /^Control Tower/ })).toBeVisible();
  });
}

test('results of an outdated index lead to the screen of a removed resource', async ({ page }) => {
  const gone = (kind: string, title: string, to: string) => ({
    kind,
    title,
    detail: '',
    more: '',
    to,
  });
  const body = JSON.stringify({
    entries: [
      gone('company', 'Gone Ltd', '/experience#gone-ltd'),
      gone('project', 'Gone project', '/projects?project=gone-project'),
    ],
    families: {},
    stopWords: '',
  });
  await page.route(INDEX, (route) => route.fulfill({ body }));
  const faults = watch(page);
  await page.goto('/dashboard');
  await hydrated(page);
  for (const [query, heading] of [
    ['gone ltd', 'Subscriptions'],
    ['gone project', 'Projects'],
  ] as const) {
    await page.keyboard.press('/');
    await field(page).fill(query);
    await expect(await activeLine(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test('without its script, the search box leads to the filtered page of all resources', async ({ page }) => {
  await page.route('**/assets/{search,shortcuts}-dialog-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await hydrated(page);
  await box(page).click();
  await page.keyboard.type('control tower');
  await expect(box(page)).toHaveValue('control tower');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sitemap?q=control+tower');
  await expect(page.getByRole('main').getByRole('link', { name: /Control Tower/ })).not.toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await expect(page).toHaveURL('/sitemap?q=control+tower');
});

test('text typed before hydration stays in the box and continues in the search', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('control tow');
  await expect(box(page)).toHaveValue('control tow');
  release();
  await hydrated(page);
  await expect(box(page)).toHaveValue('control tow');
  await page.keyboard.type('er');
  await expect(field(page)).toHaveValue('control tower');
  await expect(await activeLine(page)).toHaveText(/^Control Tower/);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
});

test('Enter before hydration leads to the filtered page of all resources', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/es/dashboard', { waitUntil: 'commit' });
  const spanishBox = page.getByRole('banner').getByRole('searchbox');
  await spanishBox.fill('Indra');
  await spanishBox.press('Enter');
  await expect(page).toHaveURL('/es/sitemap?q=Indra');
  release();
  await expect(page.getByText(/^Se muestran \d+ de \d+$/)).toBeVisible();
});

test('Enter before the index has loaded opens the best result afterwards', async ({ page }) => {
  const release = await holdScripts(page, INDEX);
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  await field(page).fill('governance');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/experience\?item=governance|#governance/);
});
