import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';

import { AXE_RULES, AXE_TAGS } from '../support/axe-tags';

/**
 * Markers of neighbouring cities may touch on a world map. The list beside it has the same function (WCAG
 * 2.5.8, Equivalent).
 */
const MARKER_SIZE = /^target-size: <button [^>]*data-place=/;

/** The minified axe, which a page compiles faster. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERY_RULE = { runOnly: AXE_TAGS, rules: AXE_RULES };
/** The rules for a page of which only the colours have changed since every rule was checked. */
export const COLORS = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** The violations that axe finds in a page or a part of it. The pages have no frames. */
export async function violations(page: Page, part = 'html', rules: object = EVERY_RULE): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ part: checked, options }) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const { violations: all } = await checker.run(checked, options);
      return all.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html} ${JSON.stringify(any[0]?.data)}`),
      );
    },
    { part, options: { ...rules, resultTypes: ['violations' as const] } },
  );
  return found.filter((violation) => !MARKER_SIZE.test(violation));
}
