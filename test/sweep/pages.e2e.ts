import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { defaultLanguage, languages, type Language } from '../../app/domain/languages';
import { addresses } from '../../app/domain/screens';
import { words } from '../words';
import { expectAlive } from './alive';
import { answerTiles, TILE_HOST } from './tiles';
import { watch } from './watch';

type Look = { theme: 'dark' | 'light'; widths: readonly number[] };

const WIDTHS = [1366, 768, 390, 320];
/** What differs in another language is how long its words are. */
const looksOf = (language: Language): Look[] =>
  language === defaultLanguage
    ? [
        { theme: 'light', widths: WIDTHS },
        { theme: 'dark', widths: WIDTHS },
      ]
    : [
        { theme: 'light', widths: [1366] },
        { theme: 'dark', widths: [320] },
      ];

const CASES = languages.flatMap((language) => {
  const pages = [...addresses([language]), `${language.segment && `/${language.segment}`}/no-such-page`];
  return pages.flatMap((address) =>
    looksOf(language).map((look) => ({ address, ...look, said: words[language.code] })),
  );
});

/** WCAG 2.2 AA; target size is off in axe unless its tag is asked for. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Neighbouring cities' markers touch on a map of the world; the list beside it does the same (WCAG 2.5.8, Equivalent). */
const MARKER_SIZE = /^target-size: <div class="leaflet-marker-icon/;

async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function violations(page: Page): Promise<string[]> {
  const axe = await new AxeBuilder({ page })
    .withTags(AXE_TAGS)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return axe.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`).filter((violation) => !MARKER_SIZE.test(violation)),
  );
}

for (const { address, theme, widths, said } of CASES) {
  test(`${address} ${theme} ${widths.join(', ')} px`, async ({ browser }) => {
    // A toast that is fading in has less contrast than one that stands.
    const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults = watch(page, address.endsWith('/global-presence') ? [TILE_HOST] : []);
    await answerTiles(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await page.waitForLoadState('networkidle');

      await expectAlive(page, said);
      await page.keyboard.press('Escape');

      expect(await violations(page), `${width} px`).toEqual([]);
      expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(faults.filter((fault) => !(address.endsWith('/no-such-page') && fault.includes('404')))).toEqual(
      [],
    );
    await context.close();
  });
}
