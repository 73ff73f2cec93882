import { spawnSync } from 'node:child_process';

import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

import { violations } from '../sweep/axe';
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

test('downloads are buttons at least 32 px high, named by their format', async ({ page }) => {
  await page.goto('/resume');
  const downloads = page
    .getByRole('navigation', { name: 'Downloads' })
    .getByRole('listitem')
    .getByRole('link');
  await expect(downloads).toHaveText(['PDF', 'Word', 'JSON Resume', 'Markdown', 'Text', 'vCard']);
  for (const link of await downloads.all()) {
    await expect(link).toHaveAttribute('download', /\.(?:pdf|docx|json|md|txt|vcf)$/);
    await expect(link).toHaveCSS('border-top-width', '1px');
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

const NAMES: Readonly<Record<string, [type: string, disposition: RegExp]>> = {
  '/resume.pdf': ['application/pdf', /^inline; .*r%C3%A9sum%C3%A9\.pdf$/],
  '/resume.docx': [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    /^attachment; .*r%C3%A9sum%C3%A9\.docx$/,
  ],
  '/resume.json': ['application/json; charset=utf-8', /^inline; .*\.json$/],
  '/resume.md': ['text/markdown; charset=utf-8', /^inline; .*\.md$/],
  '/resume.txt': ['text/plain; charset=utf-8', /^inline; .*\.txt$/],
  '/contact.vcf': ['text/vcard; charset=utf-8', /^attachment; .*\.vcf$/],
};

for (const [path, [type, disposition]] of Object.entries(NAMES)) {
  test(`${path} has its media type and its file name`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    expect(response.headers()['content-disposition']).toMatch(disposition);
  });
}

/** The PDF as read by a viewer that supports tags and bookmarks. */
async function documentOf(page: Page) {
  const bytes = await (await page.request.get('/resume.pdf')).body();
  return { bytes, document: await getDocumentProxy(new Uint8Array(bytes)) };
}
type Node = { role?: string; children?: Node[] };
const rolesIn = (node: Node): string[] => [node.role ?? '', ...(node.children ?? []).flatMap(rolesIn)];

test('the PDF has two pages, tagged headings, bookmarks in order and external links', async ({ page }) => {
  const { document } = await documentOf(page);
  expect(document.numPages).toBe(2);
  const roles: string[] = [];
  const links: string[] = [];
  for (const number of [1, 2]) {
    const sheet = await document.getPage(number);
    roles.push(...rolesIn((await sheet.getStructTree()) as Node));
    const notes = (await sheet.getAnnotations()) as { url?: string }[];
    links.push(...notes.flatMap(({ url }) => url ?? []));
  }
  const count = (role: string) => roles.filter((one) => one === role).length;
  expect([count('H1'), count('H2')]).toEqual([1, SECTIONS.length]);
  expect(count('H3')).toBeGreaterThanOrEqual(13);
  const outline = (await document.getOutline()) as {
    items: { title: string; items: { title: string }[] }[];
  }[];
  expect(outline[0]?.items.map(({ title }) => title)).toEqual(SECTIONS);
  expect(links).toContain('mailto:ines.valcarcel@example.com');
  expect(links).toContain('https://example.com/projects/site-assistant');
  expect(links.filter((link) => !/^(?:https|mailto):/.test(link))).toEqual([]);
});

test('no page of the PDF ends with a heading', async ({ page }) => {
  const { document } = await documentOf(page);
  for (const number of [1, 2]) {
    const sheet = await document.getPage(number);
    const { items } = await sheet.getTextContent();
    const texts = items.filter((item) => 'str' in item && item.str.trim() !== '') as {
      str: string;
      transform: number[];
    }[];
    const lowest = Math.min(...texts.map(({ transform }) => transform[5] ?? 0));
    const last = texts.filter(({ transform }) => Math.abs((transform[5] ?? 0) - lowest) < 2);
    const size = Math.max(...last.map(({ transform }) => transform[3] ?? 0));
    // The second level is smaller than the text, and headings are larger.
    const smallest = Math.min(...texts.map(({ transform }) => transform[3] ?? 0));
    expect(size, last.map(({ str }) => str).join('')).toBeLessThan(smallest * 1.12);
  }
});

test('text extraction reads the PDF in the order of the résumé', async ({ page }) => {
  const { bytes, document } = await documentOf(page);
  const inViewer: string[] = [];
  for (const number of [1, 2]) {
    const { items } = await (await document.getPage(number)).getTextContent();
    inViewer.push(
      items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
    );
  }
  // Also Debian's `pdftotext`, if it is installed (by .ci/run).
  const tool = spawnSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
  const readings = [inViewer.join('\n'), ...(tool.status === 0 ? [tool.stdout] : [])];
  const resume = (await (await page.request.get('/resume.json')).json()) as {
    basics: { name: string };
    work: { position: string; highlights: string[] }[];
    education: { institution: string }[];
    skills: { name: string }[];
  };
  for (const reading of readings) {
    const text = reading.replaceAll(/\s+/g, ' ');
    const marks = [
      resume.basics.name,
      'ines.valcarcel@example.com',
      ...SECTIONS.slice(0, 3),
      ...resume.work.flatMap(({ position, highlights }) => [position, ...highlights]),
      ...SECTIONS.slice(3, 6),
      ...resume.education.map(({ institution }) => institution),
      ...SECTIONS.slice(6, 8),
      ...resume.skills.map(({ name }) => name),
      'Languages',
      'Portuguese',
    ];
    let at = 0;
    for (const mark of marks) {
      const found = text.indexOf(mark, at);
      expect(found, mark).toBeGreaterThanOrEqual(at);
      at = found;
    }
  }
});

const PRINTED = [
  '/dashboard',
  '/profile',
  '/management-groups',
  '/experience',
  '/projects',
  '/support',
  '/global-presence',
  '/sitemap',
];
for (const address of PRINTED) {
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
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
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
