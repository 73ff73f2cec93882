const CHANGED = 'portalfolio:kept';

export const notifyFavoritesChange = () => dispatchEvent(new Event(CHANGED));

/** Subscribes to changes of the stored lists, including changes in other tabs. */
export function onFavoritesChange(hear: () => void): () => void {
  addEventListener(CHANGED, hear);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(CHANGED, hear);
    removeEventListener('storage', hear);
  };
}
