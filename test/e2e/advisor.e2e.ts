import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

import { pasted } from '../support/clipboard';
import { violations } from '../sweep/axe';

const ADVERT = `Platform lead
Requirements:
- 5+ years of experience with Terraform
- Java and GitLab CI
- Fluent Spanish
Nice to have:
- Salesforce`;

const check = async (page: Page, advert: string) => {
  await page.getByRole('textbox', { name: 'Job advert' }).fill(advert);
  await page.getByRole('button', { name: 'Check the advert' }).click();
};
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const missing = (page: Page) =>
  page.getByRole('group').filter({ hasText: /^Nothing found for the rest of the ad/ });

test('checks a pasted advert with quotations, without network requests', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Advisor' }).click();
  await expect(page).toHaveURL('/advisor');
  await expect(page.getByText('The advert stays on this device.')).toBeVisible();
  await Promise.all([
    page.waitForResponse(/\/evidence\.json$/),
    page.getByRole('textbox', { name: 'Job advert' }).focus(),
  ]);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await check(page, ADVERT);
  await expect(page.getByRole('heading', { level: 2, name: /: evidence for an advert$/ })).toBeFocused();
  // Shown requirements come first, each with its best sentence; there is no ratio and no verdict.
  const shown = group(page, 'Shown in this career');
  const years = shown.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Terraform' }) });
  await expect(years.first()).toContainText('The advert says: “5+ years of experience with Terraform”');
  await expect(years.first()).toContainText(/Asks 5 years · \d+ yrs.* in entries that list it/);
  await expect(shown.getByText(/^Reads a Terraform plan and explains/).first()).toBeVisible();
  await expect(shown.getByRole('link', { name: 'landing-zone-check' }).first()).toBeVisible();
  await expect(shown).toContainText('Native or bilingual');
  await expect(page.getByRole('main')).not.toContainText(/proved|related|\d+ of \d+/i);
  await expect(page.getByText('Salesforce · Salesforce')).toBeHidden();
  await page.getByText('Nothing found for the rest of the ad').click();
  await expect(missing(page)).toContainText('Salesforce');
  await expect(missing(page)).toContainText('GitLab CI');
  await expect(missing(page).getByRole('button', { name: /^Ask / })).toBeVisible();
  expect(requests).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('the screen is its own document, and its policy names no other host', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/advisor');
  // The header's policy is that of all pages. Both hold.
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("img-src 'self' data:;");
  await check(page, 'Java');
  await expect(group(page, 'Shown in this career')).toBeVisible();
  const origin = new URL(page.url()).origin;
  expect(fetched.filter((url) => new URL(url).origin !== origin && !/^(?:data|blob):/.test(url))).toEqual([]);
  expect(fetched.some((url) => url.endsWith('/evidence.json'))).toBe(true);

  // A property of the window is lost when a document is loaded.
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isSame = () => page.evaluate(() => 'sameDocument' in window);
  await mark();
  await group(page, 'Shown in this career').getByRole('link', { name: 'Toll Transaction Hub' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  expect(await isSame()).toBe(false);
  await page.goto('/projects');
  await mark();
  await page.getByRole('group', { name: 'Commands' }).getByRole('link', { name: 'Advisor' }).click();
  await expect(page.getByRole('textbox', { name: 'Job advert' })).toBeVisible();
  expect(await isSame()).toBe(false);
  await mark();
  await page
    .getByRole('navigation', { name: 'Portal navigation' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(page).toHaveURL('/dashboard');
  expect(await isSame()).toBe(false);
});

test('Back, a reload and another language keep advert and result; Clear removes both', async ({ page }) => {
  await page.goto('/advisor');
  const field = page.getByRole('textbox', { name: 'Job advert' });
  await check(page, ADVERT);
  await group(page, 'Shown in this career').getByRole('link', { name: 'Toll Transaction Hub' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue(ADVERT);
  await expect(missing(page)).toContainText('Salesforce');
  await page.reload();
  await expect(field).toHaveValue(ADVERT);
  await expect(missing(page)).toContainText('Salesforce');
  await page.goto('/es/advisor');
  await expect(page.getByText('Sin resultados para el resto de la oferta')).toBeVisible();
  await page.goto('/advisor');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'evidence for an advert' })).toBeHidden();
});

test('shows a note when the text has changed since its result, and keeps the text unchecked after a reload', async ({
  page,
}) => {
  await page.goto('/advisor');
  const field = page.getByRole('textbox', { name: 'Job advert' });
  const note = page.getByText('The text has changed since this result: check it again.');
  await check(page, 'Java');
  await expect(group(page, 'Shown in this career')).toBeVisible();
  await field.fill('Java and Salesforce');
  await expect(note).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await field.fill('Java');
  await expect(note).toBeHidden();
  await field.fill('Java and Salesforce');
  await page.reload();
  await expect(field).toHaveValue('Java and Salesforce');
  await expect(page.getByRole('heading', { name: 'evidence for an advert' })).toBeHidden();
  await page.getByRole('button', { name: 'Check the advert' }).click();
  await expect(missing(page)).toContainText('Salesforce');
  await expect(note).toBeHidden();
});

test('a link contains the advert, and a truncated link shows an error', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/advisor');
  await check(page, ADVERT);
  await page.getByRole('button', { name: 'Share as link' }).click();
  await expect(page.getByText('The link was copied.', { exact: false })).toBeVisible();
  const link = await pasted(page);
  expect(link).toMatch(/\/advisor#advert=[\w-]+$/);
  await expect(page).toHaveURL(link);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: 'Job advert' })).toHaveValue(ADVERT);
  await expect(missing(other)).toContainText('Salesforce');
  // Programs append parameters of their own.
  await other.goto('about:blank');
  await other.goto(`${link}&source=mail`);
  await expect(missing(other)).toContainText('Salesforce');
  await other.getByRole('button', { name: 'Clear' }).click();
  await expect(other).toHaveURL('/advisor');
  await expect(missing(other)).toBeHidden();
  await other.goto(link.slice(0, -12));
  await expect(other.getByRole('alert')).toContainText('This link does not hold a whole advert');
});

