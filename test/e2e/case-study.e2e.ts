import { expect, test } from '@playwright/test';

import { en, es, pt } from '../support/words';
import { hydrated } from '../support/searching';
import { STUDY } from '../support/studies';
import { watch } from '../sweep/watch';

const NAME = 'Remote Site Inspection';
const TITLE = 'How an inspection became a link';

test('View Details leads to the case study, and its breadcrumb back', async ({ page }) => {
  const faults = watch(page);
  await page.goto('/projects');
  await hydrated(page);
  await page.getByRole('link', { name: `View Details of ${NAME}` }).click();
  await page.getByRole('dialog', { name: NAME }).getByRole('link', { name: en['case-study.read'] }).click();
  await expect(page).toHaveURL(`/projects/${STUDY}`);
  await expect(page).toHaveTitle(new RegExp(`^${TITLE} - `));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const article = page.getByRole('article', { name: TITLE });
  await expect(article.getByRole('heading', { level: 2 }).first()).toHaveText('The problem');
  const picture = article.getByRole('img', { name: /drone’s path|drone's path/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const path = page.getByRole('navigation', { name: en['shell.breadcrumb'] });
  await expect(path.getByRole('listitem')).toContainText([en['shell.home'], en['projects.label'], TITLE]);
  await path.getByRole('link', { name: en['projects.label'] }).click();
  await expect(page).toHaveURL('/projects');
  // Other projects have no case study.
  await page.getByRole('link', { name: 'View Details of Data Center Exit' }).click();
  const other = page.getByRole('dialog', { name: 'Data Center Exit' });
  await expect(other).toBeVisible();
  await expect(other.getByRole('link', { name: en['case-study.read'] })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a case study is in the language of the page', async ({ page }) => {
  await page.goto(`/es/projects/${STUDY}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cómo una inspección se convirtió en un enlace',
  );
  await expect(page.getByText(es['case-study.label'], { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveAttribute('lang');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(`/pt/projects/${STUDY}`);
  await expect(page.getByText(pt['case-study.label'], { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como uma inspeção se tornou uma ligação');
});

test('search, sitemap and llms.txt contain the case study', async ({ page, request }) => {
  await page.goto('/sitemap');
  await expect(page.getByRole('link', { name: TITLE })).toHaveAttribute('href', `/projects/${STUDY}`);
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type('became a link');
  await page
    .getByRole('option', { name: new RegExp(TITLE) })
    .first()
    .click();
  await expect(page).toHaveURL(`/projects/${STUDY}`);
  expect(await (await request.get('/llms.txt')).text()).toContain(`/projects/${STUDY})`);
  expect((await request.get('/projects/no-such-study')).status()).toBe(404);
});

test('a case study is readable without scripts, and prints without the portal', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/sitemap');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByRole('article')).toContainText('nobody was allowed to travel');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('What is left');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await context.close();
});
