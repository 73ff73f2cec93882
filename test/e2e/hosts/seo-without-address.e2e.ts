import { expect, test } from '@playwright/test';

import { addresses } from '../../../src/portal/addresses/screens';

test('without a site address, pages have no canonical link and no social picture', async ({ request }) => {
  for (const address of [...addresses(), '/resume']) {
    const html = await (await request.get(address)).text();
    expect(html, address).not.toMatch(/rel="canonical"|og:url|og:image|summary_large_image/);
    expect(html, address).toContain('property="og:title"');
  }
  expect((await request.get(`/sitemap.xml`)).status()).toBe(404);
  expect(await (await request.get(`/robots.txt`)).text()).not.toContain('Sitemap');
  const llms = await (await request.get(`/llms.txt`)).text();
  expect(llms).toContain('](/profile.md)');
  expect(llms).not.toContain('http');
  expect((await request.get(`/profile.md`)).status()).toBe(200);
});
