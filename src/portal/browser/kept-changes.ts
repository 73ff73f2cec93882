const CHANGED = 'portalfolio:kept';

export const tellKept = () => dispatchEvent(new Event(CHANGED));

/** Hears changes of every list that stays on this device, those of other tabs too. */
export function onKept(hear: () => void): () => void {
  addEventListener(CHANGED, hear);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(CHANGED, hear);
    removeEventListener('storage', hear);
  };
}
