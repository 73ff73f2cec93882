import { expect, test } from '@playwright/test';

import { addresses } from '../../src/portal/lib/screens';
import { siteOf } from '../support/site-of';

test('without a site address the build warns once, and pages have no canonical link or social picture', async ({
  request,
}) => {
  const plain = await siteOf((portal) => portal);
  expect(plain.output).toMatch(
    /No site address is configured \(`siteUrl` in portal\.yaml\): .*canonical.*sitemap/,
  );
  expect(plain.output.match(/No site address/g)).toHaveLength(1);
  for (const address of [...addresses(), '/resume']) {
    const html = await (await request.get(plain.url + address)).text();
    expect(html, address).not.toMatch(/rel="canonical"|og:url|og:image|summary_large_image/);
    expect(html, address).toContain('property="og:title"');
  }
  expect((await request.get(`${plain.url}/sitemap.xml`)).status()).toBe(404);
  expect(await (await request.get(`${plain.url}/robots.txt`)).text()).not.toContain('Sitemap');
  const llms = await (await request.get(`${plain.url}/llms.txt`)).text();
  expect(llms).toContain('](/profile.md)');
  expect(llms).not.toContain('http');
  expect((await request.get(`${plain.url}/profile.md`)).status()).toBe(200);
  plain.close();
});
