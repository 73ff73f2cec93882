import { expect, test } from '@playwright/test';

import { addresses } from '../../../src/portal/addresses/screens';
import { pasted } from '../../support/clipboard';

test('without a site address, pages have no canonical link and no social picture', async ({ request }) => {
  for (const address of [...addresses(), '/resume']) {
    const html = await (await request.get(address)).text();
    expect(html, address).not.toMatch(/rel="canonical"|og:url|og:image|summary_large_image/);
    expect(html, address).toContain('property="og:title"');
  }
  expect((await request.get(`/sitemap.xml`)).status()).toBe(404);
  expect(await (await request.get(`/robots.txt`)).text()).not.toContain('Sitemap');
  const llms = await (await request.get(`/llms.txt`)).text();
  expect(llms).toContain('](/profile)');
  expect(llms).not.toContain('http');
  expect((await request.get(`/resume.md`)).status()).toBe(200);
});

test('without a site address, the page’s own address is shared, without a QR code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account menu of / }).click();
  await page.getByRole('link', { name: 'Share this portal' }).click();
  const shown = page.getByRole('dialog', { name: 'Share this portal' });
  await shown.getByRole('button', { name: 'Copy link: The portal' }).click();
  await expect(shown.getByText('Copied.', { exact: true })).toBeVisible();
  expect(await pasted(page)).toBe(page.url().replace('?share=', ''));
  await expect(shown.getByRole('img')).toHaveCount(0);
  await expect(shown).not.toContainText('QR');
  await page.goBack();
  await expect(shown).toBeHidden();
  expect((await page.request.get('/share.svg')).status()).toBe(404);
});
