import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderInPortal } from '~/portal/features/portal-for-test';

import { rowsOfItems } from './rows-for-test';
import { Skills } from './skills';

const NAMES = Array.from({ length: 18 }, (_, at) => `Skill ${at}`);
const skillsOf = (roles: number) =>
  NAMES.map((name) => ({
    id: name,
    name,
    percentage: null,
    share: null,
    level: null,
    steps: null,
    roles,
    years: 0,
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
  await renderInPortal(<Skills skills={skillsOf(2)} />);
  await expect.element(page.getByText('2 roles').first()).toBeVisible();
  expect(rowsOfItems()).toBe(NAMES.length);
});
