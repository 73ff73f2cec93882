import { expect, test } from '@playwright/test';

import { readPortfolioSync } from '../../../src/site/content/read-portfolio-sync';
import { en } from '../../support/words';
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

test('keywords of a result are not shown, and a marked word is never cut off', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  await field(page).fill('theme');
  await expect(page.getByRole('option')).toHaveText([
    en['command.light'],
    en['command.dark'],
    en['command.system'],
  ]);
  // Highlighted text is fully visible, also in long lines.
  await page.setViewportSize({ width: 800, height: 700 });
  await field(page).fill('networks');
  const mark = page.getByRole('option').filter({ hasText: 'Telecommunications' }).locator('mark');
  await expect(mark).toHaveText('Networks');
  const cut = await mark.evaluate((one) => {
    const [inner, outer] = [one.getBoundingClientRect(), one.closest('small')?.getBoundingClientRect()];
    return !outer || inner.right > outer.right + 1 || inner.left < outer.left - 1;
  });
  expect(cut).toBe(false);
});
