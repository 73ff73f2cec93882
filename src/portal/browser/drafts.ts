import { DRAFTS } from '~/portal/lib/contact-form';
import { draftIn, draftText, type Draft } from '~/portal/lib/draft';

import { forget, recall, remember } from './storage';

/** A page that is left gives up its locks a moment later than its successor asks. */
const PATIENCE_MS = 1000;

/** Keeps a form's text on this device, or in this page's memory where the device does not. */
export type DraftKeeper = {
  read: () => Draft | null;
  /** True where the device has it; what is in this page's memory goes with the page. */
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
      // Forbidden: the next page of this tab finds its text as that of a closed one.
    }
  },
};

/**
 * Takes a text for this document alone, until it is gone: the lock goes with its tab, however that ends. Without locks
 * (an address that is not secure) everybody gets every text; what two of them write stays in their forms.
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

/** The texts of a form that stand on this device, the newest first. */
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

/** Takes this tab's own text; else the newest that no living tab writes; else a new one. */
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

/** The early script's memory serves where storage is forbidden, and is none; a full device takes a text without a word. */
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

/** The keeper of a form's text, one for the document's life. */
export function draftKeeper(form: string): Promise<DraftKeeper> {
  const known = keepers.get(form);
  if (known) return known;
  const keeper = keeperOf(form);
  keepers.set(form, keeper);
  return keeper;
}
