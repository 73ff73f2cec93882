import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { parse } from 'yaml';

import { FINISHED } from '../../../src/site/build-folders';
import { expectAccessible, form, ownedPortal, ownerBar } from '../../support/owned-portal';

/** The owner begins a portal in `dev`, chooses what it looks like, looks through proposals, and publishes it. */

test.describe.configure({ mode: 'default' });

const { owned, text, write, open, settled } = ownedPortal();

test('a portal without content invites its owner, takes a dropped résumé, and undoes it', async ({
  page,
}) => {
  write('resume.json', '{ "basics": { "name": "Your Name" }, "work": [] }\n');
  write('portal.yaml', 'version: 1\n');
  const before = text('resume.json');
  await page.goto(`${owned.url}/dashboard`);
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
  await expectAccessible(page, 'dialog[open], [data-owner-start]');
  await pane.getByRole('button', { name: 'Write it into my files' }).click();
  await expect.poll(() => text('resume.json')).toContain('Agnethe');
  await expect(page.getByRole('main').getByText('Agnethe Solbakken-Okonkwo').first()).toBeVisible();
  await expect(start).toHaveCount(0);
  await ownerBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text('resume.json')).toBe(before);
});

test('the field of a proposal opens with the proposed value, and that of an advice empty', async ({
  page,
}) => {
  write('portal.yaml', 'title: Looms\n');
  const before = text('portal.yaml');
  await open(page, '/profile');
  const list = form(page, 'Your files');
  // The page of the build with these files.
  await expect(page.getByRole('banner').getByText('Looms')).toBeVisible();
  await ownerBar(page)
    .getByRole('button', { name: /^\d+ proposals?/ })
    .click();
  await list.getByRole('button', { name: 'Edit: portal.yaml achievements' }).click();
  await expect(form(page, 'Key achievements')).toBeVisible();
  await expect.poll(() => text('portal.yaml')).toMatch(/^achievements:/m);
  await form(page, 'Key achievements').getByRole('button', { name: 'Close' }).click();
  await expect(list.getByRole('button', { name: 'Edit: portal.yaml achievements' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Not mine: portal.yaml skills' }).click();
  await expect.poll(() => parse(text('portal.yaml'))).toMatchObject({ dismissed: ['portal.yaml skills'] });
  await list.getByRole('button', { name: /^Edit: Search engines need/ }).click();
  await expect(page.getByRole('textbox', { name: 'Address of the site' })).toBeFocused();
  expect(text('portal.yaml')).toContain(before);
});

test('fields that the standard does not define are published by one click', async ({ page }) => {
  const resume = JSON.parse(text('resume.json')) as { basics: { email: string } };
  write(
    'resume.json',
    JSON.stringify(
      { looms: [{ name: resume.basics.email }], ...resume, basics: { ...resume.basics, motto: 'Slowly' } },
      null,
      2,
    ),
  );
  await settled();
  await open(page, '/profile');
  await page.getByRole('link', { name: 'ines.valcarcel@example.com' }).first().focus();
  await page.keyboard.press('e');
  await expect(form(page, 'About you').getByLabel('Email', { exact: true })).toBeFocused();
  await open(page, '/profile');
  await ownerBar(page)
    .getByRole('button', { name: /proposals?/ })
    .click();
  const list = form(page, 'Your files');
  await expect(list.getByRole('region', { name: 'Problems' }).getByText('basics.motto')).toHaveCount(0);
  await list.getByRole('button', { name: 'Publish: basics.motto' }).click();
  await expect.poll(() => parse(text('portal.yaml'))).toMatchObject({ publish: ['basics.motto'] });
  await expect(list.getByRole('button', { name: 'Publish: basics.motto' })).toHaveCount(0);
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
  const { width, height } = imageSize(readFileSync(join(owned.content, 'images', 'my-portrait.png')));
  expect(width).toBe(height);
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(form(other, 'Edit properties').getByText(/^This is no picture/)).toBeVisible();
});

test('a company gets an icon by its picture and a colour that passes; a place names its pin', async ({
  page,
}) => {
  await open(page, '/experience');
  await page.goto(`${owned.url}/profile?item=ferrovial`);
  await page.getByRole('group', { name: 'Your commands' }).getByRole('button', { name: 'Edit' }).click();
  const pane = form(page, 'Ferrovial');
  await pane.getByText('Icon: choose').click();
  await pane.getByLabel('Search icons').fill('rocket');
  await pane.getByRole('button', { name: 'rocket', exact: true }).click();
  await expect.poll(() => text('portal.yaml')).toMatch(/icon: ["']?rocket/);
  await expect(pane.locator('summary img')).not.toHaveJSProperty('naturalWidth', 0);
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

test('“Publish” lists the steps, and commits the files when it is asked to', async ({ page }) => {
  await open(page, '/profile');
  await ownerBar(page).getByRole('button', { name: 'Publish' }).click();
  const pane = form(page, 'Publish');
  const step = (name: string) => pane.getByRole('listitem').filter({ hasText: name });
  await expect(step('Nothing that would embarrass you')).toContainText('To do');
  await expect(step('GitHub Pages is switched on')).toContainText('/settings/pages');
  await expect(step('The first push').getByRole('button', { name: /^Copy: git push/ })).toBeVisible();
  await pane.getByLabel('Host').selectOption('netlify');
  await expect(step('The upload').getByRole('button', { name: /^Copy: npx netlify/ })).toBeVisible();
  await pane.getByLabel('Host').selectOption('pages');
  writeFileSync(
    join(owned.content, '.gitignore'),
    'outbox/\n.portalfolio/\nprivate/\nbuild/\nnode_modules/\n',
  );
  await step('A git repository with your files').getByRole('button', { name: 'Commit my files' }).click();
  await expect(step('A git repository with your files')).toContainText('Everything is committed.');
  expect(existsSync(join(owned.content, '.git'))).toBe(true);
  // The address of a folder is refused; that of a repository is named, and nothing is pushed.
  const remote = step('A repository on GitHub');
  await remote.getByLabel('Address of the repository').fill('ext::sh -c true');
  await remote.getByRole('button', { name: 'Use it' }).click();
  await expect(pane.getByRole('alert')).toContainText('Expected the address of a repository');
  await pane.getByLabel('Host').selectOption('nginx');
  await pane.getByLabel('Host').selectOption('pages');
  await remote.getByLabel('Address of the repository').fill('https://github.com/ada/mill.git');
  await remote.getByRole('button', { name: 'Use it' }).click();
  await expect(remote).toContainText('https://github.com/ada/mill');
  await expect(step('The first push').getByRole('button', { name: 'Push my files' })).toBeVisible();
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
