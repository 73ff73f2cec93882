import { expect, test } from '@playwright/test';

import { readPortfolioSync } from '../../../src/site/content/read-portfolio-sync';
import { activeLine, hydrated, field } from '../../support/searching';

const { owner } = readPortfolioSync('examples/sample', { today: new Date() }).portfolio;

test('finds the owner, a language, a year and a contact by name', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  for (const [query, first] of [
    ['valcarcel', new RegExp(`^IAM\\s*${owner.name} ·`)],
    ['contact', /^Support/],
    ['portuguese', /^Portuguese\s*Languages$/],
    ['linkedin', /^LinkedIn/],
    ['2013', /^Technical Manager, Tolling Systems\s*Indra USA Inc\. · 2013–2017$/],
  ] as const) {
    await field(page).fill(query);
    await expect(await activeLine(page), query).toHaveText(first);
  }
  await field(page).fill('valcarcel');
  await expect((await activeLine(page)).locator('mark')).toHaveText('Valcárcel');
  await field(page).fill('portuguese');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile#languages');
});
