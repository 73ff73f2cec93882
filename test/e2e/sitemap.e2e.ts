import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { readPortfolioSync } from '../../src/site/content/read-portfolio-sync';
import { screens } from '../../src/portal/addresses/screens';
import { en } from '../support/words';

const { portfolio } = readPortfolioSync('examples/sample', { today: new Date() });
const roles = portfolio.companies.flatMap((company) => company.positions);

test('lists every resource as a link, by kind, with counts', async ({ page }) => {
  await page.goto('/sitemap');
  await expect(page.getByRole('heading', { level: 1, name: 'All resources' })).toBeVisible();
  const group = (name: string, count: number) => page.getByRole('region', { name: `${name} (${count})` });
  await expect(group('Pages', screens.length + 1).getByRole('link')).toHaveText([
    ...screens.map(({ slug }) => en[`${slug}.label`]),
    en['export.page'],
  ]);
  await expect(group('Subscriptions', portfolio.companies.length).getByRole('link')).toHaveText(
    portfolio.companies.map(({ name }) => name),
  );
  await expect(group('Roles', roles.length).getByRole('link')).toHaveText(roles.map(({ title }) => title));
  const resources = roles.flatMap((role) => role.resources.map(({ name }) => name));
  await expect(group('Resources', resources.length).getByRole('link')).toHaveText(resources);
  const studies = portfolio.caseStudies.map(({ texts }) => texts['en']?.title ?? '');
  expect(studies.length).toBeGreaterThan(0);
  await expect(group('Projects', portfolio.projects.length + studies.length).getByRole('link')).toHaveText([
    ...portfolio.projects.map(({ name }) => name),
    ...studies,
  ]);
  await expect(group('Skills', portfolio.skills.length).getByRole('link')).toHaveCount(
    portfolio.skills.length,
  );
  await expect(group('Regions', portfolio.places.length).getByRole('link')).toHaveCount(
    portfolio.places.length,
  );
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
  await expect(page.getByRole('region', { name: /^Pages/ })).toBeVisible();
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
      const role = roles[0];
      await page
        .getByRole('main')
        .getByRole('link', { name: role?.title ?? '', exact: true })
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
