import { chromium, expect, test, type Page } from '@playwright/test';

import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';
import { defaultLanguage, languages } from '../../src/portal/addresses/languages';
import { addresses } from '../../src/portal/addresses/screens';
import { sideways } from './sideways';

/** Buttons, links and labels with clipped text. Intentionally truncated ones have a title or a tooltip. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, label, [role="tab"], main a')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        if (!element.checkVisibility() || textOverflow === 'ellipsis') return false;
        const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const high = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        return wide || high;
      })
      .map((element) => element.textContent.trim().slice(0, 60))
      .filter((text) => text !== ''),
  );

/** Emulates a browser with a font size of 32 px, which media queries in `em` follow. */
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
});

for (const size of [24, 32])
  test(`with text of ${size} px the icon of the search does not lie on its hint`, async ({ baseURL }) => {
    const args = [...CHROMIUM_FLAGS, `--blink-settings=defaultFontSize=${size}`];
    const browser = await chromium.launch({ executablePath: chromiumPath(), args });
    const page = await browser.newPage({ viewport: { width: 1920, height: 900 } });
    await page.goto(`${baseURL}/dashboard`);
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    const search = page.getByRole('banner').getByRole('search');
    const [icon, hint] = [
      await search.locator('svg').boundingBox(),
      await search.locator('svg + span').boundingBox(),
    ];
    expect((icon?.x ?? NaN) + (icon?.width ?? NaN)).toBeLessThan(hint?.x ?? NaN);
    await browser.close();
  });

const soft = expect.configure({ soft: true });

/** Panes and filters, by their addresses in a language. */
const OPENED = [
  'experience?item=indra-usa-inc',
  'experience?tag=Azure',
  'projects?project=site-assistant',
  'dashboard?notifications=',
  'dashboard?export=md',
];

for (const language of languages) {
  test(`with text of twice the size nothing is cut and no page scrolls sideways (${language.code})`, async ({
    page,
  }) => {
    const opened = OPENED.map((one) => `${language.segment && `/${language.segment}`}/${one}`);
    for (const address of [...addresses([language]), ...opened]) {
      await page.goto(address);
      if (opened.includes(address)) await page.waitForLoadState('networkidle');
      // Only the lengths of the texts differ in other languages.
      for (const width of language === defaultLanguage ? [390, 1366] : [390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('html[data-hydrated]')).toHaveCSS('font-size', '32px');
        await soft
          .poll(() => sideways(page), { message: `${address} at ${width} px`, timeout: 3000 })
          .toBe('');
        soft(await cut(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}
