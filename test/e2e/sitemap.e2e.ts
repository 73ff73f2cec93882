import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { readPortfolioSync } from '../../src/site/content/read-portfolio-sync';
import { screens } from '../../src/portal/addresses/screens';
import { hydrated } from '../support/searching';
import { en } from '../support/words';

const { portfolio } = readPortfolioSync('examples/sample', { today: new Date() });
const roles = portfolio.companies.flatMap((company) => company.positions);

const table = (page: Page) => page.getByRole('table', { name: 'All resources' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const names = (page: Page) => rows(page).getByRole('link').allTextContents();

test('lists every resource of the career with its group, subscription, location and period', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await expect(page.getByRole('heading', { level: 1, name: 'All resources' })).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Name',
    'Type',
    'Resource group',
    'Subscription',
    'Location',
    'Period',
  ]);
  const listed = await names(page);
  const resources = roles.flatMap((role) => role.resources.map(({ name }) => name));
  const career = portfolio.companies.map(({ name }) => name);
  expect(listed.slice(0, career.length)).toEqual(career);
  const studies = portfolio.caseStudies.map(({ texts }) => texts['en']?.title ?? '');
  expect(studies.length).toBeGreaterThan(0);
  for (const name of [
    ...roles.map(({ title }) => title),
    ...resources,
    ...portfolio.projects.map((project) => project.name),
    ...studies,
    ...portfolio.skills.map((skill) => skill.name),
    ...portfolio.places.map(({ city }) => city),
    ...screens.map(({ slug }) => en[`${slug}.label`]),
    en['export.page'],
  ])
    expect(listed).toContain(name);
  await expect(page.getByText(`Showing ${listed.length} of ${listed.length}`)).toBeVisible();
  const hub = row(page, 'Toll Transaction Hub').first();
  await expect(hub).toContainText('Indra USA Inc.');
  await expect(hub).toContainText('Dallas');
});

test('every link leads to a page that contains its anchor', async ({ page, request }) => {
  await page.goto('/sitemap');
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    const [path = '', anchor] = address.split('#');
    const answer = await request.get(path);
    expect(answer.status(), address).toBe(200);
    if (anchor) expect(await answer.text(), address).toContain(`id="${anchor}"`);
  }
});

test('filters by the query of the address and by its own field', async ({ page }) => {
  await page.goto('/sitemap?q=free%20flow');
  const main = page.getByRole('main');
  const filter = page.getByRole('searchbox', { name: en['sitemap.filter'] });
  await expect(filter).toHaveValue('free flow');
  await expect(main.getByText(/^Showing \d+ of \d+$/)).toBeVisible();
  await expect(main.getByRole('link', { name: /Free-Flow/ })).not.toHaveCount(0);
  await filter.fill('zzz');
  await expect(page).toHaveURL('/sitemap?q=zzz');
  await expect(main.getByText('No results for “zzz”')).toBeVisible();
  await main.getByRole('button', { name: en['sitemap.reset'] }).click();
  await expect(page).toHaveURL('/sitemap');
  await expect(table(page)).toBeVisible();
  await expect(filter).toBeFocused();
});

test('sorts the rows, exports them as CSV, and Back restores the order', async ({ page }) => {
  await page.goto('/sitemap?q=indra');
  await hydrated(page);
  await expect(page.getByText(/^Showing \d+ of \d+$/)).toBeVisible();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const first = await names(page);
  await sort.selectOption('Name, ascending');
  const sorted = first.toSorted(new Intl.Collator('en', { numeric: true }).compare);
  await expect(table(page).getByRole('link')).toHaveText(sorted);
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const file = await csv;
  expect(file.suggestedFilename()).toBe('resources.csv');
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Type,Resource group,Subscription,Location,Tags,Period,Link');
  expect(lines).toHaveLength(sorted.length + 2);
  await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  await expect(page).toHaveURL('/support');
  await page.goBack();
  await expect(table(page).getByRole('link')).toHaveText(sorted);
});

test('a name opens its pane beside the table, and closing returns the focus', async ({ page }) => {
  await page.goto('/sitemap?q=group');
  await hydrated(page);
  const title = roles[0]?.title ?? '';
  const link = row(page, title).getByRole('link');
  await link.click();
  const pane = page.getByRole('dialog', { name: title });
  await expect(pane).toBeVisible();
  await expect(page).toHaveURL(/\/sitemap\?q=group&item=/);
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('on a phone rows are cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sitemap');
  const role = row(page, roles[0]?.title ?? '');
  const [name, type] = await Promise.all([
    role.getByRole('link').boundingBox(),
    role.getByText('Resource group', { exact: true }).boundingBox(),
  ]);
  expect((type?.y ?? 0) > (name?.y ?? 0)).toBe(true);
});

test('10,000 resources: the first ones are rendered, and the search and “Show all” reach all', async ({
  page,
}) => {
  const COUNT = 10_000;
  await page.route('**/slices/en/sitemap.json', async (route) => {
    const answer = await route.fetch();
    const slice = (await answer.json()) as { rows: readonly object[] };
    const made = Array.from({ length: COUNT }, (_, at) => ({
      name: `Resource ${at}`,
      to: `/experience#r${at}`,
      icon: 'apps',
      type: `Type ${at % 7}`,
    }));
    await route.fulfill({ response: answer, json: { ...slice, rows: made } });
  });
  await page.goto('/dashboard');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All resources' }).click();
  await expect(rows(page)).toHaveCount(200);
  const field = page.getByRole('searchbox', { name: en['sitemap.filter'] });
  await field.fill('resource 7777');
  await expect(rows(page)).toHaveCount(1);
  await field.fill('');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, descending');
  await expect(rows(page).first()).toContainText('Resource 9999');
  await page.getByRole('button', { name: 'Show all (10000)' }).click();
  await expect(rows(page)).toHaveCount(COUNT);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [1366, 390]) {
    test(`at ${width} px the search box leads here, and a role is two clicks away`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/dashboard');
      const box = page.getByRole('banner').getByRole('searchbox', { name: en['search.box'] });
      await box.fill('tolling');
      await box.press('Enter');
      await expect(page).toHaveURL('/sitemap?q=tolling');
      await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
      const role = roles[0];
      await row(page, role?.title ?? '')
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(`/experience?item=${role?.id}#${role?.id}`);
      await expect(page.getByRole('heading', { name: role?.title ?? '', exact: true })).toBeVisible();
    });
  }
});

test('the built HTML contains the names of all companies', async () => {
  const html = readFileSync('build/client/sitemap/index.html', 'utf8');
  for (const { name } of portfolio.companies) expect(html).toContain(name.replaceAll('&', '&amp;'));
});
