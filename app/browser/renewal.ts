/** Builds that this tab has left already. */
const LEFT_KEY = 'portalfolio.leftBuilds';
/** The framework's list of routes: each build has its own, and each page of it names that. */
const BUILD = /\/assets\/manifest-/;

const loaded = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Leaves a build for the one that the host has now, once in a tab's life. */
function leave(build: string): boolean {
  const left = sessionStorage.getItem(LEFT_KEY) ?? '';
  // Forbidden storage is a memory that goes with the page (theme/early-script.ts): then the browser must know.
  if (left.includes(build) || (!(sessionStorage instanceof Storage) && loaded()?.type === 'reload'))
    return false;
  sessionStorage.setItem(LEFT_KEY, left + build);
  location.reload();
  return true;
}

/** Loads the page that was walked to, which the device may have whole; not again what was loaded like that. */
function loadWhole(): boolean {
  if (
    !navigator.serviceWorker?.controller ||
    new URL(loaded()?.name ?? location.href).pathname === location.pathname
  )
    return false;
  location.reload();
  return true;
}

/**
 * Something that the page needs did not come. Where the host has another build by now, only its page can help: the page
 * is loaded again, once.
 * @param walked whether it is the page itself that did not come: without the host's answer it may be on the device
 * @returns true when the page is about to go
 */
export async function renewPage(walked = false): Promise<boolean> {
  // oxlint-disable-next-line no-underscore-dangle -- the framework's name
  const { url: own = '' } = window.__reactRouterManifest ?? {};
  let html = '';
  try {
    html = await (await fetch(location.href, { cache: 'no-cache' })).text();
  } catch {
    return walked && loadWhole();
  }
  try {
    return BUILD.test(html) && !html.includes(own) && leave(own);
  } catch {
    // A full device could not note that it was done.
    return false;
  }
}
