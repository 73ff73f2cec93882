import type { Page } from '@playwright/test';

/**
 * Smaller shifts are those of a word or an icon by a few pixels, which a busy machine measures now and then. Content
 * that something pushes shifts by a hundred times more.
 */
const SMALLEST = 0.001;

type Shift = PerformanceEntry & { sources: { node: Node | null }[]; value: number };

/** Records the layout shifts of the pages that are loaded next. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript((smallest) => {
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        if (value < smallest) continue;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          document.documentElement.append(
            document.createComment(`shift ${value} ${element?.outerHTML.slice(0, 150)}`),
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, SMALLEST);

/** The recorded shifts, each with its value and its element. */
export const shiftsOn = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.documentElement.childNodes]
      .filter((node) => node.nodeType === Node.COMMENT_NODE)
      .map((node) => node.textContent),
  );
