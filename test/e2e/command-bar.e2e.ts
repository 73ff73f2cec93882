import { expect, test, type Page } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/addresses/languages';
import { addresses } from '../../src/portal/addresses/screens';
import { words } from '../support/words';
import { hydrated } from '../support/searching';

const WIDTHS = [1366, 1024, 768, 390, 320];

/** The commands in the row, without those in the closed menu behind "…". */
const inRow = (page: Page, bar: string) =>
  page.getByRole('group', { name: bar, exact: true }).locator('button:visible, a:visible');

test('Advisor, Usage and Activity log are one group, Insights', async ({ page }) => {
  for (const [screen, others] of [
    ['projects', ['Advisor', 'Usage', 'Activity log']],
    ['usage', ['Advisor', 'Activity log']],
  ] as const) {
    await page.goto(`/${screen}`);
    await expect(page.getByRole('group', { name: 'Insights' }).getByRole('link')).toHaveText([...others]);
  }
});

test('no screen has Download résumé as its only command', async ({ page }) => {
  for (const address of addresses([defaultLanguage])) {
    await page.goto(address);
    const commands = page.getByRole('group', { name: 'Commands', exact: true }).locator('button, a');
    expect(await commands.allTextContents(), address).not.toEqual(['Download résumé']);
  }
});

test('Refresh shows a short progress line that takes no space', async ({ page }) => {
  for (const screen of ['dashboard', 'profile', 'management-groups']) {
    await page.goto(`/${screen}`);
    await hydrated(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.getByRole('button', { name: 'Refresh' }).click();
    const line = page.locator(
      'main [class*="line"][aria-hidden="true"], main span[aria-hidden="true"]:empty',
    );
    await expect(line.first()).toBeAttached();
    expect((await line.first().boundingBox())?.height).toBe(2);
    expect(await height()).toBe(before);
  }
});

for (const [code, texts] of Object.entries(words)) {
  test(`shows commands in one row, and the others in the menu “…”: ${code}`, async ({ page }) => {
    const root = code === 'en' ? '' : `/${code}`;
    for (const screen of ['dashboard', 'profile', 'experience']) {
      await page.setViewportSize({ width: 1920, height: 900 });
      await page.goto(`${root}/${screen}`);
      await hydrated(page);
      const bar = page.getByRole('group', { name: texts['shell.commands'], exact: true });
      const more = bar.getByRole('button', { name: texts['shell.more'], exact: true });
      await expect(more).toBeHidden();
      const all = await inRow(page, texts['shell.commands']).allInnerTexts();
      expect(all.length).toBeGreaterThan(2);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(async () => {
          const box = await bar.boundingBox();
          const tops = await inRow(page, texts['shell.commands']).evaluateAll((commands) =>
            commands.map((command) => Math.round(command.getBoundingClientRect().top)),
          );
          expect(new Set(tops).size, `${screen}, ${width} px`).toBe(1);
          const ends = await inRow(page, texts['shell.commands']).evaluateAll((commands) =>
            commands.map((command) => command.getBoundingClientRect().right),
          );
          expect(Math.max(...ends)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1);
        }).toPass();
        if (await more.isVisible()) {
          await more.click();
          const shown = await inRow(page, texts['shell.commands']).allInnerTexts();
          expect(shown.filter((text) => text !== '')).toEqual(all);
          await page.keyboard.press('Escape');
          await expect(more).toBeFocused();
        }
      }
    }
  });
}
