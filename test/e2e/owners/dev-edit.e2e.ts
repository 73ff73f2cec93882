import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { imageSize } from 'image-size';
import { parse } from 'yaml';

import { FINISHED } from '../../../src/site/build-folders';
import { AXE_TAGS } from '../../support/axe-tags';
import { startDev } from '../../support/dev-server';
import { hydrated } from '../../support/searching';

/** The owner edits the portal of `dev` in its own panes. */

let content: string;
let child: ChildProcess;
let url: string;
const text = (name: string) => readFileSync(join(content, name), 'utf8');
const write = (name: string, written: string) => writeFileSync(join(content, name), written);
const resume = () => JSON.parse(text('resume.json')) as Record<string, Record<string, unknown>[]>;
const differingLines = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'owner-'));
  cpSync('examples/sample', content, { recursive: true });
  // A machine may not know the author of a commit.
  for (const who of ['GIT_AUTHOR', 'GIT_COMMITTER'])
    Object.assign(process.env, { [`${who}_NAME`]: 'Ada', [`${who}_EMAIL`]: 'ada@mill.example' });
  ({ child, url } = await startDev(content));
});
test.afterAll(() => {
  child.kill();
  rmSync(content, { recursive: true });
});
test.beforeEach(() => {
  for (const name of ['resume.json', 'portal.yaml', 'resume.es.json', 'resume.pt.json'])
    write(name, readFileSync(join('examples/sample', name), 'utf8'));
});

const bar = (page: Page) => page.getByRole('region', { name: 'Your portal' });
const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens a page whose commands are the owner's. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(url + address);
  await expect(bar(page).getByText('You are editing')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /^\d+ proposals?/ })).toBeVisible();
  await expect(page.locator('[data-owner-command]').first()).toBeAttached();
}

test('the bar shows the page as visitors see it, and the owner’s commands again', async ({ page }) => {
  await open(page, '/profile');
  const edit = page.getByRole('button', { name: 'Edit properties' });
  await expect(edit).not.toHaveAttribute('aria-disabled');
  await page.getByRole('switch', { name: 'As visitors see it' }).click();
  await expect(bar(page)).toContainText('This is what visitors see.');
  await hydrated(page);
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await edit.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('switch', { name: 'As visitors see it' }).click();
  await expect(edit).not.toHaveAttribute('aria-disabled');
});

test('“Edit properties” changes one line, shows it behind the form, and undoes it by a key', async ({
  page,
}) => {
  await open(page, '/profile');
  const before = text('resume.json');
  await page.getByRole('button', { name: 'Edit properties' }).click();
  const pane = form(page, 'Edit properties');
  const headline = pane.getByLabel('Headline');
  await headline.fill('Weaver of clouds');
  await headline.press('Enter');
  await expect(pane.getByText('Saved: Headline')).toBeVisible();
  expect(differingLines(before, text('resume.json'))).toHaveLength(1);
  await expect(page.locator('#owner-page-copy main').getByText('Weaver of clouds').first()).toBeVisible();
  await headline.press('Control+z');
  await expect.poll(() => text('resume.json')).toBe(before);
  await expect(headline).toHaveValue('Technology executive for infrastructure and construction');
  await headline.press('Control+y');
  await expect.poll(() => text('resume.json')).toContain('Weaver of clouds');
  await pane.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByText('Weaver of clouds').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit properties' })).toBeFocused();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text('resume.json')).toBe(before);
});

test('a value that the reader would not use is refused with its sentence, and what was typed stays', async ({
  page,
}) => {
  await open(page, '/profile');
  const before = text('resume.json');
  await page.getByRole('button', { name: 'Edit properties' }).click();
  const mail = form(page, 'Edit properties').getByLabel('Email', { exact: true });
  await mail.fill('nobody');
  await mail.press('Tab');
  await expect(
    page.getByRole('alert').filter({ hasText: 'expected an e-mail address, got "nobody"' }),
  ).toBeVisible();
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await expect(mail).toHaveValue('nobody');
  expect(text('resume.json')).toBe(before);
});

