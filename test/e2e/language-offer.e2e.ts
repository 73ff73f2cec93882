import { expect, test, type Page } from '@playwright/test';

import { en } from '../support/words';
import { watch } from '../sweep/watch';
import { recordShifts, shiftsOn } from '../support/layout-shift';
import { hydrated } from '../support/searching';

const footer = (page: Page) => page.getByRole('contentinfo');

test('remembers the chosen language for the root address, and offers it on pages in another language', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await footer(page).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/dashboard');
  await page.goto('/');
  await expect(page).toHaveURL('/es/dashboard');
  // An address with a language is respected, and the chosen language is offered.
  await page.goto('/profile');
  await hydrated(page);
  await page.mouse.move(300, 300);
  await expect(page.getByRole('link', { name: 'También en español' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test.describe('with a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('offers the page in Spanish after the first interaction, without a layout shift', async ({ page }) => {
    const faults = watch(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await recordShifts(page);
    await page.goto('/profile?x=1');
    await hydrated(page);
    const offer = page.getByRole('complementary', { name: 'También en español' });
    await expect(offer).toBeHidden();
    expect(requests.filter((url) => url.includes('language-offer'))).toEqual([]);
    await page.mouse.move(200, 200);
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', 'es');
    expect(await shiftsOn(page)).toEqual([]);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL('/es/profile?x=1');
    await hydrated(page);
    await page.mouse.move(300, 300);
    await expect(page.getByRole('complementary', { name: 'Also in English' })).toBeHidden();
    expect(faults).toEqual([]);
  });

  test('does not offer the language again after it was dismissed', async ({ page }) => {
    await page.goto('/dashboard');
    await hydrated(page);
    await page.mouse.move(200, 200);
    const offer = page.getByRole('complementary', { name: 'También en español' });
    await offer.getByRole('button', { name: 'Cerrar' }).click();
    await expect(offer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await page.mouse.move(400, 300);
    await page.keyboard.press('Tab');
    await expect(offer).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('does not load the offer when the browser prefers the language of the page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/dashboard');
  await hydrated(page);
  await page.mouse.move(200, 200);
  await page.getByRole('button', { name: en['tour.take'] }).hover();
  await hydrated(page);
  expect(requests.filter((url) => url.includes('language-offer'))).toEqual([]);
});
