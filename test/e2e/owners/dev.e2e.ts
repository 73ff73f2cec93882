import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';

import { FINISHED } from '../../../src/site/build-folders';
import { startDev } from '../../support/dev-server';
import { fillIn, send } from '../../support/write-message';

let content: string;
let child: ChildProcess;
let url: string;
const write = (name: string, text: string) => writeFileSync(join(content, name), text);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'owner-'));
  cpSync('examples/sample', content, { recursive: true });
  write(
    'portal.yaml',
    `${readFileSync(join(content, 'portal.yaml'), 'utf8')}\nviews: { short: { pages: 1 } }\n`,
  );
  ({ child, url } = await startDev(content));
});

test.afterAll(() => {
  child.kill();
  rmSync(content, { recursive: true });
});

/** The names of files that only a published site has: copies on the device, pictures for sharing, hosts. */
const PUBLISHED_ONLY =
  /^(?:\.nojekyll|_headers|_redirects|NOT-FOR-PUBLISHING\.txt)$|(?:^|\/)offline\/|^pictures\/card-/;

test('serves every file of a built site on request, and does not change the last build', async ({
  request,
}) => {
  const before = statSync(FINISHED.serverSettings).mtimeMs;
  const files = readdirSync(FINISHED.site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(FINISHED.site.length + 1))
    .filter((file) => !/\.(?:br|gz)$/.test(file) && !PUBLISHED_ONLY.test(file))
    // A page names the texts and the search index of its language.
    .toSorted((one, other) => Number(other.endsWith('.html')) - Number(one.endsWith('.html')));
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const address = `/${file}`.replace(/\/index\.html$/, '') || '/dashboard';
    const answer = await request.get(url + address);
    expect(answer.status(), address).toBe(200);
    const built = readFileSync(join(FINISHED.site, file));
    // Texts that depend on neither the date nor the settings of this test.
    if (/resume\.(?:json|txt|md)$|\.vcf$/.test(file))
      expect(await answer.text(), file).toBe(built.toString());
    if (file.endsWith('.html')) expect(answer.headers()['content-security-policy'], file).toBeTruthy();
  }
  for (const address of ['/resume/short', '/resume/short.pdf', '/es/resume/short.docx'])
    expect((await request.get(url + address)).status(), address).toBe(200);
  const missing = await request.get(`${url}/es/nada`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('lang="es"');
  expect(statSync(FINISHED.serverSettings).mtimeMs).toBe(before);
});

