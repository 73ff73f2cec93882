import { DRAFTS, draftIn, type Draft } from '~/portal/mail/contact-form';

import { storedKeys, storedValue, storeValue } from './storage';

/** During navigation, the previous page releases its locks shortly after the next page requests them. */
const TIMEOUT_MS = 1000;

/**
 * Locks a draft for this document. The lock is released when the tab closes or crashes. Without locks (no
 * secure context) every tab can use every draft. Concurrent changes stay in their forms.
 */
function lock(key: string, waits: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    if (typeof navigator === 'undefined' || !('locks' in navigator)) {
      resolve(true);
      return;
    }
    const holdUntilUnload = (granted: unknown) => {
      resolve(granted !== null);
      return granted ? new Promise<void>(() => {}) : undefined;
    };
    const wait = waits ? { signal: AbortSignal.timeout(TIMEOUT_MS) } : { ifAvailable: true };
    navigator.locks.request(key, wait, holdUntilUnload).catch(() => resolve(!waits));
  });
}

/** The stored drafts of a form, newest first. */
const keysOf = (form: string): string[] =>
  storedKeys(`${DRAFTS}${form}.`)
    .flatMap((key) => ({ key, at: draftIn(storedValue(key))?.at ?? null }))
    .filter((draft): draft is { key: string; at: number } => draft.at !== null)
    .toSorted((one, other) => other.at - one.at)
    .map(({ key }) => key);

/** Locks this tab's own draft, else the newest one that no other tab uses, else a new one. */
async function keyFor(form: string): Promise<string> {
  const own = storedValue(DRAFTS + form, 'tab');
  const isOwn = Boolean(own?.startsWith(`${DRAFTS}${form}.`)) && (await lock(own ?? '', true));
  if (own && isOwn && draftIn(storedValue(own))) return own;
  for (const key of keysOf(form)) {
    if (key !== own && (await lock(key, false))) return key;
  }
  if (own && isOwn) return own;
  const key = `${DRAFTS}${form}.${Math.random().toString(36).slice(2)}`;
  await lock(key, false);
  return key;
}

/** Stores the draft of a form on the device, or in memory if storage fails. */
async function newDraftStore(form: string) {
  const key = await keyFor(form);
  // Where it is forbidden, the next page of this tab finds the draft as one of a closed tab.
  storeValue(DRAFTS + form, key, 'tab');
  let latest = draftIn(storedValue(key));
  return {
    read: () => latest,
    /** True if it is on the device. A draft in memory is lost with the page. */
    store(draft: Draft): boolean {
      latest = draft;
      return storeValue(key, JSON.stringify(draft));
    },
    remove() {
      latest = null;
      storeValue(key, null);
    },
  };
}

const stores = new Map<string, ReturnType<typeof newDraftStore>>();

/** The draft store of a form; one per document. */
export function draftStore(form: string): ReturnType<typeof newDraftStore> {
  const known = stores.get(form);
  if (known) return known;
  const store = newDraftStore(form);
  stores.set(form, store);
  return store;
}
