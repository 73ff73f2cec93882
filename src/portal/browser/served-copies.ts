import { KEPT_COPY } from '~/portal/lib/offline';

import { isOffline, onConnection } from './connection';

/** What is asked of the host each time: pages and their data. */
const ASKED_ANEW = /\/slices\/[\w-]+\/[\w-]+\.json$/;

let lastWasCopy = false;

/** True where the page shows copies: the browser says that there is no connection, or the host did not answer. */
export const showsCopies = (): boolean => isOffline() || lastWasCopy;

/** Calls back when that may have changed. @returns what ends it */
export function onCopies(listener: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const isCopy = entry.serverTiming?.some(({ name }) => name === KEPT_COPY);
      if (isCopy || ASKED_ANEW.test(entry.name) || entry.entryType === 'navigation') lastWasCopy = isCopy;
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
