import { CACHED_COPY } from '~/portal/lib/offline';

import { isOffline, onConnection } from './connection';

/** Requests that always go to the host first: pages and their data. */
const SLICE = /\/slices\/[\w-]+\/[\w-]+\.json$/;

let lastWasCopy = false;

/** True if the page shows cached content: there is no connection, or the host did not respond. */
export const showsCopies = (): boolean => isOffline() || lastWasCopy;

/**
 * Subscribes to possible changes of it.
 * @returns the unsubscribe function
 */
export function onCopies(listener: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const isCopy = entry.serverTiming?.some(({ name }) => name === CACHED_COPY);
      if (isCopy || SLICE.test(entry.name) || entry.entryType === 'navigation') lastWasCopy = isCopy;
    }
    listener();
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  const end = onConnection(() => {
    lastWasCopy = false;
    listener();
  });
  return () => {
    observer.disconnect();
    end();
  };
}
