import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import { parse } from 'yaml';

import { defaultLanguage } from '../../../src/portal/addresses/languages';
import { addresses } from '../../../src/portal/addresses/screens';
import { expectHydrated } from '../../sweep/hydrated';
import { violations } from '../../sweep/axe';
import { sideways } from '../../sweep/sideways';
import { watch } from '../../sweep/watch';
import { words } from '../../support/words';
import { hydrated } from '../../support/searching';
import { lostTexts } from '../../support/every-text';
import { cutOff } from '../../support/cut-off';
import { siteFrom } from '../../support/site-of';

// Each test builds a site.
const FIXTURES = 'test/fixtures/resumes';

/** The owner's name in a sample's file. */
function ownerIn(folder: string): string {
  const file = readdirSync(folder).find((name) => name.startsWith('resume.')) ?? '';
  return (parse(readFileSync(join(folder, file), 'utf8')) as { basics: { name: string } }).basics.name;
}

/**
 * Paragraphs and list items that start with an Arabic or Hebrew letter but run left to right. `bdi` has its
 * own direction, and its line may have the page's direction.
 */
const againstTheirDirection = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, li:not(:has(p)))')]
      // Labels look the same in both directions; prose does not.
      .filter((element) => element.innerText.trim().split(/\s+/).length > 6)
      .filter((element) => {
        const own = element.cloneNode(true) as HTMLElement;
        for (const isolated of own.querySelectorAll('bdi')) isolated.remove();
        return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(own.textContent);
      })
      .filter((element) => {
        const { direction, unicodeBidi } = getComputedStyle(element);
        return direction !== 'rtl' && unicodeBidi !== 'plaintext';
      })
      .map((element) => element.innerText),
  );

/** The titles of cards without content. */
const emptyCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section:has(> h2)')].flatMap((card) => {
      const title = card.querySelector('h2')?.innerText ?? '';
      const isEmpty = card.innerText.trim() === title.trim() && !card.querySelector('svg[role="img"], img');
      return card.checkVisibility() && isEmpty ? [title] : [];
    }),
  );

test('every text of the sample is on a page', () => {
  expect(lostTexts('examples/sample', join('build', 'client'))).toEqual([]);
});

/** The form is also on Support, and the list of screens has no content of the owner. */
const OWN_SCREENS = addresses([defaultLanguage]).filter((address) => !/\/(?:contact|sitemap)$/.test(address));

/**
 * Samples of which every screen is opened and checked for accessibility. Of those with an unusual number of
 * entries the screens are opened that depend most on content, and two of them are checked for accessibility. Of
 * all, no text is lost, and the built pages show no fault. Unit tests read the other samples.
 */
const COMPLETE = new Set(['nurse', 'engineer-ja', 'right-to-left']);
const CONTENT = /\/(?:dashboard|profile|management-groups|experience|projects|activity)$/;
const CHANGING = new Set(['/dashboard', '/experience']);
const UNUSUAL = new Set(['academic', 'forty-skills', 'no-work', 'one-word', 'student', 'thirty-companies']);
const SAMPLES = [...COMPLETE, ...UNUSUAL, 'yaml'];
const NO_VALUE = /undefined|NaN|\[object/;
const WRONG_COUNT = /\b1 (?:subscriptions|projects|roles|skills|places|certificates)\b/;

for (const sample of SAMPLES) {
  test(`the résumé ${sample} builds a portal without faults and without lost texts`, async ({ page }) => {
    const folder = join(FIXTURES, sample);
    const { url, build, close } = await siteFrom(folder);
    const owner = ownerIn(folder);
    expect(lostTexts(folder, join(build, 'client'))).toEqual([]);
    for (const address of OWN_SCREENS) {
      const shown = readFileSync(join(build, 'client', address, 'index.html'), 'utf8')
        .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
        .replaceAll(/<[^>]*>/g, '');
      expect(shown, address).not.toMatch(NO_VALUE);
    }
    const faults = watch(page);
    // A toast has less contrast during its animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const opened = OWN_SCREENS.filter(
      (address) => COMPLETE.has(sample) || (UNUSUAL.has(sample) && CONTENT.test(address)),
    );
    for (const address of opened) {
      await page.goto(url + address);
      await (address === '/dashboard' ? expectHydrated(page, words.en) : hydrated(page));
      expect((await page.title()).endsWith(` - ${owner}`)).toBe(true);
      for (const width of [1366, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => sideways(page), `${address} ${width}`).toBe('');
        const title = page.getByRole('banner').getByRole('link').first();
        await expect(title).toHaveAttribute('href', /dashboard$/);
        expect(await cutOff(title), `${address} ${width}`).toBe(0);
      }
      const text = await page.locator('body').innerText();
      expect(text, address).not.toMatch(NO_VALUE);
      expect(text, address).not.toMatch(WRONG_COUNT);
      expect(await emptyCards(page), address).toEqual([]);
      expect(await againstTheirDirection(page), address).toEqual([]);
      if (COMPLETE.has(sample) || CHANGING.has(address)) expect(await violations(page), address).toEqual([]);
    }
    if (COMPLETE.has(sample)) await page.goto(`${url}/resume`);
    for (const width of COMPLETE.has(sample) ? [1366, 390] : []) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => sideways(page), `/resume ${width}`).toBe('');
      expect(await violations(page), `/resume ${width}`).toEqual([]);
    }
    if (sample === 'nurse') {
      await page.goto(`${url}/usage`);
      await expect(page.getByRole('heading', { name: words.en['usage.overTime'] })).toHaveCount(0);
    }
    // The résumé's pictures are on hosts that the test cannot reach.
    expect(faults.filter((fault) => !/^(?:foreign request|failed)|net::ERR/.test(fault))).toEqual([]);
    close();
  });
}
