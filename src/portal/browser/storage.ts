import { isString, jsonIn } from '~/portal/text/json-shape';

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

const notifyFavoritesChange = () => dispatchEvent(new Event(CHANGED));

/** Subscribes to changes of the stored lists, including changes in other tabs. */
export function onFavoritesChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

/** Parses a stored list of names. Any other value is an empty list. */
export function parseStoredList(text: string | null, most: number): readonly string[] {
  const stored = jsonIn(text ?? '');
  return Array.isArray(stored) ? [...new Set(stored.filter(isString))].slice(0, most) : [];
}

export const without = (names: readonly string[], name: string): readonly string[] =>
  names.filter((one) => one !== name);

/** Adds a name at the front and drops the oldest beyond the limit. */
export const withFirst = (names: readonly string[], name: string, most: number): readonly string[] =>
  [name, ...without(names, name)].slice(0, most);

/** A short list of names stored on the device, newest first. */
export type StoredList = {
  /** Returns the same array until it changes. */ all: () => readonly string[];
  add: (name: string) => void;
  remove: (name: string) => void;
};

export function storedList(key: string, most: number): StoredList {
  let read: { text: string | null; all: readonly string[] } = { text: null, all: [] };
  const all = () => {
    const text = storedValue(key);
    if (text !== read.text) read = { text, all: parseStoredList(text, most) };
    return read.all;
  };
  const store = (names: readonly string[]) => {
    storeValue(key, JSON.stringify(names));
    // If storage fails, the list is kept in memory for this document.
    read = { text: storedValue(key), all: names };
    notifyFavoritesChange();
  };
  return {
    all,
    add: (name) => store(withFirst(all(), name, most)),
    remove: (name) => store(without(all(), name)),
  };
}

/** spec §7: written by Management groups, read and removed by Subscriptions. */
const KEY = 'expandCompany';

/** The name of the company that the next visit of Subscriptions expands. */
export const expandCompany = {
  store: (name: string) => storeValue(KEY, name),
  /** Reading removes it. */
  take: (): string | null => {
    const name = storedValue(KEY);
    if (name !== null) removeStored(KEY);
    return name;
  },
};
