import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { apply, callout, pill } from '../support/filtering';
import { holdScripts } from '../support/hold-scripts';
import { hydrated } from '../support/searching';

test('lists events by year below a timeline, with links to their panes', async ({ page }) => {
  await page.goto('/profile');
  await page
    .getByRole('navigation', { name: 'Profile menu' })
    .getByRole('link', { name: 'Activity log' })
    .click();
  await expect(page).toHaveURL('/activity');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible();
  const job = page.getByRole('row').filter({ hasText: 'Global Head of Cloud and Advanced Technologies' });
  await expect(job).toHaveText(/Start a job.*In progress.*Sep 2020 - Present.*Ferrovial/);
  // A bar has its text, and leads to its event.
  const bar = page.getByRole('link', {
    name: 'Technical Manager, Tolling Systems · Indra USA Inc.',
    exact: true,
  });
  await expect(bar).toHaveAttribute('href', /item=indra-usa-inc/);
  await job.getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText('Global Head of Cloud and Advanced Technologies');
});

test('filters by type and years, and the address keeps the filters', async ({ page }) => {
  await page.goto('/activity');
  await hydrated(page);
  await pill(page, 'Type == all').click();
  await callout(page)
    .getByRole('checkbox', { name: /^Earn a certificate/ })
    .check();
  await apply(page);
  await expect(page).toHaveURL('/activity?type=certificate');
  await pill(page, 'Period == all').click();
  await callout(page).getByRole('checkbox', { name: '2021 (1)' }).check();
  await apply(page);
  await expect(page).toHaveURL('/activity?type=certificate&period=2021');
  await expect(page.getByRole('link', { name: 'Azure Solutions Architect Expert' })).toBeVisible();
  await expect(page.getByText(/^Showing 1 of \d+ events$/)).toBeVisible();
  await page.reload();
  await expect(pill(page, 'Type == Earn a certificate')).toBeVisible();
  await page.goto('/es/activity?type=certificate');
  await expect(pill(page, 'Tipo == Obtener un certificado')).toBeVisible();
  await page.goto('/activity?type=nothing&period=1900');
  await expect(page.getByText(/The Type filter has no value “nothing”/)).toBeVisible();
});

test('a pill pressed before hydration opens its values after it', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/activity', { waitUntil: 'commit' });
  await pill(page, 'Period == all').click();
  await expect(callout(page)).toBeVisible();
  releaseScripts();
  await expect(callout(page).getByRole('heading', { name: 'Filter by Period' })).toBeVisible();
  await expect(callout(page).getByLabel('Operator')).toBeFocused();
});

test('exports the log as a table', async ({ page }) => {
  await page.goto('/activity?type=education');
  await expect(page.getByText(/^Showing 2 of/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('"Study","Succeeded","2010-10","2012-01"');
  await expect(page.getByText('2 events exported to activity-log.csv.')).toBeAttached();
});

test('the log is complete without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/es/activity');
  await expect(page.getByRole('heading', { level: 1, name: 'Registro de actividad' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Project Management Professional' })).toBeVisible();
  await expect(page.getByRole('button', { name: / == / })).toHaveCount(0);
  await context.close();
});
