import { expect, test } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/addresses/languages';
import { addresses } from '../../src/portal/addresses/screens';

test('Advisor, Usage and Activity log are one group on Projects, Insights, and do not link to each other', async ({
  page,
}) => {
  const links = page.getByRole('group', { name: 'Insights' }).getByRole('link');
  await page.goto('/projects');
  await expect(links).toHaveText(['Advisor', 'Usage', 'Activity log']);
  for (const screen of ['usage', 'advisor', 'activity']) {
    await page.goto(`/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(links).toHaveCount(0);
  }
});

test('no screen has Download résumé as its only command', async ({ page }) => {
  for (const address of addresses([defaultLanguage])) {
    await page.goto(address);
    const commands = page.getByRole('group', { name: 'Commands', exact: true }).locator('button, a');
    expect(await commands.allTextContents(), address).not.toEqual(['Download résumé']);
  }
});
