import { site } from '~/portal/site-data';

import { storedValue, storeValue } from './storage';

/** The stale builds from which this tab has already been reloaded. */
const RELOADED_KEY = 'portalfolio.reloadedBuilds';
/** Matches the build id in the page's data. */
const BUILD = /"build":"([\w-]+)"/;

const loaded = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Reloads the page for the host's current build, once per tab and build. */
function reloadOnce(build: string): boolean {
  const reloaded = storedValue(RELOADED_KEY, 'tab') ?? '';
  if (reloaded.includes(build)) return false;
  const isStored = storeValue(RELOADED_KEY, `${reloaded} ${build}`, 'tab');
  // Without storage, the navigation type shows whether the page was reloaded.
  if (!isStored && loaded()?.type === 'reload') return false;
  location.reload();
  return true;
}

/** Whether a service worker may have the page. Some browsers throw where service workers are forbidden. */
function isControlled(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/**
 * Loads the whole page, which may be in the cache. A page that was already loaded this way is not loaded
 * again.
 */
function reloadPage(): boolean {
  if (!isControlled() || new URL(loaded()?.name ?? location.href).pathname === location.pathname)
    return false;
  location.reload();
  return true;
}

/**
 * Loads the document again after an error of the DOM: a translation by the browser or an extension has changed
 * the document. Only after an act of the visitor, so that an extension that changes each document causes no loop.
 */
export function reloadAfterDomError(error: unknown): boolean {
  if (!(error instanceof DOMException) || !navigator.userActivation?.hasBeenActive) return false;
  location.reload();
  return true;
}

/**
 * Handles a resource that failed to load. If the host has another build, the page is reloaded once.
 * @param walked whether the failed resource is a page: without a response of the host it may be in the cache
 * @returns true if the page is about to reload
 */
export async function reloadIfStale(walked = false): Promise<boolean> {
  const { build } = site();
  try {
    const html = await (await fetch(location.href, { cache: 'no-cache' })).text();
    const [, current = build] = BUILD.exec(html) ?? [];
    return current !== build && reloadOnce(build);
  } catch {
    return walked && reloadPage();
  }
}
