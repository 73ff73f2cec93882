import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { emulated, hostWithRules } from '../../support/emulated-hosts';
import { fetchFrom } from '../../support/hosted';
import { nginxServer, whyNoNginx } from '../../support/real-servers';
import { siteFrom, type TestSite } from '../../support/site-of';

const VIEWS = `
views:
  short-form:
    title: Tailored Headline
    summary: A summary for one reader.
    leaveOut: { sections: [references, awards] }
    order: [skills]
    listed: true
`;

let site: TestSite;

// One build for both tests.
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

test('a tailored résumé is a page with its files, and only listed ones are linked', async ({
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

test('no other file names an unlisted résumé', () => {
  const client = join(site.build, 'client');
  const naming = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(client, name)).isFile() && !/\.(?:br|gz)$/.test(name))
    .filter((name) => /for-one-reader|Only For You/.test(readFileSync(join(client, name), 'latin1')));
  expect(naming.filter((name) => !/resume\/for-one-reader/.test(name))).toEqual([]);
  // The server snippets must not contain private data, because they may be in a public repository.
  const snippets = join(site.build, 'hosts');
  const beside = readdirSync(snippets).map((name) => readFileSync(join(snippets, name), 'utf8'));
  expect(beside.length).toBeGreaterThan(0);
  for (const text of beside) expect(text).not.toMatch(/for-one-reader|short-form/);
  expect(readFileSync(join(client, 'sitemap.xml'), 'utf8')).not.toMatch(/short-form/);
});

/** The header of each address that a search engine reads. The page of a tailored résumé excludes itself. */
const ROBOTS = [
  ['/es/resume/for-one-reader.docx', 'noindex'],
  ['/pt/resume/short-form.pdf', 'noindex'],
  ['/resume/for-one-reader.txt', 'noindex'],
  ['/resume', undefined],
  ['/resume/', undefined],
  ['/resume.pdf', undefined],
] as const;

test('nginx serves tailored résumés with noindex, and without rules that name them', async () => {
  const reason = whyNoNginx();
  test.skip(reason !== null, reason ?? '');
  const server = await nginxServer(join(site.build, 'client'), join(site.build, 'hosts'));
  try {
    for (const [path, robots] of ROBOTS)
      expect((await fetchFrom(server, path)).headers['x-robots-tag'], path).toBe(robots);
    const page = await fetchFrom(server, '/es/resume/short-form/');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const missing = await fetchFrom(server, '/es/resume/nobody');
    expect([missing.status, missing.body.toString()]).toEqual([404, expect.stringContaining('lang="es"')]);
  } finally {
    server.close();
  }
});

test('hosts with a rules file serve tailored résumés with noindex', async () => {
  const server = await emulated(hostWithRules(join(site.build, 'client')));
  try {
    for (const [path, robots] of ROBOTS)
      expect((await fetchFrom(server, path)).headers['x-robots-tag'], path).toBe(robots);
  } finally {
    server.close();
  }
});
