const CHANGED = 'portalfolio:kept';

export const notifyFavoritesChange = () => dispatchEvent(new Event(CHANGED));

/** Hears changes of every list that stays on this device, those of other tabs too. */
export function onFavoritesChange(hear: () => void): () => void {
  addEventListener(CHANGED, hear);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(CHANGED, hear);
    removeEventListener('storage', hear);
  };
}
