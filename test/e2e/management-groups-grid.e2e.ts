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
  const column = (name: string) => page.getByRole('columnheader', { name });
  const width = async (name = 'Region') => Math.round((await column(name).boundingBox())?.width ?? 0);
  const drag = async (name: string, by: number) => {
    const box = await column(name).boundingBox();
    if (!box) throw new Error('The column is not shown.');
    await page.mouse.move(box.x + box.width, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + by, box.y + 10, { steps: 4 });
    await page.mouse.up();
  };
  await drag('Region', 80);
  expect(await width()).toBe(200);
  await page.getByRole('button', { name: 'Region' }).press('Shift+ArrowRight');
  expect(await width()).toBe(216);
  await page.reload();
  expect(await width()).toBe(216);
  await hydrated(page);
  await page.getByRole('button', { name: 'Region' }).press('Shift+Home');
  expect(await width()).toBe(120);
  // The width stays between its minimum and maximum.
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await width()).toBe(120);
  await drag('Region', 400);
  expect(await width()).toBe(300);
  // Name may grow further.
  await drag('Name', 700);
  expect(await width('Name')).toBe(800);
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
