import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from '@playwright/test';

import { catalogueLanguages } from '../../../src/portal/addresses/languages';
import { settingsIn } from '../../../src/site/serve';
import { expectWellHosted } from '../../support/hosted';
import { MANAGERS, packedPackages, type Packed, type PackedOwner } from '../../support/packed-owner';
import { nginxServer, whyNoNginx } from '../../support/real-servers';

// The tests share one packed and installed package, because packing is slow.
test.describe.configure({ mode: 'default', timeout: 600_000 });
// The certificate of the real server is its own.
test.use({ ignoreHTTPSErrors: true });

const SAMPLE = 'examples/sample/resume.json';
const NAME = (JSON.parse(readFileSync(SAMPLE, 'utf8')) as { basics: { name: string } }).basics.name;
const LOCKFILES = { npm: 'package-lock.json', pnpm: 'pnpm-lock.yaml' } as const;

let packed: Packed;
test.beforeAll(() => {
  test.setTimeout(600_000);
  packed = packedPackages();
});
test.afterAll(() => packed.remove());

/** Builds the sample in an owner's folder, unless a test has done so. */
function built(me: PackedOwner): { site: string; build: string } {
  const build = join(me.folder, 'build');
  if (!existsSync(build))
    for (const args of [['import', resolve(SAMPLE), '--force'], ['build']]) {
      const { status, sentence } = me.portalfolio(...args);
      expect(status, sentence).toBe(0);
    }
  return { site: join(build, 'client'), build };
}

for (const manager of MANAGERS)
  test(`an owner with ${manager} has one dependency and needs no files of this repository`, async ({
    page,
  }) => {
    const me = packed.owner(manager);
    const inFolder = (...path: string[]) => join(me.folder, ...path);
    const manifest = readFileSync(inFolder('package.json'), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: object };
    expect(Object.keys(dependencies)).toEqual(['portalfolio']);
    expect(existsSync(inFolder(LOCKFILES[manager]))).toBe(true);
    const installed = readdirSync(inFolder('node_modules')).filter((name) => !name.startsWith('.'));
    // pnpm links only the dependencies of the owner.
    if (manager === 'pnpm') expect(installed).toEqual(['portalfolio']);
    for (const absent of ['vite', 'typescript', 'playwright', 'tsx', 'react'])
      expect(installed).not.toContain(absent);

    const imported = me.portalfolio('import', resolve(SAMPLE), '--force');
    expect(imported.status, imported.sentence).toBe(0);

    expect(me.portalfolio('check').output).toContain(`the portal of ${NAME} can be built`);
    const made = me.portalfolio('build');
    expect(made.status, made.sentence).toBe(0);
    for (const file of ['resume.pdf', 'resume.docx', 'dashboard/index.html.br', 'es/dashboard/index.html'])
      expect(existsSync(inFolder('build/client', file)), file).toBe(true);
    expect(me.portalfolio('doctor').output).not.toContain('There is no build yet. Run npm run build.');
    expect(me.portalfolio('bild').status).toBe(2);
    expect(me.portalfolio('--version').output).toMatch(/^\d+\.\d+\.\d+ \([0-9a-f]{8}\)\n$/);
    expect(me.portalfolio('help', 'theme').output).toContain('theme.css');
    expect(me.portalfolio('changes').output).toContain('# Changes');

    const preview = await me.started('preview', '--port', '0');
    try {
      await page.goto(`${preview.url}/profile`);
      await expect(page.getByRole('main')).toContainText(NAME);
    } finally {
      preview.child.kill();
    }
    expect(readFileSync(inFolder('package.json'), 'utf8')).toBe(manifest);
  });

test('`dev` of an installed package shows changes, mistakes and what a recruiter’s system reads', async ({
  page,
}) => {
  const me = packed.owner('npm');
  built(me);
  const resume = join(me.folder, 'resume.json');
  const text = readFileSync(resume, 'utf8');
  const { child, url } = await me.started('dev', '--port', '0');
  try {
    await page.goto(`${url}/dashboard`);
    await expect(page).toHaveTitle(`Dashboard - ${NAME}`, { timeout: 60_000 });
    const bar = page.getByRole('region', { name: 'Your portal' });
    await bar.getByRole('button', { name: /proposal|problem|mend/ }).click();
    const files = page.getByRole('dialog', { name: 'Your files' });
    await files.getByRole('button', { name: 'Documents' }).click();
    const proof = files.getByRole('region', { name: 'What a recruiter’s system reads in your documents' });
    await expect(proof.getByRole('status')).toHaveText('Nothing is lost.', { timeout: 60_000 });
    await expect(proof.getByRole('listitem').first()).toContainText('PDF (en): pages: ');
    await files.getByRole('button', { name: 'Close' }).click();
    writeFileSync(resume, text.replace(NAME, `${NAME} Edited`));
    await expect(page).toHaveTitle(`Dashboard - ${NAME} Edited`, { timeout: 60_000 });
    writeFileSync(resume, text.slice(0, -3));
    const overlay = page.getByRole('dialog', { name: 'The portal cannot be built' });
    await expect(overlay).toContainText('resume.json:', { timeout: 60_000 });
    writeFileSync(resume, text);
    await expect(page).toHaveTitle(`Dashboard - ${NAME}`, { timeout: 60_000 });
    await expect(overlay).toBeHidden();
  } finally {
    child.kill();
  }
});

