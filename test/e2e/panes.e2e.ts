import { expect, test, type Page } from '@playwright/test';

import { hydrated } from '../support/searching';

const pane = (page: Page) => page.getByRole('dialog');
const topOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.y ?? -1;

const PANES = [
  '/experience?item=control-tower',
  '/experience?json=indra',
  '/dashboard?export=pdf',
  '/support?notices=',
  '/projects?project=site-assistant',
];

for (const address of PANES) {
  test(`${address}: the pane starts below the top bar, focuses its heading, and dims the page only on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    const bar = await page.getByRole('banner').boundingBox();
    const heading = pane(page).getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    const box = await pane(page).boundingBox();
    expect(box?.y).toBe(bar?.height);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900);
    const icon = await pane(page).locator('svg, img').first().boundingBox();
    expect(icon?.width).toBe(24);
    expect(icon?.x).toBeLessThan((await heading.boundingBox())?.x ?? 0);
    const dimmed = () =>
      pane(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(await dimmed()).toBe('rgba(0, 0, 0, 0)');
    await page.setViewportSize({ width: 600, height: 900 });
    expect(await dimmed()).not.toBe('rgba(0, 0, 0, 0)');
  });
}

for (const address of ['/experience?item=control-tower', '/projects?project=site-assistant']) {
  test(`${address}: shows title, commands, essentials, description, related and neighbours in this order`, async ({
    page,
  }) => {
    await page.goto(address);
    const shown = pane(page);
    const parts = [
      shown.getByRole('heading', { level: 2 }),
      shown.getByRole('button', { name: 'Copy link' }),
      shown.getByRole('region', { name: 'Essentials' }),
      shown.getByRole('region', { name: 'Description' }),
      shown.getByRole('region', { name: 'Related' }),
      shown.getByRole('navigation').last(),
    ];
    await expect(shown.getByRole('region', { name: 'Related' })).toBeVisible();
    const tops = await Promise.all(parts.map(topOf));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(parts.length);
    await expect(shown.getByRole('region', { name: 'Essentials' }).getByText('JSON View')).toBeVisible();
  });
}

test('highlights the link of the open pane, and removes the highlight for another pane', async ({ page }) => {
  const marked = (link: ReturnType<Page['locator']>) =>
    link.evaluate((one) => getComputedStyle(one).boxShadow !== 'none');
  await page.goto('/experience');
  await hydrated(page);
  const opener = page.getByRole('main').locator('a[data-pane="?item=ai"]').first();
  await opener.click();
  await expect(pane(page)).toBeVisible();
  await expect.poll(() => marked(opener)).toBe(true);
  await pane(page)
    .getByRole('link', { name: /^Next: / })
    .click();
  await expect.poll(() => marked(opener)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
  // The pane goes back in the history, which would stop a navigation that begins before.
  await expect(page).not.toHaveURL(/item=/);

  await page.goto('/projects');
  await hydrated(page);
  const details = page.locator('main a[data-pane="?project=site-assistant"]').first();
  expect(await marked(details)).toBe(false);
  await details.click();
  await expect.poll(() => marked(details)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => marked(details)).toBe(false);
});
