import { site } from '~/portal/site-data';

const sheets = new Map<string, Promise<void>>();

/** Resolves when the stylesheet is loaded or has failed: a page without styles is better than none. */
function loadSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      sheets.delete(href);
      resolve();
    });
    document.head.append(link);
  });
}

/** Notes the stylesheets of the screen that the page came with: their rules stand in the page itself. */
export function noteInlinedStyles(page: string): void {
  for (const href of site().styles[page] ?? []) sheets.set(href, Promise.resolve());
}

/** Loads the stylesheets that are not there yet (docs/decisions/003). */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(
    hrefs.map((href) => {
      const known = sheets.get(href) ?? loadSheet(href);
      sheets.set(href, known);
      return known;
    }),
  );
}
