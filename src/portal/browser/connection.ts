/** True if the browser reports no connection. A reported connection may still be unusable. */
export const isOffline = (): boolean => !navigator.onLine;

/**
 * Subscribes to changes of the connection.
 * @returns the unsubscribe function
 */
export function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
