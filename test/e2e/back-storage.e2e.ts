import { expect, test, type Page } from '@playwright/test';

import { REFUSALS } from '../support/refused-storage';
import { hydrated } from '../support/searching';

const COMPANIES = ['Ferrovial', 'Ferrovial Construction US & Canada', 'Indra USA Inc.', 'Indra'];
const company = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Portal navigation' }).getByRole('link', { name });

async function expectOpen(page: Page, open: readonly string[]) {
  for (const name of COMPANIES)
    await expect(company(page, name), name).toHaveAttribute('aria-expanded', String(open.includes(name)));
}

for (const [what, script] of REFUSALS) {
  test(`Back restores the rows while storage is ${what}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(script);
    await page.goto('/experience');
    await hydrated(page);
    await company(page, 'Indra').click();
    await expectOpen(page, ['Ferrovial', 'Indra']);
    await sidebar(page, 'Dashboard').click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expectOpen(page, ['Ferrovial', 'Indra']);
    expect(errors).toEqual([]);
  });
}
