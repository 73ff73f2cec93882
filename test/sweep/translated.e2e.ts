import { expect, test, type Page } from '@playwright/test';

import { en } from '../support/words';
import { defaultLanguage } from '../../src/portal/addresses/languages';
import { pageAddress, screens } from '../../src/portal/addresses/screens';
import { randomAct, randomNumbers, stayInside } from '../support/random-acts';
import { STUDY } from '../support/studies';
import { answerTiles } from './tiles';

const ADDRESSES = [
  ...screens.map(({ slug }) => pageAddress(slug, defaultLanguage)),
  pageAddress(`projects/${STUDY}`, defaultLanguage),
  '/no-such-page',
];

/** Translates the hydrated page like Chrome, which replaces each text by elements with another text. */
async function translate(page: Page) {
  // An act may have opened another document meanwhile. The plain résumé has no scripts.
  await expect(async () => {
    await page.locator('html[data-hydrated], main > .sheet').first().waitFor();
    await page.evaluate(translateDocument);
  }).toPass();
}

function translateDocument() {
  const root = document.documentElement;
  if (root.classList.contains('translated-ltr')) return;
  root.lang = 'it';
  root.classList.add('translated-ltr');
  const translateIn = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const around = text.parentElement;
      const kept = 'script, style, textarea, svg, font, [translate="no"]';
      if (!around || around.closest(kept) || !text.nodeValue?.trim()) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(`«${text.nodeValue}»`);
      outer.append(inner);
      around.replaceChild(outer, text);
    }
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Expects that no part of the page shows that it failed. */
async function expectWhole(page: Page, act: string) {
  await expect(page.locator('h1').first(), act).toBeVisible();
  await expect(page.getByText(en['error.title']), act).toHaveCount(0);
  await expect(page.getByText(en['shell.cardFailed']), act).toHaveCount(0);
}

test('each entry of the sidebar opens from the translated page before it', async ({ page }) => {
  await answerTiles(page);
  await page.goto('/dashboard');
  await translate(page);
  const entries = page.locator('#sidebar a');
  for (let index = 0; index < (await entries.count()); index += 1) {
    await entries.nth(index).click();
    await expect(entries.nth(index)).toHaveAttribute('aria-current', 'page');
    await translate(page);
    await expect(page.locator('h1')).toHaveText(/^«.*»$/);
    await expectWhole(page, `entry ${index}`);
  }
});

for (const address of ADDRESSES)
  test(`${address}: another page opens from the translated one, Back returns, and ten random acts`, async ({
    page,
  }) => {
    await answerTiles(page);
    await stayInside(page);
    await page.goto(address);
    await translate(page);
    const entry = page.locator('#sidebar a').nth(address === '/dashboard' ? 1 : 0);
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(entry).not.toHaveAttribute('aria-current');
    await expectWhole(page, 'back');
    const random = randomNumbers(address.length);
    for (let count = 1; count <= 10; count += 1) {
      // A document that is loaded instead is translated again.
      await translate(page);
      const act = await randomAct(page, random);
      await expectWhole(page, `${page.url()} ${count}: ${act}`);
    }
  });

test('names, code and addresses are not translated', async ({ page }) => {
  const name = (await page.request.get('/resume.json')).json();
  const { basics } = (await name) as { basics: { name: string; email: string } };
  for (const [address, texts] of [
    ['/dashboard', [basics.name, 'Ferrovial', 'Governance']],
    ['/profile', [basics.name, basics.email, 'Ferrovial']],
    ['/management-groups', ['Indra']],
    ['/experience', ['Indra USA Inc.']],
    ['/support', [basics.email]],
    ['/resume', [basics.name, basics.email]],
  ] as const) {
    await page.goto(address);
    for (const text of texts)
      await expect(
        page.locator('main, body > article').locator('[translate="no"]', { hasText: text }).first(),
      ).toBeVisible();
  }
  await page.goto('/experience?json=indra');
  await expect(
    page.getByRole('dialog').locator('[translate="no"]', { hasText: '"Indra"' }).first(),
  ).toBeVisible();
});

test('the document is loaded after an error of the DOM, because another script has removed an element', async ({
  page,
}) => {
  await page.goto('/experience');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: en['notifications.label'] }).click();
  const pane = page.getByRole('dialog', { name: en['notifications.label'] });
  await pane.evaluate((element) => element.remove());
  const loaded = page.waitForEvent('domcontentloaded');
  await page.goBack();
  await loaded;
  await expect(page).toHaveURL('/experience');
  await expectWhole(page, 'after the error');
});
