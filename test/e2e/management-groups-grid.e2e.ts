import { expect, test, type Page } from '@playwright/test';

import { hydrated } from '../support/searching';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Management groups' });
const rows = (page: Page) => grid(page).getByRole('row', { level: 2 });

test.beforeEach(async ({ page }) => {
  await page.goto('/management-groups');
  await hydrated(page);
});

test('columns have their minimum widths, rows their height and subscriptions their indent', async ({
  page,
}) => {
  const widths = await grid(page)
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  expect(widths.toSpliced(1, 1)).toEqual([48, 120, 150, 250, 150]);
  expect(widths[1]).toBeGreaterThanOrEqual(300);
  const box = await rows(page).first().boundingBox();
  expect(Math.round(box?.height ?? 0)).toBe(38);
  // The indent between texts.
  const starts = await Promise.all(
    [grid(page).getByText('Tenant Root Group'), rows(page).first().getByRole('link')].map(
      async (name) => (await name.boundingBox())?.x ?? 0,
    ),
  );
  expect(Math.round((starts[1] ?? 0) - (starts[0] ?? 0))).toBe(36);
});

test('columns are resized by mouse and by keys, and keep their width after a reload', async ({ page }) => {
  const handle = page.getByRole('separator', { name: 'Width of the Region column' });
  const width = async () =>
    Math.round((await page.getByRole('columnheader', { name: 'Region' }).boundingBox())?.width ?? 0);
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown.');
  await page.mouse.move(box.x + 12, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 92, box.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await width()).toBe(200);
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '216');
  await page.reload();
  expect(await width()).toBe(216);
  await hydrated(page);
  await handle.focus();
  await page.keyboard.press('Home');
  await expect(handle).toHaveAttribute('aria-valuenow', '120');
  expect(await width()).toBe(120);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  // The width stays between its minimum and maximum.
  expect(await width()).toBe(120);
  await page.keyboard.press('End');
  expect(await width()).toBe(300);
  // Name may grow further.
  const name = page.getByRole('separator', { name: 'Width of the Name column' });
  await name.press('End');
  await expect(name).toHaveAttribute('aria-valuenow', '800');
});

test('limits stored widths to the range of their column', async ({ page }) => {
  await page.evaluate(() =>
    localStorage.setItem('portalfolio.columns', '{"total":790,"region":20,"id":280}'),
  );
  await page.reload();
  await page.mouse.move(320, 320);
  const widths = await grid(page)
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  expect(widths[2]).toBe(120);
  expect(widths[4]).toBe(280);
  expect(widths[5]).toBeLessThanOrEqual(300);
});
