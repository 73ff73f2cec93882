import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderInPortal } from '~/portal/features/portal-for-test';

import { rowsOfItems } from './rows-for-test';
import { Stats } from './stats';

const figure = (measure: 'years' | 'languages', stated: boolean) => ({
  measure,
  title: null,
  value: '7',
  stated,
  icon: 'globe' as const,
  screen: null,
  detail: null,
});

test.each([
  ['low tiles below each other where they are counted', false, 2],
  ['side by side where they are stated', true, 1],
])('figures without details are %s', async (_, stated, rows) => {
  await page.viewport(1366, 800);
  await renderInPortal(<Stats stats={[figure('years', stated), figure('languages', stated)]} />);
  document.body.style.container = 'content / inline-size';
  await expect.element(page.getByText('Languages')).toBeVisible();
  expect(rowsOfItems()).toBe(rows);
});
