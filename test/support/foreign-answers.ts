import { expect, test, type Page } from '@playwright/test';

import { en } from './words';
import { expectAllCached, expectCached, openControlled } from './cached-copies';
import { BASE, type Host } from './two-builds';

const HOTEL = '<!doctype html><title>Hotel</title><h1>Log in to the hotel network</h1>';
const NOTE = en['offline.note'];
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Tests of the service worker with responses from other sources and from a failing host. */
export function foreignAnswers(host: () => Host): void {
  test('shows a captive portal’s page without caching it, and shows a cached copy with a note when the host fails', async ({
    page,
  }) => {
    host().publish('A');
    await openControlled(page, `${host().url}/dashboard`);
    const screens = ['dashboard', 'profile', 'support'].map((slug) => BASE + slug);
    await expectCached(page, [
      ...screens,
      ...['dashboard', 'profile', 'support'].map((slug) => `${BASE}slices/en/${slug}.json`),
    ]);
    // The note's script is cached on idle, after the pages.
    await expectAllCached(page);

    // A captive portal responds to every request with its own page.
    host().answerAll(200, HOTEL);
    for (const address of ['dashboard', 'profile']) {
      await page.goto(`${host().url}/${address}`);
      await expect(title(page, 'Log in to the hotel network')).toBeVisible();
    }
    host().breakDown();
    for (const [address, name] of [
      ['dashboard', en['dashboard.title']],
      ['profile', en['profile.title']],
    ] as const) {
      await page.goto(`${host().url}/${address}`);
      await expect(title(page, name)).toBeVisible();
      await expect(page.getByText(NOTE)).toBeVisible();
    }

    // Server errors of the host, for pages and the data of the next screen.
    host().answerAll(503, '<!doctype html><h1>Maintenance</h1>');
    const answer = await page.goto(`${host().url}/profile`);
    expect(answer?.status()).toBe(200);
    await expect(title(page, en['profile.title'])).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Portal navigation' })
      .getByRole('link', { name: 'Support' })
      .click();
    await expect(title(page, en['support.title'])).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
    await page.goto(`${host().url}/`);
    await expect(page).toHaveURL(`${host().url}/dashboard`);
    // Without a cached response, the host's own response is shown.
    await page.goto(`${host().url}/nowhere`);
    await expect(title(page, 'Maintenance')).toBeVisible();

    host().publish('A');
    await page.goto(`${host().url}/profile`);
    await expect(title(page, en['profile.title'])).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(NOTE)).toBeHidden();
  });
}
