const CHANGED = 'portalfolio:kept';

export const notifyFavoritesChange = () => dispatchEvent(new Event(CHANGED));

/** Subscribes to changes of the stored lists, including changes in other tabs. */
export function onFavoritesChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}
