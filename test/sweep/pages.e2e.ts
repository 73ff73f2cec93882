import { expect, test } from '@playwright/test';

import { defaultLanguage, languages, type Language } from '../../src/portal/addresses/languages';
import { addresses, pageAddress } from '../../src/portal/addresses/screens';
import { STUDY } from '../support/studies';
import { hydrated } from '../support/searching';
import { en } from '../support/words';
import { expectHydrated } from './hydrated';
import { COLORS, violations } from './axe';
import { sideways } from './sideways';
import { answerTiles, TILE_HOST } from './tiles';
import { watch } from './watch';

type Theme = 'dark' | 'light';

/**
 * A page is loaded at the first width and then resized to the others. Accessibility is checked where the layout
 * or the colours differ.
 */
type Load = readonly { width: number; themes: readonly Theme[] }[];

const BOTH: readonly Theme[] = ['light', 'dark'];

/** Only the lengths of the texts differ in other languages. */
const loadsOf = (language: Language): readonly Load[] =>
  language === defaultLanguage
    ? [
        [
          { width: 1366, themes: BOTH },
          { width: 768, themes: [] },
        ],
        [
          { width: 390, themes: BOTH },
          { width: 320, themes: [] },
        ],
      ]
    : [
        [
          { width: 1366, themes: [] },
          { width: 320, themes: [] },
        ],
      ];

const CASES = languages.flatMap((language) => {
  const pages = [
    ...addresses([language]),
    pageAddress(`projects/${STUDY}`, language),
    `${language.segment && `/${language.segment}`}/no-such-page`,
  ];
  return pages.flatMap((address) => loadsOf(language).map((load) => ({ address, load, language })));
});

for (const { address, load, language } of CASES) {
  test(`${address} ${load.map(({ width }) => width).join(', ')} px`, async ({ page }) => {
    const faults = watch(page, address.endsWith('/global-presence') ? [TILE_HOST] : []);
    await answerTiles(page);
    await page.setViewportSize({ width: load[0]?.width ?? 0, height: 800 });
    // A toast has less contrast during its animation.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await (language === defaultLanguage ? expectHydrated(page, en) : hydrated(page));
    if (address.endsWith('/global-presence'))
      await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
    await page.keyboard.press('Escape');
    for (const { width, themes } of load) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => sideways(page), `${width} px`).toBe('');
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const found = await (theme === themes[0] ? violations(page) : violations(page, 'html', COLORS));
        expect(found, `${width} px, ${theme}`).toEqual([]);
      }
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(faults.filter((fault) => !(address.endsWith('/no-such-page') && fault.includes('404')))).toEqual(
      [],
    );
  });
}
