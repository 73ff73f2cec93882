import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Subscription } from './data';

import { violations } from '../../components/axe-for-test';
import { renderInPortal } from '../../features/portal-for-test';
import { Directory } from './directory';

const SUBSCRIPTIONS: Subscription[] = (
  [
    ['Ferrovial', 'Madrid, ESP', 'Sep 2020 - Present', 24_249],
    ['Ferrovial Construction', 'Dallas, US', 'Aug 2017 - Sep 2020', 24_212],
    ['Indra USA Inc.', 'Dallas, US', 'Aug 2013 - Aug 2017', 24_164],
    ['Indra', 'Madrid, ESP', 'May 2007 - Aug 2013', 24_089],
  ] as const
).map(([name, region, period, since]) => ({
  id: name.toLowerCase().replaceAll(/\W+/g, '-'),
  name,
  region,
  period,
  since,
  inside: [],
}));

const grid = page.getByRole('treegrid', { name: 'Management groups' });
const root = grid.getByRole('row', { name: 'Tenant Root Group' });
const row = (at: number) => grid.getByRole('row', { level: 2 }).nth(at);
const heading = (name: string) => grid.getByRole('button', { name, exact: true });
const column = (name: string) => grid.getByRole('columnheader', { name, exact: true });
const widthOf = (name: string) => Math.round(column(name).element().getBoundingClientRect().width);
const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));

let address = () => '';
beforeEach(async () => {
  document.documentElement.removeAttribute('style');
  address = await renderInPortal(
    <>
      <button type="button">Before</button>
      <Directory
        addDialog="add"
        createDialog="create"
        slice={{ directory: null, info: 'Companies.', subscriptions: SUBSCRIPTIONS, years: 18 }}
      />
    </>,
  );
});

/** Right and Left as they are written, in each direction. */
const DIRECTIONS = [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const;
for (const [dir, forward, back] of DIRECTIONS) {
  test(`arrow keys, Home, End, Space and Enter work as in a treegrid: ${dir}`, async () => {
    document.documentElement.dir = dir;
    (root.element() as HTMLElement).focus();
    await press('ArrowDown');
    await expect.element(row(0)).toHaveFocus();
    await press('End');
    await expect.element(row(3)).toHaveFocus();
    await press('ArrowUp', ' ');
    await expect.element(row(2)).toHaveAttribute('aria-selected', 'true');
    await press('Home');
    await expect.element(root).toHaveFocus();
    await press('ArrowDown', 'ArrowDown', ' ');
    // Only one row is selected.
    await expect.element(row(1)).toHaveAttribute('aria-selected', 'true');
    expect(grid.getByRole('row', { selected: true }).elements()).toHaveLength(1);
    await press(forward, forward);
    await expect.element(row(1).getByRole('link', { name: 'Ferrovial Construction' })).toHaveFocus();
    // Moves through every cell of the row, then down a column.
    for (const text of ['Dallas, US', 'Subscription', 'Aug 2017 - Sep 2020']) {
      await press(forward);
      await expect.element(row(1).getByRole('gridcell', { name: text, exact: true })).toHaveFocus();
    }
    await press('ArrowDown');
    await expect.element(row(2).getByRole('gridcell', { name: 'Aug 2013 - Aug 2017' })).toHaveFocus();
    await press('ArrowUp', 'Home');
    await expect.element(row(1).getByRole('button', { name: /^Select/ })).toHaveFocus();
    await press(back, back);
    await expect.element(root).toHaveFocus();
    await press('End', 'Enter');
    expect(address()).toBe('/experience');
    expect(localStorage.getItem('expandCompany')).toBe('Indra');
  });

  test(`arrow keys, the chevron and Enter collapse only the root group: ${dir}`, async () => {
    document.documentElement.dir = dir;
    (root.element() as HTMLElement).focus();
    await press(back);
    await expect.element(root).toHaveAttribute('aria-expanded', 'false');
    await expect.element(row(0)).not.toBeInTheDocument();
    await press(forward);
    await expect.element(root).toHaveAttribute('aria-expanded', 'true');
    await press('Enter');
    await expect.element(root).toHaveAttribute('aria-expanded', 'false');
    await grid.getByRole('button', { name: 'Expand Tenant Root Group' }).click();
    await expect.element(row(3)).toBeVisible();
    (row(0).element() as HTMLElement).focus();
    await press(back);
    await expect.element(root).toHaveFocus();
    await expect.element(root).toHaveAttribute('aria-expanded', 'true');
  });

  test(`the header is one tab stop; arrow keys move between its cells, and Shift resizes: ${dir}`, async () => {
    document.documentElement.dir = dir;
    (heading('Name').element() as HTMLElement).focus();
    for (const name of ['Region', 'Type', 'ID', 'Total subscriptions']) {
      await press(forward);
      await expect.element(heading(name)).toHaveFocus();
    }
    await press(back);
    await expect.element(heading('ID')).toHaveFocus();
    await userEvent.tab();
    await expect.element(root).toHaveFocus();
    await press('ArrowUp');
    await expect.element(heading('Name')).toHaveFocus();
    await press(back);
    await expect.element(column('Selected')).toHaveFocus();
    await press(forward, forward);
    await expect.element(heading('Region')).toHaveFocus();
    await expect.element(heading('Region')).toHaveAccessibleDescription(/Shift and Home/);
    await userEvent.keyboard(`{Shift>}{${forward}}{/Shift}`);
    expect(widthOf('Region')).toBe(136);
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    expect(widthOf('Region')).toBe(120);
    await press('Enter');
    await expect.element(column('Region')).toHaveAttribute('aria-sort', 'ascending');
    await press('ArrowDown', 'ArrowDown');
    await expect.element(row(0).getByRole('gridcell', { name: 'Dallas, US' })).toHaveFocus();
  });
}

test('axe finds no violation with a row selected', async () => {
  await row(1)
    .getByRole('button', { name: /^Select/ })
    .click();
  await expect.element(row(1)).toHaveAttribute('aria-selected', 'true');
  expect(await violations()).toEqual([]);
});
