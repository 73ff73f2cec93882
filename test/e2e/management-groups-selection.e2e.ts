import { expect, test, type Page } from '@playwright/test';

import { watch } from '../sweep/watch';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Management groups' });
const rows = (page: Page) => grid(page).getByRole('row', { level: 2 });
const toolbar = (page: Page) => page.getByRole('group', { name: 'Commands', exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/management-groups');
  await expect(grid(page).getByRole('row', { name: 'Tenant Root Group' })).toHaveAttribute('tabindex', '0');
});

test('the selected row has its commands in the toolbar, and the grid does not move', async ({ page }) => {
  const faults = watch(page);
  const open = toolbar(page).getByRole('link', { name: 'Open', exact: true });
  await expect(open).toHaveCount(0);
  const places = () =>
    toolbar(page)
      .locator('button:visible, a:visible')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().x]));
  const before = await places();
  // After the general commands, and disabled until a row is selected.
  expect(before.map(([text]) => text).slice(4, 7)).toEqual(['Export to CSV', 'Open', 'Feedback']);
  const disabled = toolbar(page).getByRole('button', { name: 'Open', exact: true });
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await disabled.hover();
  await expect(page.getByText('Select a row first.').first()).toBeVisible();
  const top = (await grid(page).boundingBox())?.y;
  await page.getByRole('button', { name: 'Select Indra USA Inc.' }).click();
  await expect(open).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(toolbar(page).getByRole('group', { name: 'Commands for Indra USA Inc.' })).toBeVisible();
  expect((await grid(page).boundingBox())?.y).toBe(top);
  // A hidden row cannot be selected.
  await page.getByPlaceholder('Search by name or ID').fill('ferrovial');
  await expect(open).toHaveCount(0);
  await page.getByPlaceholder('Search by name or ID').fill('');
  await open.click();
  await expect(page).toHaveURL('/experience#indra-usa-inc');
  await expect(page.getByRole('button', { name: 'Indra USA Inc.', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(faults).toEqual([]);
});

test('a row is named by its name; on a phone a select sorts instead of the headings', async ({ page }) => {
  await expect(rows(page).nth(3)).toHaveAccessibleName('Indra');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(grid(page).getByRole('columnheader')).toHaveCount(0);
  const names = () => rows(page).getByRole('link').allTextContents();
  const newest = await names();
  await sort.selectOption('Name, descending');
  expect(await names()).toEqual(newest.toSorted((one, other) => other.localeCompare(one)));
  await sort.selectOption('Default order');
  expect(await names()).toEqual(newest);
  const starts = await Promise.all(
    [grid(page).getByText('Tenant Root Group'), rows(page).first().getByRole('link')].map(
      async (name) => (await name.boundingBox())?.x ?? 0,
    ),
  );
  expect(Math.round((starts[1] ?? 0) - (starts[0] ?? 0))).toBe(36);
  // The choice is on the line of the name.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const row of await rows(page).all()) {
      const [choice, name] = await Promise.all([
        row.getByRole('button', { name: /^Select/ }).boundingBox(),
        row.getByRole('link').boundingBox(),
      ]);
      if (!choice || !name) throw new Error('The row is not shown.');
      expect(choice.y).toBeLessThan(name.y + name.height);
      expect(choice.y + choice.height).toBeGreaterThan(name.y);
    }
  }
});