test('a change of another program meanwhile asks which value holds', async ({ page }) => {
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit properties' }).click();
  const pane = form(page, 'Edit properties');
  const headline = pane.getByLabel('Headline');
  await headline.press('End');
  await headline.pressSequentially(' and more');
  write('resume.json', text('resume.json').replace('Technology executive', 'Another program'));
  await expect(
    page
      .locator('#owner-page-copy main')
      .getByText(/^Another program/)
      .first(),
  ).toBeVisible();
  await headline.press('Enter');
  const question = page.getByRole('alert').filter({ hasText: 'changed meanwhile' });
  await expect(question).toContainText('In the file: Another program for infrastructure and construction');
  await expect(question).toContainText('and more');
  await question.getByRole('button', { name: 'Write mine' }).click();
  await expect.poll(() => text('resume.json')).toMatch(/"label": "Technology executive .* and more"/);
});

test('a list of texts: an item is added, moved by keys and removed', async ({ page }) => {
  await open(page, '/experience');
  const before = text('resume.json');
  await page.goto(`${url}/profile?item=ferrovial`);
  await page.getByRole('group', { name: 'Your commands' }).getByRole('button', { name: 'Edit' }).click();
  const role = resume()['work']?.[0] as { position: string; highlights: string[] };
  await form(page, 'Ferrovial')
    .getByRole('button', { name: new RegExp(role.position) })
    .first()
    .click();
  const list = page.getByRole('group', { name: 'Highlights', exact: true });
  await list.getByRole('button', { name: 'Add to highlights' }).click();
  await list.getByLabel('Highlights: a new one').fill('Wove a cloud.');
  await list.getByLabel('Highlights: a new one').press('Tab');
  const last = list.getByLabel(`Highlights ${role.highlights.length + 1}`);
  await expect(last).toHaveValue('Wove a cloud.');
  await last.press('Alt+ArrowUp');
  await expect
    .poll(() => resume()['work']?.[0]?.['highlights'])
    .toEqual([...role.highlights.slice(0, -1), 'Wove a cloud.', role.highlights.at(-1)]);
  await list.getByRole('button', { name: 'Remove: Wove a cloud.' }).click();
  await expect.poll(() => text('resume.json')).toBe(before);
});

test('“Add subscription” creates a role of a new company; its pane hides and deletes it', async ({
  page,
}) => {
  await open(page, '/management-groups');
  const before = text('resume.json');
  await page.getByRole('button', { name: 'Add subscription' }).click();
  const pane = form(page, 'Add a role');
  await pane.getByRole('button', { name: 'Create' }).click();
  await expect(pane.getByText('Company: write it first.')).toBeVisible();
  await pane.getByLabel('Company', { exact: true }).fill('Royal Loom');
  await pane.getByLabel('Position').fill('Weaver');
  await pane.getByLabel('Start: month').selectOption('March');
  await pane.getByLabel('Start: year').fill('2025');
  await pane.getByLabel('Start: year').press('Tab');
  await pane.getByLabel('Start: month').selectOption('March');
  await pane.getByRole('button', { name: 'Create' }).click();
  await expect
    .poll(() => resume()['work']?.[0])
    .toEqual({ name: 'Royal Loom', position: 'Weaver', startDate: '2025-03' });
  // The translations have their entries at the same indexes.
  expect((JSON.parse(text('resume.es.json')) as { work: unknown[] }).work[0]).toEqual({});
  await form(page, 'Royal Loom, Weaver').getByRole('button', { name: 'Close' }).click();
  await page.goto(`${url}/profile?item=royal-loom`);
  const commands = page.getByRole('group', { name: 'Your commands' });
  await commands.getByRole('button', { name: 'Hide from everybody' }).click();
  await form(page, 'Hide “Royal Loom” from everybody?').getByRole('button', { name: 'Hide' }).click();
  await expect
    .poll(() => (parse(text('portal.yaml')) as { privacy?: object }).privacy)
    .toEqual({ hide: ['work[0]'] });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text('portal.yaml')).not.toContain('work[0]');
  await page.goto(`${url}/profile?item=royal-loom`);
  await commands.getByRole('button', { name: 'Delete' }).click();
  await form(page, 'Delete “Royal Loom”?').getByRole('button', { name: 'Cancel' }).click();
  expect(text('resume.json')).not.toBe(before);
  await commands.getByRole('button', { name: 'Delete' }).click();
  await form(page, 'Delete “Royal Loom”?').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => text('resume.json')).toBe(before);
});

