import { isString, jsonIn } from '~/portal/text/json-shape';
import { notifyFavoritesChange, storedValue, storeValue } from './storage';

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
