/** What the browser knows for sure: that there is no connection. Where it says there is one, there may be none. */
export const isOffline = (): boolean => !navigator.onLine;

/** Calls back when the browser learns otherwise. @returns what ends it */
export function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
