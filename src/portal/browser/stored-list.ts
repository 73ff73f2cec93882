import { parseStoredList, withFirst, without } from '~/portal/lib/stored-list';

import { notifyFavoritesChange } from './favorites-changes';
import { storedValue, storeValue } from './storage';

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
