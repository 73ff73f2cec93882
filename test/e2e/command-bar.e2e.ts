import { expect, test } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/addresses/languages';
import { addresses } from '../../src/portal/addresses/screens';

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
