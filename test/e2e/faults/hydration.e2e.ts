import { expect, test } from '@playwright/test';

import { holdScripts } from '../../support/hold-scripts';
import { hydrated } from '../../support/searching';
import { watch } from '../../sweep/watch';

const PHONE = { width: 390, height: 844 };

test('rows changed before hydration keep their state after it, and each click toggles once', async ({
  page,
}) => {
  const faults = watch(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/experience', { waitUntil: 'commit' });
  const company = (name: string) => page.getByRole('button', { name, exact: true });
  const roleOf = {
    Ferrovial: page.getByRole('region', { name: 'Ferrovial', exact: true }).getByRole('article').first(),
    Indra: page.getByRole('region', { name: 'Indra', exact: true }).getByRole('article').first(),
  };
  await company('Indra').click();
  await company('Ferrovial').click();
  await expect(roleOf.Indra).toBeVisible();
  await expect(roleOf.Ferrovial).toBeHidden();
  letScriptsCome();
  await hydrated(page);
  await expect(company('Indra')).toHaveAttribute('aria-expanded', 'true');
  await expect(roleOf.Indra).toBeVisible();
  await expect(company('Ferrovial')).toHaveAttribute('aria-expanded', 'false');
  await expect(roleOf.Ferrovial).toBeHidden();

  await company('Indra').click();
  await expect(company('Indra')).toHaveAttribute('aria-expanded', 'false');
  await expect(roleOf.Indra).toBeHidden();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(roleOf.Indra).toBeVisible();
  await expect(roleOf.Ferrovial).toBeVisible();
  expect(faults).toEqual([]);
});

test('the menu of a page expanded before hydration on a phone stays expanded', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/profile', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Profile menu' });
  const entry = page.getByRole('link', { name: 'Audit logs' });
  await menu.click();
  letScriptsCome();
  await hydrated(page);
  await expect(entry).toBeVisible();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
});

test('a command that has the focus before hydration is shown, and stays shown', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/management-groups', { waitUntil: 'commit' });
  const command = page.getByRole('link', { name: 'Export template' });
  await command.focus();
  await expect(command).toBeInViewport({ ratio: 1 });
  letScriptsCome();
  await hydrated(page);
  await expect(page.locator('[aria-label="More commands"][aria-expanded=true]')).toBeVisible();
  await expect(command).toBeInViewport({ ratio: 1 });
});

test('a drawer opened before hydration stays open, and Escape closes it after hydration', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const faults = watch(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Portal menu' });
  const drawer = page.getByRole('navigation', { name: 'Portal navigation' });
  await menu.click();
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  letScriptsCome();
  await hydrated(page);
  await expect(drawer).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(faults).toEqual([]);
});
