import { createHash } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { languages } from '../../src/portal/addresses/languages';
import { addresses } from '../../src/portal/addresses/screens';
import { STUDIES } from '../support/studies';

const PAGES = [
  ...addresses(),
  ...STUDIES,
  ...languages.map(({ segment }) => `${segment && `/${segment}`}/no-such-page`),
];

/** The links that have led to a page: most pages have the same. */
const led = new Set<string>();
/** The texts of the icon sheets by address. */
const sheets = new Map<string, string>();

for (const address of PAGES) {
  test(`${address}: the built HTML conforms to the policy`, async ({ request }) => {
    const response = await request.get(address);
    const html = await response.text();
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/);
    expect(html, 'the order of the layers comes before the first of them').toMatch(
      /<style>@layer reset, tokens, base, ui, features, routes;/,
    );
    // Data blocks are not executed and need no hash.
    const blocks = [
      ...html.matchAll(
        /<(?:script|style)(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/(?:script|style)>/g,
      ),
    ];
    expect(blocks.length).toBeGreaterThan(2);
    for (const [, text = ''] of blocks) {
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  });

  test(`${address}: every internal link leads to a page, and each icon is in its sheet`, async ({
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const links = new Set([...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path]) => path ?? '/'));
    expect(links.size).toBeGreaterThan(5);
    for (const link of [...links].filter((one) => !led.has(one))) {
      expect((await request.get(link)).status(), link).toBe(200);
      led.add(link);
    }
    const icons = [...html.matchAll(/src="(\/assets\/color-icons-\w+\/\d\.svg)#([\w-]+)"/g)];
    expect(icons.length).toBeGreaterThan(5);
    for (const [, sheet = '', name] of icons) {
      if (!sheets.has(sheet)) sheets.set(sheet, await (await request.get(sheet)).text());
      expect(sheets.get(sheet)).toContain(`<view id="${name}"`);
    }
  });
}
