import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import type { ExperienceSlice } from '../../../src/portal/screens/experience/data';
import { filterableCareer, proofOf } from '../../../src/portal/screens/experience/filter';
import { vocabularyOf } from '../../../src/portal/search/vocabulary';
import { readPortfolioSync } from '../../../src/site/content/read-portfolio-sync';
import { violations } from '../../sweep/axe';

const card = (page: Page, name: string) => page.getByRole('region', { name: `Tag ${name}`, exact: true });

test('the page of a tag lists the roles that prove it, with resources and years, and Clear tag resets it', async ({
  page,
}) => {
  await page.goto('/experience?tag=Java');
  const java = card(page, 'Java');
  await expect(java.getByRole('heading', { name: 'Tagged “Java”' })).toBeVisible();
  // The months of the three projects that list it.
  await expect(java.getByText('Java: 3 roles, 4 yrs 11 mos (2009–2017)')).toBeVisible();
  await expect(java.getByRole('listitem')).toHaveCount(3);
  await expect(java.getByText('built Toll Transaction Hub (“Java”)')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Showing 3 of 5 roles and 3 of 17 resources.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ferrovial', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Free-Flow Tolling' })).toBeVisible();
  await java.getByRole('button', { name: 'Clear tag' }).click();
  await expect(page).toHaveURL('/experience');
  await expect(java).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ferrovial', exact: true })).toBeVisible();
});

test('every skill of the Dashboard and IAM that is a link leads to a role or project', async ({ page }) => {
  const { portfolio } = readPortfolioSync('examples/sample', { today: new Date() });
  const slice = JSON.parse(readFileSync('build/client/slices/en/experience.json', 'utf8')) as ExperienceSlice;
  const career = filterableCareer(slice, vocabularyOf(portfolio));
  for (const address of ['/dashboard', '/profile']) {
    await page.goto(address);
    const links = page.getByRole('main').locator('a[href*="/experience?tag="]');
    const hrefs = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    const tags = new Set(hrefs.map((href) => new URL(href).searchParams.get('tag') ?? ''));
    expect(tags.size).toBeGreaterThan(3);
    for (const tag of tags) {
      const { proofs, projects } = proofOf(slice, career, tag);
      expect(proofs.length + projects.length, tag).toBeGreaterThan(0);
    }
    await links.last().click();
    await expect(page.getByRole('heading', { name: /^Tagged “/ })).toBeVisible();
  }
});

test('a skill that only the summary names is plain text', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('Mentoring', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Mentoring', exact: true })).toHaveCount(0);
});

test('shows a message for an unknown tag, and Clear tag resets it', async ({ page }) => {
  await page.goto('/experience?tag=%3Cb%3EZeppelins');
  await expect(page.getByRole('heading', { name: 'Nothing here is tagged “<b>Zeppelins”.' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear tag' }).click();
  await expect(page).toHaveURL('/experience');
  await expect(page.getByRole('button', { name: 'Indra', exact: true })).toBeVisible();
});

test('lists the projects of a tag that no role has', async ({ page }) => {
  await page.goto('/experience?tag=Python');
  const python = card(page, 'Python');
  await expect(python.getByRole('heading', { name: 'Tagged “Python”' })).toBeVisible();
  await expect(page.getByText('Showing 0 of')).toHaveCount(0);
  await expect(python.getByRole('link')).toHaveCount(3);
  await python.getByRole('link', { name: 'Quantum Crew Planning' }).click();
  await expect(page.getByRole('dialog', { name: 'Quantum Crew Planning' })).toBeVisible();
});

for (const [where, address, name] of [
  ['the last project’s card', '/dashboard', 'Cloud Strategy'],
  ['a project’s technologies', '/projects', 'Drones'],
  ['a skill on IAM', '/profile', 'Cloud Computing'],
  ['a skill’s keyword on IAM', '/profile', 'Landing zones'],
] as const) {
  test(`${where}: each tag links to its address`, async ({ page }) => {
    await page.goto(address);
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', `/experience?tag=${encodeURIComponent(name)}`);
    await link.click();
    await expect(page).toHaveURL(`/experience?tag=${encodeURIComponent(name)}`);
    await expect(card(page, name)).toBeVisible();
  });
}

test('a tag of a resource filters the page and focuses the heading, and Back restores the last tag', async ({
  page,
}) => {
  await page.goto('/experience');
  await page.getByRole('link', { name: 'FinOps', exact: true }).press('Enter');
  await expect(page).toHaveURL('/experience?tag=FinOps');
  await expect(card(page, 'FinOps')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tagged “FinOps”' })).toBeFocused();
  await page.getByRole('link', { name: 'AWS', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tagged “AWS”' })).toBeFocused();
  await page.goBack();
  await expect(card(page, 'FinOps')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'FinOps')).toHaveCount(0);
});

test('the page of a tag has no axe violation', async ({ page }) => {
  for (const tag of ['Java', 'Python', 'nothing']) {
    await page.goto(`/experience?tag=${tag}`);
    await expect(page.getByRole('button', { name: 'Clear tag' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
