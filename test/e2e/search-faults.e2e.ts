import { expect, test } from '@playwright/test';

import { en } from '../../src/portal/i18n/en';
import { watch } from '../sweep/watch';
import { activeLine, alive, box, field, searchDialog } from '../support/searching';

const INDEX = '**/assets/search-*.json';

for (const [fault, answer] of [
  ['missing', { status: 404 }],
  ['a page in its place', { body: '<!doctype html><title>Moved</title>' }],
  ['of a later portal', { body: '{"version":99,"companies":"elsewhere"}' }],
  ['of another shape', { body: '{"version":3,"companies":[1,null]}' }],
] as const) {
  test(`an index that is ${fault} is said, and asked for again`, async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill(answer));
    await page.goto('/dashboard');
    await alive(page);
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

test('an old index leads nowhere wrong: what is gone shows its page', async ({ page }) => {
  const body = JSON.stringify({
    version: 3,
    owner: 'Ada',
    email: 0,
    networks: [],
    languages: [],
    synonyms: {},
    keywords: [],
    locations: [],
    companies: [['Gone Ltd', 0, 0, []]],
    projects: [['Gone project', 0, 0, [], 0]],
    skills: [],
    places: [],
    profile: {},
  });
  await page.route(INDEX, (route) => route.fulfill({ body }));
  const faults = watch(page);
  await page.goto('/dashboard');
  await alive(page);
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

test('when its script does not come, a press leads to the page that lists everything', async ({ page }) => {
  await page.route('**/assets/keyboard-shortcuts-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await alive(page);
  await box(page).click();
  await expect(page).toHaveURL('/sitemap');
  await page.keyboard.press('?');
  await expect(page).toHaveURL('/sitemap');
});

test('pressed and typed before the page is alive: the search opens with what was typed', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(box(page)).toHaveAttribute('href', '/sitemap');
  await page.keyboard.press('/');
  await page.keyboard.type('control tow');
  go();
  await expect(field(page)).toHaveValue('control tow');
  await page.keyboard.type('er');
  await expect(await activeLine(page)).toHaveText(/^Control Tower/);
});

test('Enter before anything can be found takes the best when it is there', async ({ page }) => {
  for (const late of ['**/assets/keyboard-shortcuts-*.js', '**/assets/search-*.json']) {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(late, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/dashboard');
    await alive(page);
    await page.keyboard.press('/');
    await page.keyboard.type('governance');
    await page.keyboard.press('Enter');
    go();
    await expect(page).toHaveURL(/\/experience\?item=governance|#governance/);
    await page.unroute(late);
  }
});
