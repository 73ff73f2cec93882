import { readKept, withKept, without } from '~/portal/lib/kept-ids';

import { notifyFavoritesChange } from './favorites-changes';
import { recall, remember } from './storage';

/** A short list of names stored on the device, newest first. */
export type KeptList = {
  /** Returns the same array until it changes. */ all: () => readonly string[];
  put: (name: string) => void;
  drop: (name: string) => void;
};

export function keptList(key: string, most: number): KeptList {
  let read: { text: string | null; all: readonly string[] } = { text: null, all: [] };
  const all = () => {
    const text = recall(key);
    if (text !== read.text) read = { text, all: readKept(text, most) };
    return read.all;
  };
  const keep = (names: readonly string[]) => {
    remember(key, JSON.stringify(names));
    // If storage fails, the list is kept in memory for this document.
    read = { text: recall(key), all: names };
    notifyFavoritesChange();
  };
  return {
    all,
    put: (name) => keep(withKept(all(), name, most)),
    drop: (name) => keep(without(all(), name)),
  };
}
