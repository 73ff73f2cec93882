import { expect, test } from '@playwright/test';

import { defaultLanguage, languages, type Language } from '../../src/portal/lib/languages';
import { addresses } from '../../src/portal/lib/screens';
import { words } from '../support/words';
import { expectAlive } from './alive';
import { violations } from './axe';
import { sideways } from './sideways';
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
      await expect.poll(() => sideways(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(faults.filter((fault) => !(address.endsWith('/no-such-page') && fault.includes('404')))).toEqual(
      [],
    );
    await context.close();
  });
}
