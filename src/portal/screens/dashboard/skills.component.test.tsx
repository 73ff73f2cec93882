import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderInPortal } from '~/portal/features/portal-for-test';

import { Skills } from './cards';

/** The number of rows in which the items of a list stand. */
const rowsOfItems = (): number =>
  new Set(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().top),
  ).size;

const NAMES = Array.from({ length: 18 }, (_, at) => `Skill ${at}`);
const skillsOf = (roles: number) =>
  NAMES.map((name) => ({
    id: name,
    name,
    percentage: null,
    share: null,
    level: null,
    roles,
    months: 0,
    tenure: '',
    hasEvidence: true,
    projects: 0,
    keywords: [],
    moreKeywords: 0,
  }));
test('shows bare names in rows', async () => {
  await renderInPortal(<Skills skills={skillsOf(0)} />);
  await expect.element(page.getByRole('link', { name: 'Skill 17' })).toBeVisible();
  expect(rowsOfItems()).toBeLessThan(4);
});

test('shows names with evidence on lines of their own', async () => {
  await page.viewport(390, 800);
  await renderInPortal(<Skills skills={skillsOf(2)} />);
  await expect.element(page.getByText('2 roles').first()).toBeVisible();
  expect(rowsOfItems()).toBe(NAMES.length);
});
