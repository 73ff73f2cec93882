import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderInPortal } from '~/portal/features/portal-for-test';
import type { PositionSlice } from './data';

import { PositionPart } from './position-part';

const positionWith = (resources: number): PositionSlice => ({
  id: 'weaver',
  title: 'Weaver',
  period: '2020',
  span: null,
  location: null,
  about: [],
  keywords: [],
  tags: [],
  repeatsCompany: false,
  resources: Array.from({ length: resources }, (_, at) => ({
    id: `loom-${at}`,
    name: `Loom ${at}`,
    type: null,
    icon: 'code',
    isSkill: false,
    description: null,
    about: [],
    keywords: [],
    span: null,
  })),
});

test('a role shows six resources, and the others on demand', async () => {
  await renderInPortal(<PositionPart company="Mill" hits={null} position={positionWith(8)} words={[]} />);
  await expect.element(page.getByRole('link', { name: 'Loom 5' })).toBeVisible();
  await expect.element(page.getByText('Loom 6')).not.toBeVisible();
  await page.getByText('Show all (8)').click();
  await expect.element(page.getByRole('link', { name: 'Loom 7' })).toBeVisible();
});