test('says that there is no advert to check', async ({ page }) => {
  await page.goto('/advisor');
  await page.getByRole('button', { name: 'Check the advert' }).click();
  await expect(page.getByRole('alert')).toContainText('Paste an advert first.');
});

test('prints the result of a long advert on one page, with the name of the owner', async ({ page }) => {
  const asked = [
    'Azure',
    'AWS',
    'Terraform',
    'C++',
    'Java',
    'Python',
    'Power BI',
    'Qiskit',
    'VMware',
    'RFID',
    'SCADA',
  ];
  await page.goto('/advisor');
  await check(page, `Requirements\n${asked.join('\n')}\n15+ years of professional experience\nSalesforce`);
  const shown = group(page, 'Shown in this career').getByRole('heading', { level: 4 });
  await expect(shown).toHaveCount(asked.length);
  // Years of work are a fact beside what is shown.
  await expect(group(page, 'Listed in the résumé')).toContainText(/Asks 15 years · 18\+ yrs of work/);
  const owner = await page.getByRole('heading', { level: 2, name: /: evidence for an advert$/ }).innerText();
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(document.numPages).toBe(1);
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  for (const part of [owner.replace(/:.*/, ''), '18+ yrs of work', 'Salesforce'])
    expect(text).toContain(part);
});

test('copies the result as Markdown, and asks the owner about it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/advisor');
  const copy = page.getByRole('button', { name: 'Copy as Markdown' });
  await expect(copy).toHaveAttribute('aria-disabled', 'true');
  await check(page, ADVERT);
  await copy.click();
  await expect(page.getByText('The result was copied as Markdown.')).toBeVisible();
  const markdown = await pasted(page);
  expect(markdown).toMatch(/^# .+: evidence for an advert$/m);
  expect(markdown).toMatch(/## Shown in this career\n\n- \*\*Terraform\*\*: Asks 5 years/);
  expect(markdown).toMatch(/> \[landing-zone-check\]\(<http.*>\) · Jun 2022/);
  await page.getByText('Nothing found for the rest of the ad').click();
  await missing(page).getByRole('button', { name: /^Ask / }).click();
  await expect(page).toHaveURL('/support');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
    'About your career: Platform lead',
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Shown in this career\n- Terraform: “Reads a Terraform plan[^]*- Java: lists Java\n[^]*Salesforce/,
  );
});

test('checks adverts in Spanish and Portuguese', async ({ page }) => {
  await page.goto('/es/advisor');
  await page
    .getByRole('textbox', { name: 'Oferta de empleo' })
    .fill('Requisitos:\n- 3 años de experiencia con Java\n- Inglés B2\nSe valorará:\n- Kubernetes');
  await page.getByRole('button', { name: 'Comprobar la oferta' }).click();
  const shown = group(page, 'Lo que muestra esta trayectoria');
  await expect(shown).toContainText(/Pide 3 años · .*en entradas que la enumeran/);
  await expect(shown).toContainText('Inglés (B2)');
  await page.goto('/pt/advisor');
  await page.getByRole('textbox', { name: 'Anúncio de emprego' }).fill('Requisitos: Qiskit');
  await page.getByRole('button', { name: 'Verificar o anúncio' }).click();
  await expect(group(page, 'O que este percurso mostra')).toContainText('Qiskit');
});

test('says that an advert in another language is not read', async ({ page }) => {
  await page.goto('/advisor');
  await check(
    page,
    'Cerchiamo uno sviluppatore che abbia esperienza nella progettazione di sistemi distribuiti e che sappia lavorare in gruppo con altre persone per migliorare i nostri prodotti, e anche la qualità del codice.',
  );
  await expect(page.getByText(/^This text does not look like English/)).toBeVisible();
});

test('without scripts shows that the page needs them, with a link to Usage', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/advisor');
  await expect(page.getByText('and for that it needs scripts (JavaScript)')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Job advert' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Usage' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  await context.close();
});