test('nginx serves the build of an installed package', async ({ page }) => {
  const reason = whyNoNginx();
  test.skip(reason !== null, reason ?? '');
  const { site, build } = built(packed.owner('npm'));
  const server = await nginxServer(site, join(build, 'hosts'));
  try {
    await expectWellHosted(server, settingsIn(join(build, 'server-settings.json')), site);
    await page.goto(`https://localhost:${server.httpsPort}/`);
    await expect(page).toHaveTitle(`Dashboard - ${NAME}`);
    const menu = page.getByRole('navigation', { name: 'Portal navigation' });
    await menu.getByRole('link', { name: 'Subscriptions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscriptions');
    const missing = await page.goto(`https://localhost:${server.httpsPort}/es/nada`);
    expect(missing?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  } finally {
    server.close();
  }
});

/** The hashes of all files of a build and of the private résumés. */
function hashesIn({ folder }: PackedOwner): Record<string, string> {
  const files = ['build', 'private'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(files.toSorted().map((file) => [relative(folder, file), hashOf(file)]));
}

test('the package builds a portal in each language that it has texts of', async ({ page }) => {
  const me = packed.owner('npm');
  built(me);
  for (const { code } of catalogueLanguages)
    if (code !== 'en')
      writeFileSync(join(me.folder, `resume.${code}.json`), JSON.stringify({ basics: { label: code } }));
  for (const command of ['check', 'build']) {
    const { status, sentence } = me.portalfolio(command);
    expect(status, `${command}: ${sentence}`).toBe(0);
  }
  const { child, url } = await me.started('preview', '--port', '0');
  try {
    for (const { code, segment } of catalogueLanguages) {
      await page.goto(new URL(`${segment}/dashboard`, `${url}/`).href);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  } finally {
    child.kill();
    for (const { code } of catalogueLanguages)
      rmSync(join(me.folder, `resume.${code}.json`), { force: true });
  }
});

test('a build from the caches has the same files as a build without them', () => {
  const me = packed.owner('npm');
  const settings = join(me.folder, 'portal.yaml');
  built(me);
  // With an address, the site has pictures for sharing.
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nsiteUrl: https://ada.example/\n`);
  rmSync(join(me.folder, 'node_modules/.cache'), { recursive: true });
  const [cold, warm] = ['cold', 'warm'].map((kind) => {
    const { status, sentence } = me.portalfolio('build');
    expect(status, `${kind}: ${sentence}`).toBe(0);
    return hashesIn(me);
  });
  const made = Object.keys(cold ?? {}).filter((file) => /\.(?:pdf|docx|png|br)$/.test(file));
  expect(made.length).toBeGreaterThan(100);
  expect(warm).toEqual(cold);
});

test('JSON Resume tools use the package as a theme', async ({ page }) => {
  const me = packed.owner('npm');
  built(me);
  // The tools find the package beside them.
  for (const name of ['resumed', 'sade', 'mri', 'strip-json-comments'])
    cpSync(join('node_modules', name), join(me.folder, 'node_modules', name), { recursive: true });
  const [tool, source, target] = ['node_modules/resumed/bin/resumed.js', 'resume.json', 'cv.html'];
  const themed = me.run(process.execPath, tool, 'render', source, '-o', target, '-t', 'portalfolio');
  expect(themed.status, themed.sentence).toBe(0);
  await page.goto(pathToFileURL(join(me.folder, target)).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(page.getByRole('heading', { name: 'Experience' })).toBeVisible();
  const options = me.run(process.execPath, '-p', "JSON.stringify(require('portalfolio').pdfRenderOptions)");
  expect((await page.pdf(JSON.parse(options.output) as object)).subarray(0, 5).toString()).toBe('%PDF-');
});
