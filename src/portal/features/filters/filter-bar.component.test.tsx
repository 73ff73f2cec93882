import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { spelledFacet, yearsFacet } from '~/portal/filters/facets';
import type { Span } from '~/resume/model/portfolio';

import { violations } from '../../components/axe-for-test';
import { renderInPortal } from '../portal-for-test';
import { FilterBar } from './filter-bar';
import styles from './pills.module.css';

type Project = { name: string; company: string; type: string; tags: readonly string[]; span: Span };

/** Whole years, in months. */
const span = (from: number, to: number): Span => [from * 12, to * 12 + 11];
const PROJECTS: readonly Project[] = [
  { name: 'Toll', company: 'Indra', type: 'Platform', tags: ['Java', 'Terraform'], span: span(2011, 2013) },
  { name: 'Lanes', company: 'Indra', type: 'Platform', tags: ['Java'], span: span(2014, 2016) },
  { name: 'Cloud', company: 'Ferrovial', type: '', tags: ['Terraform', 'Python'], span: span(2018, 2022) },
];
const list = {
  resources: PROJECTS,
  facets: {
    company: spelledFacet(PROJECTS, ({ company }) => [company]),
    period: yearsFacet(PROJECTS),
    type: spelledFacet(PROJECTS, ({ type }) => [type]),
    tag: spelledFacet(PROJECTS, ({ tags }) => tags),
  },
};

const bar = (at = '/projects') =>
  renderInPortal(
    <div className={styles['row']}>
      <FilterBar counted="Projects" list={() => list} restoredFocus={undefined} />
    </div>,
    { at },
  );

const pill = (name: string) => page.getByRole('button', { name });
const callout = page.getByRole('dialog', { name: 'Filter results' });
const value = (name: string | RegExp) => callout.getByRole('checkbox', { name });

test('Escape closes a callout without filtering and returns focus to its button', async () => {
  const address = await bar();
  await pill('Company == all').click();
  await expect.element(callout.getByRole('heading', { name: 'Filter by Company' })).toBeVisible();
  await pill('Tag == all').click();
  await expect.element(callout.getByRole('heading', { name: 'Filter by Tag' })).toBeVisible();
  await expect.element(callout.getByLabelText('Operator')).toHaveFocus();
  await value('Python (1)').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(callout).not.toBeInTheDocument();
  await expect.element(pill('Tag == all')).toHaveFocus();
  expect(address()).toBe('/projects');
});

test('by keyboard: searches, checks and applies a value, and returns focus to the button', async () => {
  const address = await bar('/projects?project=toll');
  (pill('Tag == all').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(pill('Tag == all')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(callout.getByLabelText('Operator')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('terra');
  await expect.element(value(/^Java/)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(value('All')).toHaveFocus();
  await userEvent.tab();
  await expect.element(value('Terraform (2)')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(value('All')).not.toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(pill('Tag == Terraform')).toHaveFocus();
  expect(address()).toBe('/projects?project=toll&tag=Terraform');
});

test('excludes a value, and removing the filter keeps focus on its button', async () => {
  const address = await bar();
  await pill('Company == all').click();
  await callout.getByLabelText('Operator').selectOptions('Does not equal');
  await value('Ferrovial (1)').click();
  await callout.getByRole('button', { name: 'Apply' }).click();
  await expect.element(pill('Company != Ferrovial')).toHaveFocus();
  expect(address()).toBe('/projects?company-not=Ferrovial');
  await pill('Remove the Company filter').click();
  await expect.element(pill('Company == all')).toHaveFocus();
  expect(address()).toBe('/projects');
});

test('offers “Not stated”, and shows a message when no value matches', async () => {
  await bar();
  await pill('Type == all').click();
  await expect.element(value('Not stated (1)')).toBeVisible();
  await callout.getByLabelText('Value').fill('zeppelin');
  await expect.element(callout.getByRole('status')).toHaveTextContent('No matching values');
  await callout.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(callout).not.toBeInTheDocument();
});

test('a period is one or more years, each with the number of items that ran in it', async () => {
  const address = await bar();
  await pill('Period == all').click();
  await expect.element(value('2013 (1)')).toBeVisible();
  await value('2014 (1)').click();
  await value('2018 (1)').click();
  await callout.getByRole('button', { name: 'Apply' }).click();
  expect(address()).toBe('/projects?period=2014&period=2018');
});

for (const name of ['Tag == all', 'Period == all'])
  for (const width of [1366, 390, 320])
    test(`the callout of “${name}” fits in a window of ${width} px without axe violations`, async () => {
      await page.viewport(width, 700);
      await bar('/projects?type=Platform');
      await pill(name).click();
      await expect.element(callout.getByRole('button', { name: 'Apply' })).toBeVisible();
      const box = callout.element().getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(701);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(await violations()).toEqual([]);
    });
