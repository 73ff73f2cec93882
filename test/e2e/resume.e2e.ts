import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

import { COLORS, violations } from '../sweep/axe';
import { sideways } from '../sweep/sideways';
import { watch } from '../sweep/watch';

const SECTIONS = [
  'Summary',
  'Achievements',
  'Experience',
  'Projects',
  'Open source',
  'Education',
  'Certificates',
  'Skills',
  'Languages',
];
const WIDTHS = [1366, 390, 320];

for (const scheme of ['light', 'dark'] as const) {
  for (const width of WIDTHS) {
    test(`the résumé at ${width} px, ${scheme}: shows all sections without scripts, axe violations or overflow`, async ({
      browser,
    }) => {
      // axe needs scripts; the page does not.
      const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 800 } });
      const page = await context.newPage();
      const faults = watch(page);
      await page.goto('/resume');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(SECTIONS);
      await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await expect.poll(() => sideways(page)).toBe('');
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}

test('downloads are named by their format, and at least 32 px high', async ({ page }) => {
  await page.goto('/resume');
  const downloads = page
    .getByRole('navigation', { name: 'Downloads' })
    .getByRole('listitem')
    .getByRole('link');
  await expect(downloads).toHaveText(['PDF', 'Word', 'JSON Resume', 'Markdown', 'Text', 'vCard']);
  for (const link of await downloads.all()) {
    await expect(link).toHaveAttribute('download', /\.(?:pdf|docx|json|md|txt|vcf)$/);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  }
});

test('the welcome card leads to the résumé, and the résumé back to the portal', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'In a hurry? Read the plain résumé, 2 pages' }).click();
  await expect(page).toHaveURL('/resume');
  await page.getByRole('link', { name: 'Back to the portal' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Download résumé leads to the résumé with all roles', async ({ page }) => {
    await page.goto('/experience');
    await page.getByRole('link', { name: 'Download résumé' }).click();
    await expect(page).toHaveURL('/resume');
    await expect(
      page.getByRole('heading', { level: 3, name: 'Director of Information Technology' }),
    ).toBeVisible();
    await expect(page.getByText(/Roadside Gateway \(2007 - 2008\)/)).toBeVisible();
  });

  test('hides a link that needs scripts', async ({ page }) => {
    await page.goto('/experience');
    await expect(page.getByText('JSON View').first()).toBeHidden();
  });
});

const TYPES: Readonly<Record<string, string>> = {
  '/resume.pdf': 'application/pdf',
  '/resume.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '/resume.json': 'application/json; charset=utf-8',
  '/resume.md': 'text/markdown; charset=utf-8',
  '/resume.txt': 'text/plain; charset=utf-8',
  '/contact.vcf': 'text/vcard; charset=utf-8',
};

for (const [path, type] of Object.entries(TYPES)) {
  test(`${path} has its media type`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
  });
}

for (const address of ['/dashboard', '/experience', '/support', '/global-presence', '/sitemap']) {
  test(`${address} prints its text without the portal around it`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [
      'banner',
      'navigation',
      'contentinfo',
      'complementary',
      'group',
      'searchbox',
    ] as const)
      // The drawn map is a group of its places.
      await expect(page.getByRole(part).and(page.locator(':not([data-print="map"])'))).toHaveCount(0);
    await expect(page.locator('main [role="tooltip"], main input').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    // The text is legible on white paper.
    expect(await violations(page, 'main', COLORS)).toEqual([]);
    await context.close();
  });
}

for (const address of ['/management-groups', '/sitemap'])
  test(`the rows of the grid of ${address} stay rows on paper, below their headings`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const grid = page.locator('[role="grid"], [role="treegrid"]');
    const places = await grid.locator('[role="row"]').evaluateAll((rows) =>
      rows.slice(0, 3).map((row) => {
        const cells = [...row.querySelectorAll('[data-column]')].map((cell) => cell.getBoundingClientRect());
        return { tops: new Set(cells.map(({ top }) => Math.round(top))).size, count: cells.length };
      }),
    );
    for (const { tops, count } of places) {
      expect(count).toBeGreaterThan(4);
      expect(tops).toBe(1);
    }
    await expect(grid.getByText('Type', { exact: true }).first()).toBeVisible();
  });

/** A page on paper: its number of sheets and their texts. */
async function printed(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const texts = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      const parts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      // From top to bottom: a flexible box is painted after what follows it.
      return parts
        .toSorted((one, other) => Number(other.transform[5]) - Number(one.transform[5]))
        .map(({ str }) => str)
        .join(' ');
    }),
  );
  return { sheets: texts.length, first: texts[0] ?? '', texts };
}

test('a page on paper takes few sheets, with the contact on the first one', async ({ page }) => {
  const dashboard = await printed(page, '/dashboard');
  expect(dashboard.sheets).toBe(1);
  expect(dashboard.first).toContain('ines.valcarcel@example.com');
  const profile = await printed(page, '/profile');
  expect(profile.first).toContain('ines.valcarcel@example.com');
  expect(profile.first).not.toContain('My Feed');
  expect((await printed(page, '/resume')).sheets).toBe(2);
  expect((await printed(page, '/es/resume')).sheets).toBe(2);
  expect((await printed(page, '/projects')).sheets).toBeLessThanOrEqual(2);
});

test('the facts of a company on paper have names, and stand on the sheet of its first role', async ({
  page,
}) => {
  const { texts } = await printed(page, '/experience');
  expect(texts.join(' ')).toMatch(/My role:\s+Owner\s+Tenure:\s+6 yrs 3 mos\s+Own score:\s+88%/);
  for (const text of texts) expect(text.trim()).not.toMatch(/Status:\s+\w+$/);
});

test('prints collapsed roles with titles and resources, without search and filters', async ({ page }) => {
  await page.goto('/experience');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Director of Information Technology', 'Software Engineer, Traffic Systems'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  for (const name of ['Control Tower', 'Roadside Gateway'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  for (const text of ['My role ==', 'Status ==', 'JSON View'])
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
  await page.goto('/dashboard');
  for (const name of ['Control Tower', 'Global Head of Cloud and Advanced Technologies'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto('/projects');
  const sources = page.getByRole('region', { name: 'Open Source Contributions' });
  await expect(sources.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('I trained as a telecommunications engineer')).toBeVisible();
  await page.goto('/experience');
  await expect(
    page.getByText('Built the incident detection module used in four tunnel control rooms'),
  ).toBeVisible();
});
