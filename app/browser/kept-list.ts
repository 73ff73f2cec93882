import { readKept, withKept, without } from '~/domain/kept-ids';

import { recall, remember } from './storage';

const CHANGED = 'portalfolio:kept';

/** A short list of names that stays on this device, the last first. */
export type KeptList = {
  /** The same list until it changes. */ all: () => readonly string[];
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
    dispatchEvent(new Event(CHANGED));
  };
  return {
    all,
    put: (name) => keep(withKept(all(), name, most)),
    drop: (name) => keep(without(all(), name)),
  };
}

/** Hears changes of every such list, those of other tabs too. */
export function onKept(hear: () => void): () => void {
  addEventListener(CHANGED, hear);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(CHANGED, hear);
    removeEventListener('storage', hear);
  };
}
