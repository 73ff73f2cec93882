/**
 * What stays on this device. Storage may be full or forbidden; then nothing is kept and nothing breaks.
 * Where its very name would throw, the early script has put a memory in its place.
 */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden.
  }
}

/** What was kept under a key; null when there is nothing. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then it was never kept.
  }
}

/** True where something is kept under a key that begins so. */
export function holdsAny(start: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}
