declare global {
  interface Window {
    /** The framework's list of routes and of the files that each one needs. */
    __reactRouterManifest?: {
      /** Its own file. */ url: string;
      routes: Record<string, { css?: readonly string[] } | undefined>;
    };
  }
}

/** What the page has or is fetching: first of all what the build has put into it. */
const sheets = new Map<string, Promise<void>>();

function inlined(): readonly string[] {
  return document.querySelector<HTMLElement>('style[data-sheets]')?.dataset['sheets']?.split(' ') ?? [];
}

/** Resolves when the sheet is there, or will not come: a plain page is better than none. */
function sheet(file: string): Promise<void> {
  let here = sheets.get(file);
  if (!here) {
    here = new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = file;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        sheets.delete(file);
        resolve();
      });
      document.head.append(link);
    });
    sheets.set(file, here);
  }
  return here;
}

/** Brings the styles of another route, which the build has put into that route's own pages only (docs/decisions/003). */
export async function loadPageStyles(route: string): Promise<void> {
  if (sheets.size === 0) for (const file of inlined()) sheets.set(file, Promise.resolve());
  // oxlint-disable-next-line no-underscore-dangle -- the framework's name
  const files = window.__reactRouterManifest?.routes[route]?.css ?? [];
  await Promise.all(files.map((file) => sheet(file.replace(/#$/, ''))));
}
