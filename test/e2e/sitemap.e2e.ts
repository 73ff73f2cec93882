import { readFileSync } from 'node:fs';

import { expect, test, type Locator, type Page } from '@playwright/test';

import { readPortfolioSync } from '../../src/site/content/read-portfolio-sync';
import { screens } from '../../src/portal/addresses/screens';
import { pasted } from '../support/clipboard';
import { hydrated } from '../support/searching';
import { en } from '../support/words';

const { portfolio } = readPortfolioSync('examples/sample', { today: new Date() });
const roles = portfolio.companies.flatMap((company) => company.positions);

const grid = (page: Page) => page.getByRole('grid', { name: 'All resources' });
const tree = (page: Page) => page.getByRole('treegrid', { name: 'All resources' });
const rows = (within: Locator) =>
  within.getByRole('row').filter({ has: within.page().getByRole('gridcell') });
const row = (page: Page, name: string) => grid(page).getByRole('row', { name, exact: true });
const heading = (page: Page, name: string) => grid(page).getByRole('button', { name, exact: true });
async function names(page: Page): Promise<string[]> {
  // Rows get their names after hydration.
  await expect(rows(grid(page)).first()).toHaveAttribute('aria-label');
  return rows(grid(page)).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
}
const pill = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('lists every resource of the career with its group, subscription, location, tags and period', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await expect(page.getByRole('heading', { level: 1, name: 'All resources' })).toBeVisible();
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Type',
    'Resource group',
    'Subscription',
    'Location',
    'Tags',
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
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(listed.length + 1));
  const hub = row(page, 'Toll Transaction Hub').first();
  await expect(hub.getByRole('link', { name: 'Indra USA Inc.' })).toBeVisible();
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
  await expect(grid(page)).toBeVisible();
  await expect(filter).toBeFocused();
  await page.goto('/sitemap?type=Page&company=Indra');
  await expect(main.getByText(en['experience.none'], { exact: true })).toBeVisible();
});

