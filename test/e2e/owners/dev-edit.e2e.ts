import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

import { expectAccessible, form, ownedPortal, ownerBar } from '../../support/owned-portal';
import { forbidStorage } from '../../support/refused-storage';
import { hydrated } from '../../support/searching';

/** The owner edits the portal of `dev` in its own panes. */

test.describe.configure({ mode: 'default' });

const { owned, text, write, open } = ownedPortal();
const resume = () => JSON.parse(text('resume.json')) as Record<string, Record<string, unknown>[]>;
const differingLines = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

test('the bar shows the page as visitors see it, and the owner’s commands again', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, '/profile');
  const edit = page.getByRole('button', { name: 'Edit properties' });
  await expect(edit).not.toHaveAttribute('aria-disabled');
  await edit.focus();
  await expect(edit.locator('..').getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('switch', { name: 'As visitors see it' }).click();
  await expect(ownerBar(page)).toContainText('This is what visitors see.');
  await hydrated(page);
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await edit.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('switch', { name: 'As visitors see it' }).click();
  await expect(edit).not.toHaveAttribute('aria-disabled');
  expect(errors).toEqual([]);
});

test('the portal can be edited where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(forbidStorage);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit properties' }).click();
  const pane = form(page, 'Edit properties');
  await pane.getByLabel('Headline').fill('Weaver of clouds');
  await pane.getByLabel('Headline').press('Enter');
  await expect(pane.getByText('Saved: Headline')).toBeVisible();
  await pane.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByText('Weaver of clouds').first()).toBeVisible();
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
  await ownerBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text('resume.json')).toBe(before);
});

test('a text that has the focus is written when its form is closed by Escape', async ({ page }) => {
  await open(page, '/profile');
  const before = text('resume.json');
  await page.getByRole('button', { name: 'Edit properties' }).click();
  const pane = form(page, 'Edit properties');
  await pane.getByLabel('What the portrait shows').fill('A weaver');
  await pane.getByLabel('What the portrait shows').press('Enter');
  await expect.poll(() => text('portal.yaml')).toContain('photoAlt: A weaver');
  await expect(page.locator('#owner-page-copy main')).toBeAttached();
  await pane.getByLabel('Biography', { exact: true }).fill('I weave.');
  await page.keyboard.press('Escape');
  await expect.poll(() => text('resume.json')).toContain('"summary": "I weave."');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const undo = ownerBar(page).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.poll(() => text('resume.json')).toBe(before);
  await undo.click();
  await expect.poll(() => text('portal.yaml')).not.toContain('photoAlt');
});

test('what is typed while a text is being saved stays, and is saved after it', async ({ page }) => {
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit properties' }).click();
  const pane = form(page, 'Edit properties');
  const headline = pane.getByLabel('Headline');
  const before = await headline.inputValue();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/dev-edits', async (route) => {
    await held;
    await route.continue();
  });
  await headline.fill('Weaver');
  await headline.press('Enter');
  await headline.pressSequentially(' of clouds');
  answer();
  await expect(pane.getByText('Saved: Headline')).toBeVisible();
  await expect.poll(() => text('resume.json')).toContain('"label": "Weaver"');
  await expect(headline).toHaveValue('Weaver of clouds');
  await headline.press('Tab');
  await expect.poll(() => text('resume.json')).toContain('"label": "Weaver of clouds"');
  // The text from before is another one than that on its way.
  await page.unroute('**/dev-edits');
  await headline.fill('Weaver');
  await headline.press('Enter');
  await headline.fill(before);
  await headline.press('Enter');
  await expect.poll(() => text('resume.json')).toContain(`"label": "${before}"`);
  await expect(headline).toHaveValue(before);
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
  const copy = page.locator('#owner-page-copy main');
  await headline.press('End');
  await headline.pressSequentially(' and more');
  write('resume.json', text('resume.json').replace('Technology executive', 'Another program'));
  await expect(copy.getByText(/^Another program/).first()).toBeVisible();
  await headline.press('Enter');
  const question = page.getByRole('alert').filter({ hasText: 'changed meanwhile' });
  await expect(question).toContainText('In the file: Another program for infrastructure and construction');
  await expect(question).toContainText('and more');
  await question.getByRole('button', { name: 'Write mine' }).click();
  await expect.poll(() => text('resume.json')).toMatch(/"label": "Technology executive .* and more"/);
  await expect(question).toHaveCount(0);
  // Somebody who did not change the text gets that of the file.
  await headline.pressSequentially('x');
  await headline.press('Backspace');
  write('resume.json', text('resume.json').replace('Technology executive', 'A third program'));
  await expect(copy.getByText(/^A third program/).first()).toBeVisible();
  await headline.press('Tab');
  await expect(headline).toHaveValue(/^A third program/);
});

