import { expect, test } from '@playwright/test';

import { watch } from '../../sweep/watch';

/** A Chromium API without types. */
type Permissions = {
  permissionsPolicy?: { allowedFeatures(): string[] };
  featurePolicy?: Permissions['permissionsPolicy'];
};

/** Known to Chromium 150 or 156 only. Naming one would cause a warning in the other. */
const IN_ONE_VERSION = new Set([
  'digital-credentials-create',
  'media-playback-while-not-visible',
  'speaker-selection',
  'attribution-reporting',
  'join-ad-interest-group',
  'private-aggregation',
  'run-ad-auction',
  'shared-storage',
  'shared-storage-select-url',
]);

test('the permissions policy allows only writing to the clipboard, without console warnings', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto('/dashboard');
  const allowed = await page.evaluate(() => {
    const { permissionsPolicy, featurePolicy } = document as Permissions;
    return (permissionsPolicy ?? featurePolicy)?.allowedFeatures();
  });
  expect(allowed?.filter((feature) => !IN_ONE_VERSION.has(feature))).toEqual(['clipboard-write']);
  expect(faults).toEqual([]);
});

test('an SVG opened as a document has an opaque origin and no scripts', async ({ page }) => {
  await page.goto('/projects');
  const picture = page.locator('main img[src*="/pictures/"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const path of ['/icon.svg', (await picture.getAttribute('src')) ?? '']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy'], path).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(await page.evaluate(() => origin)).toBe('null');
    expect(await answer?.text()).not.toMatch(/<script|\son\w+=/i);
  }
});
