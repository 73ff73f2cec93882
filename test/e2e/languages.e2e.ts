import { expect, test, type Page } from '@playwright/test';

import { defaultLanguage, languages } from '../../src/portal/addresses/languages';
import { addressOf, screens } from '../../src/portal/addresses/screens';
import { watch } from '../sweep/watch';
import { hydrated } from '../support/searching';
import { en, es, words, wordsIn } from '../support/words';
const footer = (page: Page) => page.getByRole('contentinfo');

for (const language of languages) {
  test(`${language.name}: each screen has its title in the language and links to its translations`, async ({
    request,
  }) => {
    const texts = wordsIn(language.code);
    for (const { slug } of screens) {
      const html = await (await request.get(addressOf(slug, language))).text();
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${language.code}"`));
      expect(html).toContain('dir="ltr"');
      expect(html).toContain(`<title>${texts[`${slug}.label`].replace('&', '&amp;')} - `);
      for (const other of languages)
        expect(html).toContain(`rel="alternate" hreflang="${other.code}" href="${addressOf(slug, other)}"`);
      expect(html).toContain(`hreflang="x-default" href="${addressOf(slug, defaultLanguage)}"`);
      expect(html).toContain('<span lang="es">Todos los derechos reservados.</span>');
    }
  });
}

test('the footer switches the language and keeps screen, search and anchor', async ({ page }) => {
  const faults = watch(page);
  await page.goto('/experience?q=cloud#indra');
  await hydrated(page);
  await footer(page).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/experience?q=cloud#indra');
  await expect(page.getByRole('heading', { level: 1, name: es['experience.title'] })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('cloud');
  await expect(footer(page).getByRole('link', { name: 'Español' })).toHaveAttribute('aria-current', 'true');
  expect(faults).toEqual([]);
});

test('the account menu switches the language of the current screen after navigation', async ({ page }) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: en['shell.navigation'] })
    .getByRole('link', { name: 'IAM' })
    .click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: /^Account menu of / }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL('/pt/profile');
  await expect(page.getByRole('button', { name: words.pt['profile.resetPassword'] })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the language is a plain link', async ({ page }) => {
    await page.goto('/projects');
    await footer(page).getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/projects');
    await page
      .getByRole('navigation', { name: es['shell.navigation'] })
      .getByRole('link', { name: 'Panel' })
      .click();
    await expect(page).toHaveURL('/es/dashboard');
  });
});

test('navigation keeps the language', async ({ page }) => {
  const faults = watch(page);
  await page.goto('/es');
  await expect(page).toHaveURL('/es/dashboard');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: es['shell.navigation'] });
  await menu.getByRole('link', { name: es['management-groups.label'] }).click();
  await expect(page).toHaveURL('/es/management-groups');
  await page.getByRole('link', { name: 'Indra USA Inc.' }).click();
  await expect(page).toHaveURL(/\/es\/experience/);
  await expect(page.getByRole('button', { name: 'Indra USA Inc.', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.getByRole('link', { name: es['shell.home'] }).click();
  await expect(page).toHaveURL('/es/dashboard');
  expect(faults).toEqual([]);
});

test('the search finds Spanish words and leads to Spanish pages', async ({ page }) => {
  const faults = watch(page);
  await page.goto('/es/dashboard');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: es['search.label'] });
  await field.fill('directora');
  await expect(page.getByRole('option').first()).toContainText('Directora');
  await field.fill('suscripciones');
  await page
    .getByRole('option', { name: /^Suscripciones/ })
    .first()
    .click();
  await expect(page).toHaveURL('/es/experience');
  expect(faults).toEqual([]);
});

test('loads the texts of one language only', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\.js$|\/texts-/.test(response.url())) scripts.push(response.url());
  });
  await page.goto('/es/management-groups');
  await hydrated(page);
  await page.getByRole('button', { name: es['tour.take'] }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(7);
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  const all = texts.join('\n');
  const includesText = (text: string) => all.includes(text);
  expect(includesText(es['tour.sidebarText'])).toBe(true);
  for (const key of ['tour.take', 'tour.sidebarText', 'management-groups.info', 'denial.settings'] as const) {
    expect(includesText(en[key]), key).toBe(false);
    expect(includesText(words.pt[key]), key).toBe(false);
  }
});

test('an unknown address is answered with 404 in the language of its path', async ({ page }) => {
  const response = await page.goto('/es/nada');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1, name: es['not-found.title'] })).toBeVisible();
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: es['dashboard.label'] }).click();
  await expect(page).toHaveURL('/es/dashboard');
  await page.goto('/ES/Profile');
  await expect(page).toHaveURL('/es/profile');
});

test('the résumé is exported in the language of the page', async ({ page, request }) => {
  const html = await (await request.get('/es/resume')).text();
  expect(html).toContain(es['resume.education']);
  expect(html).toContain('Directora global de nube');
  expect(await (await request.get('/es/resume.txt')).text()).toContain('FORMACIÓN');
  await page.goto('/es/dashboard?export=md');
  const pane = page.getByRole('dialog', { name: es['export.command'] });
  await expect(pane.getByRole('region')).toContainText(`## ${es['resume.work']}`);
});

test('a pane shows a company in the language of the page', async ({ page }) => {
  await page.goto('/es/dashboard?item=ferrovial');
  const pane = page.getByRole('dialog', { name: 'Ferrovial' });
  await expect(pane).toContainText(es['item.subscription']);
  await expect(pane).toContainText('Directora global de nube');
});
