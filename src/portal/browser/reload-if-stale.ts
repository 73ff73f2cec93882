import { site } from '~/portal/site-data';

/** Builds that this tab has left already. */
const LEFT_KEY = 'portalfolio.leftBuilds';
/** The page's data names the build of the application. */
const BUILD = /"build":"([\w-]+)"/;

const loaded = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Leaves a build for the one that the host has now, once in a tab's life. */
function leave(build: string): boolean {
  const left = sessionStorage.getItem(LEFT_KEY) ?? '';
  // Forbidden storage is a memory that goes with the page (theme/early-script.ts): then the browser must know.
  if (left.includes(build) || (!(sessionStorage instanceof Storage) && loaded()?.type === 'reload'))
    return false;
  sessionStorage.setItem(LEFT_KEY, `${left} ${build}`);
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
export async function reloadIfStale(walked = false): Promise<boolean> {
  const { build } = site();
  let html = '';
  try {
    html = await (await fetch(location.href, { cache: 'no-cache' })).text();
  } catch {
    return walked && loadWhole();
  }
  try {
    const [, current = build] = BUILD.exec(html) ?? [];
    return current !== build && leave(build);
  } catch {
    // A full device could not note that it was done.
    return false;
  }
}
