import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { defaultLanguage, languages } from '../../app/domain/languages';
import { addresses } from '../../app/domain/screens';
import { words } from '../words';
import { expectAlive } from './alive';
import { answerTiles, TILE_HOST } from './tiles';
import { watch } from './watch';

const WIDTHS = [1366, 768, 390, 320];
const THEMES = ['light', 'dark'] as const;

const EVERY_LOOK = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));
/** What differs in another language is how long its words are. */
const OTHER_LOOKS = [
  { theme: 'light', width: 1366 },
  { theme: 'dark', width: 320 },
] as const;

const CASES = languages.flatMap((language) => {
  const pages = [...addresses([language]), `${language.segment && `/${language.segment}`}/no-such-page`];
  const looks = language === defaultLanguage ? EVERY_LOOK : OTHER_LOOKS;
  return pages.flatMap((address) => looks.map((look) => ({ address, ...look, said: words[language.code] })));
});

/** WCAG 2.2 AA; target size is off in axe unless its tag is asked for. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Neighbouring cities' markers touch on a map of the world; the list beside it does the same (WCAG 2.5.8, Equivalent). */
const MARKER_SIZE = /^target-size: <div class="leaflet-marker-icon/;

async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const { address, theme, width, said } of CASES) {
  test(`${address} ${theme} ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: theme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const faults = watch(page, address.endsWith('/global-presence') ? [TILE_HOST] : []);
    await answerTiles(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');

    await expectAlive(page, said);
    await page.keyboard.press('Escape');

    const axe = await new AxeBuilder({ page })
      .withTags(AXE_TAGS)
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    const violations = axe.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html}`).filter((violation) => !MARKER_SIZE.test(violation)),
    );
    expect(violations).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
    expect(faults.filter((fault) => !(address.endsWith('/no-such-page') && fault.includes('404')))).toEqual(
      [],
    );
    await context.close();
  });
}