test('an open page shows a saved change: a fact, a case study, a translation', async ({ page }) => {
  await page.goto(`${url}/es/projects`);
  const file = join(content, 'resume.json');
  const { basics, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { basics: { name: string } };
  writeFileSync(file, JSON.stringify({ ...rest, basics: { ...basics, name: 'Ada Byron' } }));
  await expect(page).toHaveTitle(/ - Ada Byron$/);

  await page.goto(`${url}/projects/remote-site-inspection`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How an inspection became a link');
  const study = join('projects', 'remote-site-inspection.md');
  write(
    study,
    readFileSync(join(content, study), 'utf8').replace('How an inspection became a link', 'A new title'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new title');
  rmSync(join(content, study));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource not found');
});

test('lists warnings and proposals with their places, and again after each save', async ({ page }) => {
  const file = join(content, 'resume.json');
  const before = readFileSync(file, 'utf8');
  const { skills, ...rest } = JSON.parse(before) as { skills: object[] };
  await page.goto(`${url}/usage`);
  await page.getByRole('button', { name: /^\d+ proposals? · \d+ problems?$/ }).click();
  const list = page.getByRole('dialog', { name: 'Your files' });
  await expect(list).toBeVisible();
  const wrong = { name: 'Weaving', level: { much: true } };
  writeFileSync(file, JSON.stringify({ ...rest, skills: [...skills, wrong] }, null, 2));
  // The page has been loaded again, and the list is open again.
  const warning = list.getByRole('listitem').filter({ hasText: `skills[${skills.length}].level` });
  await expect(warning).toContainText(/resume\.json:\d+:\d+/);
  const place = warning.getByRole('link');
  await expect(place).toHaveAttribute('href', /^vscode:\/\/file\/.+\/resume\.json:\d+:\d+$/);
  writeFileSync(file, before);
  await expect(warning).toBeHidden();
  await expect(list).toBeVisible();
  const portal = readFileSync(join(content, 'portal.yaml'), 'utf8');
  write('portal.yaml', stringify({ ...(parse(portal) as object), skills: undefined }));
  const proposal = list.getByRole('listitem').filter({ hasText: 'portal.yaml skills' });
  await expect(proposal).toContainText('The percentages of the featured skills.');
  write('portal.yaml', portal);
  await expect(proposal).toBeHidden();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^\d+ proposals?/ })).toBeVisible();
  await expect(list).toBeHidden();
});

test('accepts a proposal, takes it back and repeats it, and takes no edit from elsewhere', async ({
  page,
  request,
}) => {
  const portal = readFileSync(join(content, 'portal.yaml'), 'utf8');
  write('portal.yaml', stringify({ ...(parse(portal) as object), places: undefined }));
  const text = () => readFileSync(join(content, 'portal.yaml'), 'utf8');
  const without = text();
  await page.goto(`${url}/dashboard`);
  await page.getByRole('button', { name: /^\d+ proposals?/ }).click();
  const list = page.getByRole('dialog', { name: 'Your files' });
  const accept = list.getByRole('button', { name: 'Accept: portal.yaml places', exact: true });
  await accept.click();
  await expect.poll(text).toContain('\nplaces:\n  - city: ');
  expect(text().startsWith(without)).toBe(true);
  // The page is loaded again, and its list stays open.
  await expect(accept).toBeHidden();
  await list.getByRole('button', { name: /^Undo: Accept: portal.yaml places/ }).click();
  await expect.poll(text).toBe(without);
  await expect(accept).toBeVisible();
  await list.getByRole('button', { name: /^Redo/ }).click();
  await expect.poll(text).toContain('\nplaces:');
  await list.getByRole('button', { name: /^Undo: Accept: portal.yaml places/ }).click();
  await list.getByRole('button', { name: 'Not mine: portal.yaml places' }).click();
  await expect.poll(text).toContain('dismissed:\n  - portal.yaml places\n');
  await expect(accept).toBeHidden();
  for (const address of ['dev-edits', 'dev-pictures']) {
    const foreign = await request.post(`${url}/${address}`, { data: { act: 'undo' } });
    expect(foreign.status()).toBe(403);
  }
  write('portal.yaml', portal);
});

test('a mistake, a new language, and a folder that is away for a moment stop no update', async ({ page }) => {
  await page.goto(`${url}/profile`);
  const overlay = page.getByRole('dialog', { name: 'The portal cannot be built' });
  const translation = JSON.stringify({ basics: { label: 'Ingénieur' } });
  write('resume.fr.json', translation.slice(0, -4));
  await expect(overlay).toContainText('resume.fr.json:1:');
  write('resume.fr.json', translation);
  await expect(overlay).toBeHidden();
  await page.goto(`${url}/fr/profile`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('main')).toContainText('Ingénieur');

  renameSync(content, `${content}-away`);
  await expect(overlay).toContainText('It was moved or removed.');
  renameSync(`${content}-away`, content);
  await expect(overlay).toBeHidden();
  mkdirSync(join(content, 'public'));
  write(join('public', 'proof.txt'), 'mine');
  await expect.poll(async () => (await page.request.get(`${url}/proof.txt`)).text()).toBe('mine');
  write('resume.fr.json', translation.replace('Ingénieur', 'Architecte'));
  await expect(page.getByRole('main')).toContainText('Architecte');
  rmSync(join(content, 'resume.fr.json'));
  await expect(page.getByRole('main')).not.toContainText('Architecte');
});

/** The folder in which `dev` makes its pages now. */
function draftFolder(): string {
  const folder = join('.cache', `draft-${child.pid}`);
  const newest = Math.max(...readdirSync(folder).map(Number));
  return join(folder, String(newest));
}

test('shows why a page could not be made, until it can be', async ({ page }) => {
  writeFileSync(join(draftFolder(), 'usage'), 'where the folder of the page would be');
  const answer = await page.goto(`${url}/usage`);
  expect(answer?.status()).toBe(500);
  const overlay = page.getByRole('dialog', { name: 'A page could not be made' });
  await expect(overlay).toContainText('/usage: ');
  write('words.en.yaml', readFileSync(join(content, 'words.en.yaml'), 'utf8'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  await expect(overlay).toBeHidden();
});

test('answers at names of this machine only', async ({ request }) => {
  for (const address of ['/dashboard', '/dev-reload.js', '/dev-icons']) {
    const answer = await request.get(url + address, { headers: { host: 'evil.example' } });
    expect(answer.status(), address).toBe(421);
  }
  const script = await request.get(`${url}/dev-reload.js`);
  expect(script.headers()['x-content-type-options']).toBe('nosniff');
});

test('two of them on one folder show each change, and the second leaves the first as it is', async ({
  page,
  context,
}) => {
  const second = await startDev(content);
  try {
    const other = await context.newPage();
    await page.goto(`${url}/profile`);
    await other.goto(`${second.url}/profile`);
    const file = join(content, 'resume.json');
    const before = readFileSync(file, 'utf8');
    // The second edit comes while the first is read.
    writeFileSync(file, before.replace('Technology executive', 'A first headline'));
    await page.waitForRequest(/\/profile$/);
    writeFileSync(file, before.replace('Technology executive', 'A second headline'));
    for (const shown of [page, other])
      await expect(
        shown
          .getByRole('main')
          .getByText(/^A second headline/)
          .first(),
      ).toBeVisible();
    second.child.kill();
    writeFileSync(file, before);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Technology executive/)
        .first(),
    ).toBeVisible();
  } finally {
    second.child.kill();
  }
});

test('a message sent from the form appears in the inbox', async ({ page }) => {
  const message = { Subject: `From development ${test.info().testId}` };
  await page.goto(`${url}/support`);
  await fillIn(page, message);
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await page.goto(`${url}/inbox`);
  await expect(page.getByText(message.Subject).first()).toBeVisible();
});