test('Settings write portal.yaml, with choices, and a picture is stored by a file', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = form(page, 'Settings');
  await settings.getByLabel('Brand colour', { exact: true }).fill('#2b5797');
  await settings.getByLabel('Brand colour', { exact: true }).press('Enter');
  await expect.poll(() => text('portal.yaml')).toContain('brandColor: "#2b5797"');
  await settings.getByLabel('Tiles').selectOption('off');
  await expect.poll(() => (parse(text('portal.yaml')) as { map: { tiles: string } }).map.tiles).toBe('off');
  // The first page is loaded again when its form is closed.
  const other = await page.context().newPage();
  await open(other, '/profile');
  await other.getByRole('button', { name: 'Edit properties' }).click();
  const file = form(other, 'Edit properties').getByLabel('Portrait: file');
  await file.setInputFiles({
    name: '../../My Portrait.png',
    mimeType: 'image/png',
    buffer: readFileSync('docs/dashboard.png'),
  });
  const crop = form(other, 'Edit properties').getByRole('group', { name: 'Crop' });
  await crop.getByLabel('Zoom').press('ArrowRight');
  await crop.getByLabel('Top to bottom').fill('0');
  await crop.getByRole('button', { name: 'Use this part' }).click();
  await expect.poll(() => text('resume.json')).toContain('"image": "images/my-portrait.png"');
  const { width, height } = imageSize(readFileSync(join(content, 'images', 'my-portrait.png')));
  expect(width).toBe(height);
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(form(other, 'Edit properties').getByText(/^This is no picture/)).toBeVisible();
});

test('a pencil and the key E open the field of a value', async ({ page }) => {
  await open(page, '/profile');
  const pencil = page.getByRole('button', { name: /^Edit: Technology executive/ });
  // A build of the restored files may load the page again.
  await expect(async () => {
    await page.getByRole('main').getByText('Technology executive for').first().hover();
    await pencil.click({ timeout: 2000 });
  }).toPass();
  await expect(form(page, 'About you').getByLabel('Headline')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'ines.valcarcel@example.com' }).first().focus();
  await page.keyboard.press('e');
  await expect(form(page, 'About you').getByLabel('Email', { exact: true })).toBeFocused();
});

