import { expect, test, type Locator, type Page } from '@playwright/test';

import resume from '../../examples/sample/resume.json' with { type: 'json' };

const { basics } = resume;

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('the welcome card shows the person and contact links, and leads to the profile', async ({ page }) => {
  await page.goto('/dashboard');
  const welcome = card(page, 'Welcome');
  await expect(welcome.getByRole('heading', { level: 3, name: basics.name })).toBeVisible();
  expect(
    await welcome.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expect(welcome).toContainText('Global Head of Cloud and Advanced Technologies, Ferrovial');
  await expect(welcome).toContainText('Madrid, Spain');
  await expect(welcome.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:${basics.email}`,
  );
  await expect(welcome.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\/in\//,
  );
  const pdf = await page.request.get(
    (await welcome.getByRole('link', { name: 'Résumé (PDF)' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await welcome.getByRole('link', { name: 'Learn more...' }).click();
  await expect(page).toHaveURL('/profile');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a phone the person is above the shortcuts, with links 44 px high', async ({ page }) => {
    await page.goto('/dashboard');
    const topOf = async (name: string) => (await card(page, name).boundingBox())?.y ?? NaN;
    expect(await topOf('Welcome')).toBeLessThan(await topOf('Shortcuts'));
    for (const name of ['Learn more...', 'Email', 'LinkedIn', 'Résumé (PDF)']) {
      const link = card(page, 'Welcome').getByRole('link', { name, exact: true });
      expect((await link.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1366, height: 900 });
    await expect.poll(async () => (await topOf('Shortcuts')) < (await topOf('Welcome'))).toBe(true);
  });
});

test('achievements, role and company of the last project open their panes', async ({ page }) => {
  const links = [
    ['Key Achievements', 'Control Tower', 'Control Tower'],
    ['Key Achievements', 'Global Cloud Strategy', 'Cloud Strategy'],
    [
      'Last project opened',
      'Global Head of Cloud and Advanced Technologies',
      'Global Head of Cloud and Advanced Technologies',
    ],
    ['Last project opened', 'Ferrovial', 'Ferrovial'],
  ] as const;
  await page.goto('/dashboard');
  for (const [area, name, title] of links) {
    const link = card(page, area).getByRole('link', { name, exact: true });
    await link.click();
    const pane = page.getByRole('dialog', { name: title, exact: true });
    await expect(pane).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\?item=/);
    await page.keyboard.press('Escape');
    await expect(pane).toBeHidden();
    await expect(link).toBeFocused();
  }
  // The same address opens the same pane in a new tab.
  const href = await card(page, 'Key Achievements')
    .getByRole('link', { name: 'Control Tower' })
    .getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.getByRole('dialog', { name: 'Control Tower' })).toBeVisible();
});
