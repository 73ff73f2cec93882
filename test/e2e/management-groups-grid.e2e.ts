import { expect, test, type Page } from '@playwright/test';

import { hydrated } from '../support/searching';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Management groups' });
const rows = (page: Page) => grid(page).getByRole('row', { level: 2 });
const row = (page: Page, name: string | RegExp) => grid(page).getByRole('row', { name });

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

test('Name takes the free width, so that no name wraps at 1366 px, and at most 800 px', async ({ page }) => {
  const name = page.getByRole('columnheader', { name: 'Name' });
  const width = async () => Math.round((await name.boundingBox())?.width ?? 0);
  const handle = page.getByRole('separator', { name: 'Width of the Name column' });
  await page.setViewportSize({ width: 1366, height: 768 });
  const heights = await rows(page).evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().height)),
  );
  expect(heights).toEqual([38, 38, 38, 38]);
  const free = await width();
  expect(free).toBeGreaterThan(300);
  // The handle begins at the width that is shown.
  await handle.focus();
  await expect(handle).toHaveAttribute('aria-valuenow', `${free}`);
  await page.keyboard.press('ArrowLeft');
  expect(await width()).toBe(free - 16);
  await page.keyboard.press('Home');
  expect(await width()).toBe(free);
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await width()).toBe(800);
  await page.setViewportSize({ width: 1060, height: 900 });
  expect(await width()).toBe(300);
});

for (const language of ['', '/es', '/pt'])
  test(`sorting does not wrap a heading or move it: ${language || '/en'}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`${language}/management-groups`);
    await hydrated(page);
    const headings = page.getByRole('columnheader').getByRole('button');
    const sizes = () =>
      headings.evaluateAll((all) =>
        all.map(({ textContent, firstElementChild }) => {
          const { height, width, x } = firstElementChild?.getBoundingClientRect() ?? new DOMRect();
          return [textContent, height, width, x];
        }),
      );
    const before = await sizes();
    expect(before).toHaveLength(5);
    for (let at = 0; at < before.length; at += 1) {
      await headings.nth(at).click();
      await expect(page.locator('[aria-sort="ascending"]')).toHaveCount(1);
      expect(await sizes()).toEqual(before);
    }
  });

test('chevron, arrow keys and command collapse and expand the root group only', async ({ page }) => {
  await page.getByRole('button', { name: 'Collapse Tenant Root Group' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand / Collapse all' }).click();
  await expect(rows(page)).toHaveCount(4);
  const root = row(page, /Tenant Root Group/);
  await root.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(root).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(root).toHaveAttribute('aria-expanded', 'true');
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
});

test('the last column is resized within its limits, and its handle stays inside the grid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const handle = page.getByRole('separator', { name: 'Width of the Total subscriptions column' });
  const width = () =>
    page
      .getByRole('columnheader', { name: 'Total subscriptions' })
      .evaluate((head) => Math.round(head.getBoundingClientRect().width));
  await handle.focus();
  await page.keyboard.press('End');
  expect(await width()).toBe(300);
  await page.keyboard.press('Home');
  expect(await width()).toBe(150);
  await page.getByRole('separator', { name: 'Width of the Name column' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('separator', { name: 'Width of the Name column' })).toHaveAttribute(
    'aria-valuenow',
    '800',
  );
  // In a window narrower than its columns, the grid ends at the last handle.
  await page.setViewportSize({ width: 1100, height: 900 });
  const [inner, outer] = await Promise.all([handle.boundingBox(), grid(page).boundingBox()]);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
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