for (const [width, scheme] of [
  [1366, 'light'],
  [390, 'dark'],
] as const)
  test(`forms are accessible and fit, ${width} px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, '/dashboard');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(form(page, 'Settings')).toBeVisible();
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(
      (tags) => axe.run('dialog[open], [aria-label="Your portal"]', { runOnly: tags }),
      AXE_TAGS,
    );
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('a company gets an icon by its picture and a colour that passes; a place names its pin', async ({
  page,
}) => {
  await open(page, '/experience');
  await page.goto(`${url}/profile?item=ferrovial`);
  await page.getByRole('group', { name: 'Your commands' }).getByRole('button', { name: 'Edit' }).click();
  const pane = form(page, 'Ferrovial');
  await pane.getByText('Icon: choose').click();
  await pane.getByLabel('Search icons').fill('rocket');
  await pane.getByRole('button', { name: 'rocket', exact: true }).click();
  await expect.poll(() => text('portal.yaml')).toMatch(/icon: ["']?rocket/);
  const colour = pane.getByLabel('Colour', { exact: true });
  await colour.fill('#ffcc00');
  await colour.press('Enter');
  await expect(pane.getByText(/^White text on it is hard to read: 1\.5:1/)).toBeVisible();
  await pane.getByRole('button', { name: /^Use #/ }).click();
  await expect(pane.getByText(/^White text on it is readable/)).toBeVisible();
  await pane
    .getByRole('button', { name: /^Ferrovial, / })
    .first()
    .click();
  const place = page.getByLabel('Location', { exact: true });
  await place.fill('Lisbon, Portugal');
  await expect(page.getByText('On the map: Lisbon, Portugal')).toBeVisible();
  await place.fill('Portugal');
  await expect(page.getByText('On the map: Portugal, without a city')).toBeVisible();
  const marks = page.getByRole('group', { name: 'Markdown for Summary' });
  await marks.getByRole('button', { name: 'Preview' }).click();
  await page.getByLabel('Summary', { exact: true }).fill('Some **bold** words');
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('bold');
});

test('on a page in another language, the forms are in it and edit the texts of its translation', async ({
  page,
}) => {
  await page.goto(`${url}/es/profile`);
  await page.getByRole('button', { name: 'Editar propiedades' }).click();
  const pane = form(page, 'Editar propiedades');
  const before = text('resume.json');
  const headline = pane.getByLabel(/^Titular/);
  const own = (JSON.parse(text('resume.es.json')) as { basics: { label: string } }).basics.label;
  await expect(headline).toHaveValue(own);
  await expect(pane.getByText(/^Traducir de: Technology executive/)).toBeVisible();
  await headline.fill('Tejedora de nubes');
  await headline.press('Enter');
  await expect(pane.getByText('Guardado: Titular')).toBeVisible();
  expect(text('resume.es.json')).toContain('"label": "Tejedora de nubes"');
  expect(text('resume.json')).toBe(before);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((tags) => axe.run('dialog[open]', { runOnly: tags }), AXE_TAGS);
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await headline.press('Control+z');
  await expect.poll(() => text('resume.es.json')).toContain(own);
  await pane.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('main').getByText(own).first().hover();
  await page.getByRole('button', { name: `Editar: ${own}` }).click();
  await expect(form(page, 'Sobre ti').getByLabel(/^Titular/)).toBeFocused();
});

test('the activity log lists the owner’s edits, and undoes one of them alone', async ({ page }) => {
  await open(page, '/profile');
  const before = text('resume.json');
  await page.getByRole('button', { name: 'Edit properties' }).click();
  const pane = form(page, 'Edit properties');
  for (const [label, value] of [
    ['Headline', 'Weaver of clouds'],
    ['Phone', '+34 600 000 000'],
  ] as const) {
    await pane.getByLabel(label, { exact: true }).fill(value);
    await pane.getByLabel(label, { exact: true }).press('Enter');
    await expect(pane.getByText(`Saved: ${label}`)).toBeVisible();
  }
  await open(page, '/activity');
  const edits = page.getByRole('region', { name: 'Your edits' });
  await expect(edits.getByRole('listitem').first()).toContainText('Phone');
  await edits.getByRole('button', { name: 'Undo: Headline' }).first().click();
  await expect.poll(() => text('resume.json')).not.toContain('Weaver of clouds');
  expect(differingLines(before, text('resume.json')).join()).toMatch(/^ *\],, *"phone": "\+34 600 000 000"$/);
});

test('a published site contains no byte of the editor', () => {
  const files = readdirSync(FINISHED.site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /dev-edit|dev-imports|x-portalfolio-token|data-owner|As visitors see it|Hide from everybody|Begin your portal/,
    );
});

test('“Publish” lists the steps, and commits the files when it is asked to', async ({ page }) => {
  await open(page, '/profile');
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  const pane = form(page, 'Publish');
  const step = (name: string) => pane.getByRole('listitem').filter({ hasText: name });
  await expect(step('Nothing that would embarrass you')).toContainText('To do');
  await expect(step('GitHub Pages is switched on')).toContainText('/settings/pages');
  await expect(step('The first push').getByRole('button', { name: /^Copy: git push/ })).toBeVisible();
  await pane.getByLabel('Host').selectOption('netlify');
  await expect(
    step('The upload to netlify').getByRole('button', { name: /^Copy: npx netlify/ }),
  ).toBeVisible();
  await pane.getByLabel('Host').selectOption('pages');
  writeFileSync(join(content, '.gitignore'), 'outbox/\n.portalfolio/\nprivate/\nbuild/\nnode_modules/\n');
  await step('A git repository with your files').getByRole('button', { name: 'Commit my files' }).click();
  await expect(step('A git repository with your files')).toContainText('Everything is committed.');
  expect(existsSync(join(content, '.git'))).toBe(true);
});

test('a portal without content invites its owner, takes a dropped résumé, and undoes it', async ({
  page,
}) => {
  write('resume.json', '{ "basics": { "name": "Your Name" } }\n');
  write('portal.yaml', 'version: 1\n');
  const before = text('resume.json');
  await page.goto(`${url}/dashboard`);
  const start = page.getByRole('region', { name: 'Begin your portal' });
  await start.getByRole('button', { name: 'Add your first role' }).click();
  await expect(form(page, 'Add a role').getByLabel('Company', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await start.getByRole('button', { name: 'Add a headline' }).click();
  await expect(form(page, 'About you').getByLabel('Headline')).toBeFocused();
  await page.keyboard.press('Escape');
  const nurse = readFileSync('test/fixtures/resumes/nurse/resume.json', 'utf8');
  const dropped = await page.evaluateHandle((json) => {
    const files = new DataTransfer();
    files.items.add(new File([json], 'nurse.json', { type: 'application/json' }));
    return files;
  }, nurse);
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: dropped });
  const pane = form(page, 'nurse.json');
  await expect(pane.getByText('Agnethe Solbakken-Okonkwo', { exact: true })).toBeVisible();
  await expect(pane.getByText('Roles: 15')).toBeVisible();
  expect(text('resume.json')).toBe(before);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (tags) => axe.run('dialog[open], [data-owner-start]', { runOnly: tags }),
    AXE_TAGS,
  );
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await pane.getByRole('button', { name: 'Write it into my files' }).click();
  await expect.poll(() => text('resume.json')).toContain('Agnethe');
  await expect(page.getByRole('main').getByText('Agnethe Solbakken-Okonkwo').first()).toBeVisible();
  await expect(start).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text('resume.json')).toBe(before);
});

test('the field of a proposal opens with the proposed value, and that of an advice empty', async ({
  page,
}) => {
  write('portal.yaml', 'title: Looms\n');
  const before = text('portal.yaml');
  await open(page, '/profile');
  const list = form(page, 'Your files');
  await expect(async () => {
    await bar(page)
      .getByRole('button', { name: /^\d+ proposals?/ })
      .click({ timeout: 1000 });
    await list.getByRole('button', { name: 'Edit: portal.yaml achievements' }).click({ timeout: 1000 });
    await expect(form(page, 'Key achievements')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => text('portal.yaml')).toMatch(/^achievements:/m);
  await form(page, 'Key achievements').getByRole('button', { name: 'Close' }).click();
  await expect(list.getByRole('button', { name: 'Edit: portal.yaml achievements' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Not mine: portal.yaml skills' }).click();
  await expect.poll(() => parse(text('portal.yaml'))).toMatchObject({ dismissed: ['portal.yaml skills'] });
  await list.getByRole('button', { name: /^Edit: Search engines need/ }).click();
  await expect(page.getByRole('textbox', { name: 'Address of the site' })).toBeFocused();
  expect(text('portal.yaml')).toContain(before);
});
