import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA. axe checks the target size only with its tag. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return axe.violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ html, any }) => `${id}: ${html} ${JSON.stringify(any[0]?.data)}`)
      .filter((violation) => !MARKER_SIZE.test(violation)),
  );
}