test('a list of texts: an item is added, moved by keys, dragged and removed', async ({ page }) => {
  await open(page, '/experience');
  const before = text('resume.json');
  await page.goto(`${owned.url}/profile?item=ferrovial`);
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
  await expect(list.getByLabel(`Highlights ${role.highlights.length}`)).toHaveValue('Wove a cloud.');
  // An act on the list as it was before the act that is still on its way would change another entry.
  await list.evaluate((group) => {
    const [row] = [...group.querySelectorAll('li')].slice(-2);
    const keys = { key: 'ArrowDown', altKey: true, bubbles: true };
    row?.querySelector('input, textarea')?.dispatchEvent(new KeyboardEvent('keydown', keys));
    row?.querySelector<HTMLElement>('button[aria-label^="Remove"]')?.click();
  });
  await expect(page.getByText('A list has changed meanwhile. Try again.')).toBeVisible();
  await expect(last).toHaveValue('Wove a cloud.');
  const rows = list.getByRole('listitem');
  await rows.last().dragTo(rows.first(), { sourcePosition: { x: 2, y: 2 } });
  await expect(list.getByLabel('Highlights 1', { exact: true })).toHaveValue('Wove a cloud.');
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
  // The form begins with the unfinished entry.
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await page.getByRole('button', { name: 'Add subscription' }).click();
  await expect(pane.getByLabel('Company', { exact: true })).toHaveValue('Royal Loom');
  await pane.getByRole('button', { name: 'Add to keywords' }).click();
  await pane.getByLabel('Keywords: a new one').fill('Silk');
  await page.keyboard.press('Enter');
  // The field still has the focus.
  await pane.getByLabel('Keywords: a new one').fill('Wool');
  await pane.getByRole('button', { name: 'Create' }).click();
  await expect
    .poll(() => resume()['work']?.[0])
    .toEqual({
      name: 'Royal Loom',
      position: 'Weaver',
      startDate: '2025-03',
      keywords: ['Silk', 'Wool'],
    });
  // The translations have their entries at the same indexes.
  const translated = () => (JSON.parse(text('resume.es.json')) as { work: unknown[] }).work[0];
  await expect.poll(translated).toEqual({});
  await form(page, 'Royal Loom, Weaver').getByRole('button', { name: 'Close' }).click();
  // The page loads itself again at the same time, which may end this visit.
  await expect(() => page.goto(`${owned.url}/profile?item=royal-loom`)).toPass();
  const commands = page.getByRole('group', { name: 'Your commands' });
  await commands.getByRole('button', { name: 'Hide from everybody' }).click();
  await form(page, 'Hide “Royal Loom” from everybody?').getByRole('button', { name: 'Hide' }).click();
  await expect
    .poll(() => (parse(text('portal.yaml')) as { privacy?: object }).privacy)
    .toEqual({ hide: ['work[0]'] });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The page loads itself again after each build.
  const built = async () => (await page.request.get(`${owned.url}/management-groups`)).text();
  await expect.poll(built).not.toContain('Royal Loom');
  await ownerBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text('portal.yaml')).not.toContain('work[0]');
  await expect.poll(built).toContain('Royal Loom');
  await expect(() => page.goto(`${owned.url}/profile?item=royal-loom`)).toPass();
  await commands.getByRole('button', { name: 'Delete' }).click();
  await form(page, 'Delete “Royal Loom”?').getByRole('button', { name: 'Cancel' }).click();
  expect(text('resume.json')).not.toBe(before);
  await commands.getByRole('button', { name: 'Delete' }).click();
  await form(page, 'Delete “Royal Loom”?').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => text('resume.json')).toBe(before);
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
    await expectAccessible(page, 'dialog[open], [aria-label="Your portal"]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('on a page in another language, the forms edit the texts of its translation', async ({ page }) => {
  await page.goto(`${owned.url}/es/profile`);
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
  await expectAccessible(page, 'dialog[open]');
  await headline.press('Control+z');
  await expect.poll(() => text('resume.es.json')).toContain(own);
  await pane.getByRole('button', { name: 'Cerrar' }).click();
  // The page may show the restored text anew below a pointer that rests.
  await expect(async () => {
    await page.getByRole('main').getByText(own).first().hover();
    await page.getByRole('button', { name: `Editar: ${own}` }).click({ timeout: 1000 });
  }).toPass();
  await expect(form(page, 'Sobre ti').getByLabel(/^Titular/)).toBeFocused();
});

test('another screen in another language arrives without a new document', async ({ page }) => {
  await page.goto(`${owned.url}/es/support`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Suscripciones' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suscripciones' })).toBeVisible();
});

test('the first text in another language begins its translation, and undo removes the file', async ({
  page,
}) => {
  const file = join(owned.content, 'resume.pt.json');
  const before = readFileSync(file);
  rmSync(file);
  await page.goto(`${owned.url}/pt/profile`);
  await page.getByRole('button', { name: 'Editar propriedades' }).click();
  const headline = form(page, 'Editar propriedades').getByLabel(/^Título profissional/);
  await headline.fill('Tecelã de nuvens');
  await headline.press('Enter');
  await expect(form(page, 'Editar propriedades').getByText(/^Guardado:/)).toBeVisible();
  expect(JSON.parse(text('resume.pt.json'))).toEqual({ basics: { label: 'Tecelã de nuvens' } });
  await headline.press('Control+z');
  await expect.poll(() => existsSync(file)).toBe(false);
  writeFileSync(file, before);
});

test('the activity log lists the owner’s edits, the last one first', async ({ page }) => {
  await open(page, '/profile');
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
  await expect(edits.getByRole('listitem').nth(1)).toContainText('Headline');
});
