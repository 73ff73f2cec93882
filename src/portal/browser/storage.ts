import { isString, jsonIn } from '~/portal/text/json-shape';

/** The storage of this device, or of this tab. */
type Where = 'device' | 'tab';
const storageOf = (where: Where): Storage => (where === 'device' ? localStorage : sessionStorage);

/**
 * Stores a value; null removes it.
 * @returns false if it is not stored: the storage is full, or the browser forbids it, so that even access throws
 */
export function storeValue(key: string, value: string | null, where: Where = 'device'): boolean {
  try {
    const storage = storageOf(where);
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return storage.getItem(key) === value;
  } catch {
    return false;
  }
}

/** A stored value; null without one. */
export function storedValue(key: string, where: Where = 'device'): string | null {
  try {
    return storageOf(where).getItem(key);
  } catch {
    return null;
  }
}

/** The keys of this device that begin with a text. */
export function storedKeys(start: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

const CHANGED = 'portalfolio:favorites';

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
    dispatchEvent(new Event(CHANGED));
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
  store: (name: string): void => void storeValue(KEY, name),
  /** Reading removes it. */
  take: (): string | null => {
    const name = storedValue(KEY);
    if (name !== null) storeValue(KEY, null);
    return name;
  },
};
