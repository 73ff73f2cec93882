import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { AXE_RULES, AXE_TAGS } from '../support/axe-tags';

/**
 * Markers of neighbouring cities may touch on a world map. The list beside it has the same function (WCAG
 * 2.5.8, Equivalent).
 */
const MARKER_SIZE = /^target-size: <div class="leaflet-marker-icon/;

/** The violations that axe finds in a page or a part of it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const axe = await new AxeBuilder({ page })
    .include(part)
    .withTags(AXE_TAGS)
    .options({ rules: AXE_RULES })
    .analyze();
  return axe.violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ html, any }) => `${id}: ${html} ${JSON.stringify(any[0]?.data)}`)
      .filter((violation) => !MARKER_SIZE.test(violation)),
  );
}
