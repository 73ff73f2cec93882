/** Builds that this tab has left already, and pages that it has asked the host for in vain. */
const LEFT_KEY = 'portalfolio.left';
/** The framework's list of routes: each build has its own, and each page of it names that. */
const BUILD = /\/assets\/manifest-/;

/** Reloads the page, once in a tab for each reason. @returns false where it was done before, or nobody could know */
function reloadOnce(reason: string): boolean {
  const left = sessionStorage.getItem(LEFT_KEY) ?? '';
  // Forbidden storage is a memory that the reload empties (theme/early-script.ts): then the browser must know.
  const [{ type } = { type: '' }] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (left.includes(reason) || (!(sessionStorage instanceof Storage) && type === 'reload')) return false;
  try {
    sessionStorage.setItem(LEFT_KEY, `${left} ${reason}`);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * Something that the page needs did not come. Where the host has another build by now, only its page can help: the page
 * is loaded again, once.
 * @param evenOffline whether it is loaded from the device's copies, too, where the host does not answer
 * @returns true when the page is about to go
 */
export async function renewPage(evenOffline = false): Promise<boolean> {
  // oxlint-disable-next-line no-underscore-dangle -- the framework's name
  const { url: own = '' } = window.__reactRouterManifest ?? {};
  try {
    const html = await (await fetch(location.href, { cache: 'no-cache' })).text();
    return BUILD.test(html) && !html.includes(own) && reloadOnce(own);
  } catch {
    return evenOffline && Boolean(navigator.serviceWorker?.controller) && reloadOnce(location.pathname);
  }
}
