import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA; target size is off in axe unless its tag is asked for. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Neighbouring cities' markers touch on a map of the world; the list beside it does the same (WCAG 2.5.8, Equivalent). */
const MARKER_SIZE = /^target-size: <div class="leaflet-marker-icon/;

/** What axe finds wrong with a page as it is shown, or with a part of it. */
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
