import { isFlag, isNumber, isOneOf, isShape, isText, jsonIn } from '~/portal/lib/json-shape';

/** The kinds of notifications, all of them events of the current visit. */
const KINDS = ['sent', 'exported', 'copied', 'linked', 'starred', 'unstarred', 'failed'] as const;
export type NoticeKind = (typeof KINDS)[number];

export type Notice = {
  /** Time in ms since 1970. It is also the unique key. */ at: number;
  kind: NoticeKind;
  /** The subject, in the owner's or the visitor's words. */ about: string;
  /** The visitor has seen it in the pane. */ seen: boolean;
};

const NOTICED = 'portalfolio:noticed';
const KEY = 'portalfolio.notices';
const MOST = 50;

/** The fallback for this document if session storage fails. */
let kept: { text: string; all: readonly Notice[] } = { text: '[]', all: [] };

/**
 * Entries further in the future than this are invalid, ms. A clock that was set back leaves entries in the
 * future.
 */
const FUTURE_MS = 86_400_000;

const isNotice = isShape<Notice>({
  at: (at) => isNumber(at) && Number.isInteger(at) && at > 0 && at < Date.now() + FUTURE_MS,
  kind: isOneOf(...KINDS),
  about: isText,
  seen: isFlag,
});

/** Parses the stored notifications. Invalid and duplicate entries are dropped. */
export function noticesIn(text: string): readonly Notice[] {
  const all = jsonIn(text);
  const fitting = Array.isArray(all) ? all.filter(isNotice) : [];
  return [...new Map(fitting.map((one) => [one.at, one])).values()].slice(0, MOST);
}

/** The notifications of this visit, newest first. The same array until it changes. */
export function notices(): readonly Notice[] {
  try {
    const text = sessionStorage.getItem(KEY) ?? kept.text;
    if (text !== kept.text) {
      kept = { text, all: noticesIn(text) };
    }
  } catch {
    // Refused.
  }
  return kept.all;
}

/** Whether this visit has notifications. */
export const hasNotices = (): boolean => notices().length > 0;

export function keepNotices(all: readonly Notice[]): void {
  kept = { text: JSON.stringify(all), all };
  try {
    if (all.length > 0) sessionStorage.setItem(KEY, kept.text);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Full or forbidden.
  }
  if (all.length === 0) kept = { text: '[]', all };
  dispatchEvent(new Event(NOTICED));
}

/** Subscribes to changes. */
export function onNotices(hear: () => void): () => void {
  addEventListener(NOTICED, hear);
  return () => removeEventListener(NOTICED, hear);
}

/** Closes the toasts of a kind. Their entries stay in the pane. */
export function markSeen(kind: NoticeKind): void {
  const all = notices();
  if (all.some((notice) => notice.kind === kind && !notice.seen))
    keepNotices(all.map((notice) => (notice.kind === kind ? { ...notice, seen: true } : notice)));
}

/**
 * Notifies the visitor of an action with a toast and an entry in the notification pane.
 * @param quiet only the entry, if the page already shows a message
 */
export function notify(kind: NoticeKind, about = '', { quiet = false } = {}): void {
  const before = notices();
  const at = Math.max(Date.now(), (before[0]?.at ?? 0) + 1);
  keepNotices([{ at, kind, about, seen: quiet }, ...before].slice(0, MOST));
}
