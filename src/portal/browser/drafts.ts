import { DRAFTS } from '~/portal/lib/contact-form';
import { draftIn, draftText, type Draft } from '~/portal/lib/draft';

import { forget, recall, remember } from './storage';

/** During navigation, the previous page releases its locks shortly after the next page requests them. */
const PATIENCE_MS = 1000;

/** Stores the draft of a form on the device, or in memory if storage fails. */
export type DraftKeeper = {
  read: () => Draft | null;
  /** True if it is on the device. A draft in memory is lost with the page. */
  keep: (draft: Draft) => boolean;
  forget: () => void;
};

const tabsOwn = {
  get(form: string): string | null {
    try {
      return sessionStorage.getItem(DRAFTS + form);
    } catch {
      return null;
    }
  },
  set(form: string, key: string) {
    try {
      sessionStorage.setItem(DRAFTS + form, key);
    } catch {
      // Forbidden: the next page of this tab finds the draft as one of a closed tab.
    }
  },
};

/**
 * Locks a draft for this document. The lock is released when the tab closes or crashes. Without locks (no
 * secure context) every tab can use every draft. Concurrent changes stay in their forms.
 */
function take(key: string, patient: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    if (typeof navigator === 'undefined' || !('locks' in navigator)) {
      resolve(true);
      return;
    }
    const hold = (lock: unknown) => {
      resolve(lock !== null);
      return lock ? new Promise<void>(() => {}) : undefined;
    };
    const wait = patient ? { signal: AbortSignal.timeout(PATIENCE_MS) } : { ifAvailable: true };
    navigator.locks.request(key, wait, hold).catch(() => resolve(!patient));
  });
}

/** The stored drafts of a form, newest first. */
function keysOf(form: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${DRAFTS}${form}.`))
      .map((key) => ({ key, draft: draftIn(recall(key)) }))
      .filter(({ draft }) => draft !== null)
      .toSorted((one, other) => (other.draft?.at ?? 0) - (one.draft?.at ?? 0))
      .map(({ key }) => key);
  } catch {
    return [];
  }
}

/** Locks this tab's own draft, else the newest one that no other tab uses, else a new one. */
async function keyFor(form: string): Promise<string> {
  const own = tabsOwn.get(form);
  const isOwn = Boolean(own?.startsWith(`${DRAFTS}${form}.`)) && (await take(own ?? '', true));
  if (own && isOwn && draftIn(recall(own))) return own;
  for (const key of keysOf(form)) {
    if (key !== own && (await take(key, false))) return key;
  }
  if (own && isOwn) return own;
  const key = `${DRAFTS}${form}.${Math.random().toString(36).slice(2)}`;
  await take(key, false);
  return key;
}

/**
 * Whether the draft was really written. The first-second script replaces forbidden storage with memory, and a full
 * device may drop a text silently.
 */
function isOnDevice(key: string, text: string): boolean {
  try {
    return localStorage instanceof Storage && localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

async function keeperOf(form: string): Promise<DraftKeeper> {
  const key = await keyFor(form);
  tabsOwn.set(form, key);
  let latest = draftIn(recall(key));
  return {
    read: () => latest,
    keep(draft) {
      latest = draft;
      const text = draftText(draft);
      remember(key, text);
      return isOnDevice(key, text);
    },
    forget() {
      latest = null;
      forget(key);
    },
  };
}

const keepers = new Map<string, Promise<DraftKeeper>>();

/** The draft store of a form; one per document. */
export function draftKeeper(form: string): Promise<DraftKeeper> {
  const known = keepers.get(form);
  if (known) return known;
  const keeper = keeperOf(form);
  keepers.set(form, keeper);
  return keeper;
}
