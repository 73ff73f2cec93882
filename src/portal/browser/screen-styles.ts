import { site } from '~/portal/site-data';

const sheets = new Map<string, Promise<void>>();

/**
 * Resolves when the stylesheet is loaded or has failed, because a page without styles is better than none.
 */
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

/** Marks the stylesheets of the initial screen as loaded, because their rules are inlined in the page. */
export function noteInlinedStyles(page: string): void {
  for (const href of site().styles[page] ?? []) sheets.set(href, Promise.resolve());
}

/** Loads the missing stylesheets (docs/decisions/003). */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(
    hrefs.map((href) => {
      const known = sheets.get(href) ?? loadSheet(href);
      sheets.set(href, known);
      return known;
    }),
  );
}
