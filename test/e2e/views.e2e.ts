import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { siteFrom, type TestSite } from '../support/site-of';

const VIEWS = `
views:
  short-form:
    title: Tailored Headline
    summary: A summary for one reader.
    leaveOut: { sections: [references, awards] }
    order: [skills, work]
    listed: true
`;

let site: TestSite;

// One build for both.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const content = mkdtempSync(join(tmpdir(), 'views-'));
  cpSync('examples/sample', content, { recursive: true });
  const portal = join(content, 'portal.yaml');
  writeFileSync(
    portal,
    `${readFileSync(portal, 'utf8')}\nsiteUrl: https://me.example/\n${VIEWS}`.replace(
      /^siteUrl: (?!https:\/\/me\.example\/$).*$/m,
      '',
    ),
  );
  writeFileSync(join(content, 'views.private.yaml'), 'for-one-reader: { title: Only For You }\n');
  site = await siteFrom(content);
});
test.afterAll(() => site.close());

test('a tailored résumé is a page with its files, and only a listed one is linked', async ({
  page,
  request,
}) => {
  await page.goto(`${site.url}/resume`);
  await expect(page.getByRole('link', { name: 'Only For You' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Tailored Headline' }).click();
  await expect(page).toHaveURL(/\/resume\/short-form$/);
  await expect(page.getByText('A summary for one reader.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Skills')).toBeLessThan(headings.indexOf('Experience'));
  for (const kind of ['pdf', 'docx', 'json', 'txt']) {
    for (const name of ['short-form', 'for-one-reader']) {
      const answer = await request.get(`${site.url}/resume/${name}.${kind}`);
      expect(answer.status(), `${name}.${kind}`).toBe(200);
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
    }
  }
  const { basics, references } = (await (await request.get(`${site.url}/resume/short-form.json`)).json()) as {
    basics: { label: string };
    references?: unknown;
  };
  expect([basics.label, references]).toEqual(['Tailored Headline', undefined]);
  expect((await request.get(`${site.url}/es/resume/for-one-reader`)).status()).toBe(200);
});

test('nothing else of the site names an unlisted one', () => {
  const client = join(site.build, 'client');
  const naming = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(client, name)).isFile() && !/\.(?:br|gz)$/.test(name))
    .filter((name) => /for-one-reader|Only For You/.test(readFileSync(join(client, name), 'latin1')));
  // Its own files, and what a host must know to serve them.
  expect(
    naming.filter(
      (name) =>
        !/resume\/for-one-reader/.test(name) &&
        !/^(?:_headers|\.htaccess|[\w.-]+\.(?:json|toml|config))$/.test(name),
    ),
  ).toEqual([]);
  expect(readFileSync(join(client, 'sitemap.xml'), 'utf8')).not.toMatch(/short-form/);
});
