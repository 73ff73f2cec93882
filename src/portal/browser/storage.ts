/**
 * Stores a value on this device. Full or forbidden storage is ignored. The first-second script replaces a storage
 * object that throws on access with one in memory.
 */
export function storeValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden.
  }
}

export function storedValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: nothing was stored.
  }
}

export function hasStoredKey(start: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}

const CHANGED = 'portalfolio:favorites';

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