test('sorts, groups, chooses columns and shows a summary; the address has it, and Back and reload restore it', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await hydrated(page);
  const first = await names(page);
  await heading(page, 'Name').click();
  await expect(page).toHaveURL('/sitemap?sort=name');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await names(page)).toEqual(first.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  await heading(page, 'Name').click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Subscription');
  await expect(page).toHaveURL('/sitemap?sort=-name&by=company');
  const group = tree(page).getByRole('row', { name: /^Indra USA Inc\. \(\d+\)$/ });
  await expect(group).toHaveAttribute('aria-level', '1');
  const all = await rows(tree(page)).count();
  // The heading has fewer cells than the row below it.
  await group.locator('xpath=following-sibling::*[1]').getByRole('link').first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(group).toBeFocused();
  await group.getByRole('button', { name: /^Collapse/ }).click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(await rows(tree(page)).count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('checkbox', { name: 'Tags' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Tags' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const address = page.url();
  await page.getByRole('combobox', { name: 'View' }).selectOption('Summary view');
  await expect(page.getByRole('table').getByRole('rowheader', { name: 'Indra USA Inc.' })).toBeVisible();
  await page.goBack();
  await expect(tree(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('combobox', { name: 'Group by' })).toHaveValue('company');
  await expect(page.getByRole('columnheader', { name: 'Tags' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

test('pills filter as in the real portal, and the summary leads to the rows that it counts', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await hydrated(page);
  await pill(page, 'Subscription equals all').click();
  const callout = page.getByRole('dialog', { name: 'Filter results' });
  await callout.getByRole('checkbox', { name: /^Indra USA Inc\./ }).check();
  await callout.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/sitemap?company=Indra+USA+Inc.');
  await expect(pill(page, 'Subscription equals Indra USA Inc.')).toBeFocused();
  await expect(row(page, 'Ferrovial')).toHaveCount(0);
  await pill(page, 'Tag equals all').click();
  await callout.getByLabel('Value').fill('java');
  await callout.getByRole('checkbox', { name: /^Java \(/ }).check();
  await callout.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/sitemap?company=Indra+USA+Inc.&tag=Java');
  const shown = await rows(grid(page)).count();
  await expect(page.getByText(new RegExp(`^Showing ${shown} of \\d+$`))).toBeVisible();
  await pill(page, 'Remove the Tag filter').click();
  await page.getByRole('combobox', { name: 'View' }).selectOption('Summary view');
  const counted = page.getByRole('table').getByRole('row').filter({ hasText: 'Resource group' });
  const count = Number(await counted.getByRole('cell').innerText());
  await counted.getByRole('link').click();
  await expect(page).toHaveURL('/sitemap?company=Indra+USA+Inc.&type=Resource+group');
  await expect(rows(grid(page))).toHaveCount(count);
});

test('selects several rows, copies their links, and exports them as CSV and JSON', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/sitemap');
  await hydrated(page);
  await expect(pill(page, 'Copy links')).toHaveAttribute('aria-disabled', 'true');
  const picks = grid(page).getByRole('button', { name: /^Select / });
  await picks.nth(1).click();
  await picks.nth(3).click({ modifiers: ['Shift'] });
  await expect(grid(page).getByRole('row', { selected: true })).toHaveCount(3);
  await pill(page, 'Copy links').click();
  const links = (await pasted(page)).split('\n');
  expect(links).toHaveLength(3);
  expect(links[0]).toBe(new URL('/experience#ferrovial', page.url()).href);
  const csv = page.waitForEvent('download');
  await pill(page, 'Export to CSV').click();
  const file = await csv;
  expect(file.suggestedFilename()).toBe('resources.csv');
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Type,Resource group,Subscription,Location,Tags,Period,Link');
  expect(lines).toHaveLength(5);
  const json = page.waitForEvent('download');
  await pill(page, 'Export JSON').click();
  const objects: unknown = JSON.parse(readFileSync(await (await json).path(), 'utf8'));
  expect(objects).toHaveLength(3);
  await picks.first().click();
  await expect(picks.first()).toHaveAttribute('aria-pressed', 'true');
});

test('the filters load when a pill is pressed, which then opens; without them the grid stays', async ({
  page,
}) => {
  const script = '**/assets/views-*.js';
  let requests = 0;
  await page.route(script, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/sitemap', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(requests).toBe(0);
  await pill(page, 'Type equals all').click();
  await expect(page.getByRole('alert')).toHaveText(en['filters.failed']);
  await expect(row(page, 'Ferrovial')).toBeVisible();
  await page.unroute(script);
  await page.reload();
  await hydrated(page);
  await pill(page, 'Type equals all').click();
  const callout = page.getByRole('dialog', { name: 'Filter results' });
  await expect(callout).toBeVisible();
  await callout.getByRole('checkbox', { name: /^Resource group/ }).check();
  await callout.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/sitemap?type=Resource+group');
  await expect(rows(grid(page))).toHaveCount(roles.length);
});

test('a name opens its pane beside the grid, by mouse and by Enter on its row', async ({ page }) => {
  await page.goto('/sitemap?type=Resource+group');
  await hydrated(page);
  const title = roles[0]?.title ?? '';
  await expect(rows(grid(page))).toHaveCount(roles.length);
  await row(page, title).getByRole('link', { name: title }).click();
  const pane = page.getByRole('dialog', { name: title });
  await expect(pane).toBeVisible();
  await expect(page).toHaveURL(/\/sitemap\?type=Resource\+group&item=/);
  await page.goBack();
  await expect(pane).toHaveCount(0);
  await row(page, title).focus();
  await page.keyboard.press('Enter');
  await expect(pane).toBeVisible();
});

test('on a phone rows are cards, and one control sorts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sitemap');
  await hydrated(page);
  await expect(grid(page).getByRole('columnheader')).toHaveCount(0);
  const role = row(page, roles[0]?.title ?? '');
  const [name, type] = await Promise.all([
    role.getByRole('link').first().boundingBox(),
    role.getByText('Resource group', { exact: true }).boundingBox(),
  ]);
  expect((type?.y ?? 0) > (name?.y ?? 0)).toBe(true);
  // The text beside a long name is not squeezed to a few letters a line.
  const issuer = row(page, 'Project Management Professional (PMP)').getByText('Project Management Institute');
  await issuer.scrollIntoViewIfNeeded();
  expect((await issuer.boundingBox())?.height).toBeLessThan(24);
  // Nor does a long name leave its icon.
  await page.setViewportSize({ width: 320, height: 844 });
  const beside = await page.locator('[data-column="name"] img').evaluateAll((icons) =>
    icons.map((icon) => {
      const { top } = icon.nextElementSibling?.getBoundingClientRect() ?? { top: NaN };
      return top < icon.getBoundingClientRect().bottom ? '' : icon.parentElement?.textContent;
    }),
  );
  expect(beside.length).toBeGreaterThan(50);
  expect(beside.filter(Boolean)).toEqual([]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Period, descending');
  await expect(page).toHaveURL('/sitemap?sort=-period');
  await page.goto('/sitemap?sort=-type&without=type');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('-type');
});

test('10,000 rows: only those in view are rendered, and keys, search and sorting reach all', async ({
  page,
}) => {
  const COUNT = 10_000;
  await page.route('**/slices/en/sitemap.json', async (route) => {
    const answer = await route.fetch();
    const slice = (await answer.json()) as { rows: readonly object[] };
    const made = Array.from({ length: COUNT }, (_, at) => ({
      key: String(at),
      name: `Resource ${at}`,
      to: `/experience#r${at}`,
      icon: 'apps',
      type: `Type ${at % 7}`,
      tags: [],
    }));
    await route.fulfill({ response: answer, json: { ...slice, rows: made, total: COUNT } });
  });
  await page.goto('/dashboard');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All resources' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  await expect.poll(() => rows(grid(page)).count()).toBeLessThan(60);
  await row(page, 'Resource 0').focus();
  await page.keyboard.press('End');
  await expect(row(page, 'Resource 9999')).toBeFocused();
  await expect(row(page, 'Resource 9999')).toHaveAttribute('aria-rowindex', String(COUNT + 1));
  await page.keyboard.press('PageUp');
  await expect(row(page, 'Resource 9989')).toBeFocused();
  expect(await rows(grid(page)).count()).toBeLessThan(60);
  // The row with the focus stays, wherever the visitor scrolls.
  await grid(page)
    .locator('..')
    .evaluate((scroller) => (scroller.scrollTop = 0));
  await expect(row(page, 'Resource 3')).toBeVisible();
  await expect(row(page, 'Resource 9989')).toBeFocused();
  await page.getByRole('searchbox', { name: en['sitemap.filter'] }).fill('resource 7777');
  await expect(rows(grid(page))).toHaveCount(1);
  await page.getByRole('searchbox', { name: en['sitemap.filter'] }).fill('');
  await heading(page, 'Name').click();
  await heading(page, 'Name').click();
  await expect(row(page, 'Resource 9999')).toHaveAttribute('aria-rowindex', '2');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(grid(page).locator('[data-row]')).toHaveCount(COUNT);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows(grid(page)).count()).toBeLessThan(60);
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
      await expect(grid(page).getByRole('button', { name: /^Select / })).toHaveCount(0);
      const role = roles[0];
      await grid(page)
        .getByRole('link', { name: role?.title ?? '', exact: true })
        .first()
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
